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
  const hops = forwarded.map((hop) => withoutPort(hop.trim())).filter((hop) => hop !== '');
  const address = (trustedProxies > 0 && hops.at(-trustedProxies)) || socket.remoteAddress || '';
  return address.includes(':') ? networkOf(address) : address;
}

/** Some proxies write `203.0.113.7:51234` or `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  return hop.replace(/^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/, '$1$2');
}

const zeros = Array<string>(8).fill('0');

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const all = tail ? [...head, ...zeros.slice(head.length + tail.length), ...tail] : head;
  return all.slice(0, 4).join(':');
}
