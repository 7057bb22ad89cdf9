import { createHash } from 'node:crypto';
import { contentSecurityPolicy, type Build, type InlineHashes } from './contentSecurityPolicy.ts';

/** @throws if the page contains inline handlers or style attributes, which no hash allows. */
export function injectCsp(page: string, build: Build): string {
  const [attribute] = page.replace(inline, '').match(inlineAttribute) ?? [];
  if (attribute) {
    throw new Error(`index.html holds ${attribute}, which a safe policy does not allow.`);
  }
  if (!opening.test(page)) {
    throw new Error('index.html must begin its head with <meta charset="utf-8" />.');
  }
  const policy = contentSecurityPolicy(build, hashesIn(page));
  return page.replace(
    opening,
    (start) => `${start}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}

const opening = /<head>\s*<meta charset="utf-8" ?\/?>/;
const inline = /(?<=<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\1>)/g;
const inlineAttribute = /<[a-z][^<>]*\s(?:style|on[a-z]+)\s*=[^<>]*>/i;

function hashesIn(page: string): InlineHashes {
  const found = [...page.matchAll(inline)].filter(([text]) => text !== '');
  const of = (tag: string) =>
    found.filter(([, each]) => each === tag).map(([text]) => hashOf(text));
  return { scripts: of('script'), styles: of('style') };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
