import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folders = [
  ...['src/app', 'src/components', 'src/domain', 'src/machines', 'src/services'],
  ...['src/demo', 'offline', 'hosting', 'prerender', 'gateway', 'bench'],
  ...['stories', '.storybook', 'tests'],
  ...['docs', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
];
const excluded = [
  ...['src/domain/texts/', 'src/demo/chat/lexicon.ts', 'tests/eval/'],
  'tests/architecture/retiredWords.test.ts',
];
const quoted = ["The Lighthouse Keeper's Ledger", ...['weather in Berlin', 'weather forecast']];

const words = [
  String.raw`unprovided heedful\w* [wW]eather \w*Keeper wish\w* \w*Wish told retold kept heed hear`,
  String.raw`\w+ByHand \w+News calm \w*Calm besides sayings deeds? anew [wW]hoever (?:un)?wired patience`,
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
      .filter((file) => /\.(?:[cm]?[jt]sx?|mdx?)$/.test(file))
      .filter((file) => !excluded.some((path) => file.startsWith(path)))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            pattern.test(withoutQuotes(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
          ),
      );
    expect(hits).toEqual([]);
  });
});

function withoutQuotes(line: string): string {
  return quoted.reduce((rest, quote) => rest.replaceAll(quote, ''), line);
}
