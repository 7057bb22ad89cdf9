import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folders = [
  ...['src/app', 'src/components', 'src/domain', 'src/machines', 'src/services'],
  ...[':(glob)src/demo/*.ts', 'src/demo/identity', 'src/demo/movies', 'src/demo/pictures'],
  ...['offline', 'hosting', 'prerender'],
];

const words = [
  String.raw`unprovided heedful\w* [wW]eather \w*Keeper wish\w* \w*Wish told retold kept heed hear`,
  String.raw`\w+ByHand \w+News calm \w*Calm besides sayings deeds? anew [wW]hoever unwired patience`,
  String.raw`partings? standIn lazyScreen welcomePerson letGo\w* forgetful humane\w*`,
].flatMap((line) => line.split(' '));
const phrases = ['of which', 'lets go of', 'is told of'];

describe('retired words', () => {
  it.each(folders)('do not occur in %s', (folder) => {
    const pattern = new RegExp(`\\b(?:${[...words, ...phrases].join('|')})\\b`);
    const files = execFileSync('git', ['ls-files', folder], { encoding: 'utf8' })
      .trim()
      .split('\n');
    const hits = files
      .filter((file) => /\.(?:[cm]?[jt]sx?|mdx?)$/.test(file) && !file.includes('/texts/'))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
          ),
      );
    expect(hits).toEqual([]);
  });
});
