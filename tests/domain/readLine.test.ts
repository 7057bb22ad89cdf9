import { describe, expect, it } from 'vitest';
import { newAnswer, newLine, releaseHeading } from '@/domain/answerState';
import { readLine } from '@/domain/readLine';
import { namesOf } from './support/namesOf';

function read(...lines: readonly string[]) {
  const answer = newAnswer();
  for (const text of lines) {
    answer.line = { ...newLine(), text };
    readLine(answer, text.trim());
  }
  releaseHeading(answer);
  return { answer, names: namesOf(answer) };
}

describe('readLine', () => {
  it('reads a name on each line', () => {
    const { answer, names } = read('Heat', 'Ronin (1998)', 'Thief');

    expect(names).toEqual(['Heat', 'Ronin (1998)', 'Thief']);
    expect(answer.style).toBe('lines');
  });

  it('reads items below a heading', () => {
    const { answer, names } = read('Heist films', '1. Heat', '2. Ronin', 'Enjoy!');

    expect(names).toEqual(['Heat', 'Ronin']);
    expect(answer.style).toBe('marked');
  });

  it('reads names between separators', () => {
    const { answer, names } = read('Heat, Ronin, Thief, Drive, Inside Man, The Town');

    expect(names).toEqual(['Heat', 'Ronin', 'Thief', 'Drive', 'Inside Man', 'The Town']);
    expect(answer.style).toBe('inline');
  });

  it('reads dated titles between dots', () => {
    expect(read('Heat (1995) · Ronin (1998) · Thief (1981)').names).toEqual([
      'Heat (1995)',
      'Ronin (1998)',
      'Thief (1981)',
    ]);
  });

  it.each([
    ['a fence of code', '```json'],
    ['a rule', '---'],
    ['the target of a link', '[1]: https://example.org'],
    ['the numbers of sources', '[1][2, 3]'],
    ['a line about the title above', 'Director: Michael Mann'],
    ['a tag', '<year>1995</year>'],
  ])('skips %s', (_, line) => {
    expect(read(line).names).toEqual([]);
  });
});
