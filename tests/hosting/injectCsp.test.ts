import { describe, expect, it } from 'vitest';
import { readSettings } from '@/app/settings';
import { injectCsp } from '#hosting/injectCsp';

const build = {
  settings: readSettings({}),
  demoServices: ['identity', 'movies', 'suggestions'],
} as const;

function page(head: string, body = '') {
  return `<!doctype html>\n<html>\n  <head>\n    <meta charset="utf-8" />${head}</head><body>${body}</body></html>`;
}

/** `sha256` of "a". */
const hashOfA = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";

describe('injectCsp', () => {
  it('inserts the policy first and changes nothing else', () => {
    const bare = page('<script src="/main.js"></script>', '<p>Marquee</p>');
    const secured = injectCsp(bare, build);
    const [meta = ''] = /\n\s*<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(secured) ?? [];

    expect(secured.indexOf(meta)).toBe(bare.indexOf('<script'));
    expect(secured.replace(meta, '')).toBe(bare);
  });

  it('allows inline scripts and styles by their hashes', () => {
    const secured = injectCsp(page('<style>a</style>', '<script type="module">a</script>'), build);

    expect(secured).toContain(`script-src 'self' ${hashOfA};`);
    expect(secured).toMatch(new RegExp(`style-src [^;]* ${hashOfA.replace(/[+/]/g, '\\$&')};`));
  });

  it('adds no hash for a script of the own host', () => {
    const secured = injectCsp(page('<script type="module" src="/main.js"></script>'), build);

    expect(secured).toContain("script-src 'self';");
  });

  it.each([
    ['a style in an attribute', '<p style="color: red">Marquee</p>'],
    ['a handler in an attribute', '<body onload="start()">'],
  ])('throws when the page holds %s', (_, body) => {
    expect(() => injectCsp(page('', body), build)).toThrow(/^index.html holds </);
  });

  it('throws when the policy would not come first', () => {
    expect(() => injectCsp('<head><script>a</script></head>', build)).toThrow(
      'index.html must begin its head with <meta charset="utf-8" />.',
    );
  });

  it('ignores attribute names in scripts and texts', () => {
    const body = '<p>A style = a habit</p><script>a</script>';

    expect(() => injectCsp(page('<style>a</style>', body), build)).not.toThrow();
  });
});
