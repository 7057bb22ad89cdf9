import { describe, expect, it } from 'vitest';
import { shellFiles } from '#offline/shellFiles';

const text = (words: string) => new TextEncoder().encode(words);

function urlsOf(...paths: readonly string[]) {
  return shellFiles(
    paths.map((path) => [path, text(path)] as const),
    '/a/b/',
  ).map(({ url }) => url);
}

describe('shellFiles', () => {
  it('includes the page, every script, the drawings and the first font', () => {
    expect(
      urlsOf(
        'index.html',
        'favicon.svg',
        'default-avatar.svg',
        'assets/index-D37mLMGV.js',
        'assets/anek-latin-first-DZcssQ26.woff2',
      ),
    ).toEqual([
      '/a/b/index.html',
      '/a/b/favicon.svg',
      '/a/b/default-avatar.svg',
      '/a/b/assets/index-D37mLMGV.js',
      '/a/b/assets/anek-latin-first-DZcssQ26.woff2',
    ]);
  });

  it('excludes optional files and files for hosts', () => {
    expect(
      urlsOf(
        'assets/anek-devanagari-devanagari-wght-normal-B8fb2BTn.woff2',
        'assets/anek-latin-latin-ext-wght-normal-CzxqaSOW.woff2',
        'robots.txt',
        'manifest.webmanifest',
        'icons/icon-512.png',
        '404.html',
        'storybook/index.html',
        'sw.js',
      ),
    ).toEqual([]);
  });

  it('adds a digest to files without a hash in their name', () => {
    const [one, other, asset] = shellFiles(
      [
        ['index.html', text('one')],
        ['index.html', text('other')],
        ['assets/index-D37mLMGV.js', text('one')],
      ],
      '/',
    );

    expect(one?.revision).toMatch(/^[0-9a-f]{16}$/);
    expect(other?.revision).not.toBe(one?.revision);
    expect(asset?.revision).toBeNull();
  });

  it('adds integrity hashes', () => {
    const [page, asset] = shellFiles(
      [
        ['index.html', text('one')],
        ['assets/index-D37mLMGV.js', text('other')],
      ],
      '/',
    );

    expect(page?.integrity).toBe('sha256-dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z/0Me0=');
    expect(asset?.integrity).toMatch(/^sha256-[\w+/]{43}=$/);
    expect(asset?.integrity).not.toBe(page?.integrity);
  });
});
