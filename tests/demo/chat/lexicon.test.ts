import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lexicon } from '@/demo/chat/lexicon';
import { plainWords } from '@/demo/chat/plainWords';
import { tokensOf, wordsOf } from '@/demo/chat/tokens';

const sourceOf = (name: string) => readFileSync(`src/demo/chat/${name}.ts`, 'utf8');

describe('lexicon', () => {
  const keyOf = (phrase: string) => wordsOf(tokensOf(phrase));
  const lines = [...sourceOf('lexicon').matchAll(/= `\n([^`]+)\n`;/g)].flatMap(([, table = '']) =>
    table.split('\n'),
  );

  it('repeats no phrase of its entry or of an earlier one', () => {
    const known = new Set(lexicon.map(({ name }) => keyOf(name)));
    const repeated = lexicon.flatMap(({ name, phrases }, index) => {
      const [, written = ''] = lines[index]?.split(' | ') ?? [];
      const keys = phrases.map(keyOf);
      const unused = written.split(',').filter((phrase) => {
        const key = keyOf(phrase);
        return known.has(key) || keys.indexOf(key) !== keys.lastIndexOf(key);
      });
      for (const key of keys) known.add(key);
      return unused.map((phrase) => `${name}: ${phrase.trim()}`);
    });

    expect(lines).toHaveLength(lexicon.length);
    expect(repeated).toEqual([]);
  });
});

describe('word lists', () => {
  it.each(['fillerWords', 'markers', 'parseQuery', 'titles'])('of %s repeat no word', (file) => {
    const lists = [...sourceOf(file).matchAll(/plainWords\(\s*([`'])([^`']+)\1/g)];
    const repeated = lists.flatMap(([, , list = '']) => {
      const words = plainWords(list);
      return words.filter((word, index) => words.indexOf(word) !== index);
    });

    expect(lists.length).toBeGreaterThan(0);
    expect(repeated).toEqual([]);
  });
});
