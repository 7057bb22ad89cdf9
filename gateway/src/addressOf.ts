import type { IncomingMessage } from 'node:http';

/**
 * The client's address for rate limits. Only the entries of `X-Forwarded-For` that trusted proxies
 * added are used; a client can forge the others. An IPv6 network (/64) counts as one address.
 */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = forwarded.map((hop) => hop.trim()).filter((hop) => hop !== '');
  const address = (trustedProxies > 0 && hops.at(-trustedProxies)) || socket.remoteAddress || '';
  const last = address.slice(address.lastIndexOf(':') + 1);
  return last.includes('.') ? last : networkOf(address);
}

const zeros = '0:'.repeat(8);

function networkOf(address: string): string {
  const missing = zeros.slice(2 * groupsOf(address).length);
  return groupsOf(address.replace('::', `:${missing}`))
    .slice(0, 4)
    .join(':');
}

function groupsOf(address: string): readonly string[] {
  return address.split(':').filter(Boolean);
}
