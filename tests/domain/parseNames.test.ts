import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxNameLength, type MovieName } from '@/domain/movieName';
import { createNameParser, parseNames } from '@/domain/parseNames';
import { answers, labelsOf } from './answers/answers';

const labels = (answer: string) => labelsOf(parseNames(answer));

/** What models write, cut up and put together in any order. */
const anyAnswer = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(',', ', ', '\n', '\r\n', '; ', ' | ', '、', '।') },
      fc.constantFrom('1. ', '2) ', '- ', '* ', '**', '*', '"', "'", '“', '”', '«', '`', '```\n'),
      fc.constantFrom('[', ']', '{', '}', ':', '(', ')', '（', '\\', '|---|\n', '# ', '.', ' '),
      fc.constantFrom('Heat', '1917', '20,000', ' (1995)', 'Amélie', '七人の侍', 'शोले', ' 1995'),
      fc.constantFrom('Sure! ', 'Here are 10 movies: ', "I'm sorry, ", ' and ', ' - ', 'Enjoy!'),
      fc.constantFrom(...answers.map(({ text }) => text)),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));

function streamed(answer: string, sizes: readonly number[]): readonly MovieName[] {
  const parser = createNameParser();
  const names: MovieName[] = [];
  for (let from = 0, turn = 0; from < answer.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    names.push(...parser.push(answer.slice(from, from + size)));
    from += size;
  }
  return [...names, ...parser.end()];
}

describe('parseNames reads answers as models write them', () => {
  it.each(answers)('$model, $language: $text', ({ text, names }) => {
    expect(labels(text)).toEqual(names);
  });

  it('has at least 120 answers of six models in four languages, 46 of them hard', () => {
    const count = (key: 'model' | 'language') => new Set(answers.map((answer) => answer[key])).size;

    expect(answers.length).toBeGreaterThanOrEqual(120);
    expect([count('model'), count('language')]).toEqual([6, 4]);
    expect(answers.filter(({ isHard }) => isHard)).toHaveLength(46);
  });
});

describe('parseNames', () => {
  it.each([
    [
      'markup as text',
      '<script>alert(1)</script>,<b>Heat</b>',
      ['<script>alert(1)</script>', '<b>Heat</b>'],
    ],
    ['a link as its text', '[Ronin](javascript:alert(1)),Heat', ['Ronin', 'Heat']],
    ['no control characters', 'He\u0000at,\u0007Ronin\t,\u202eThief', ['He at', 'Ronin', 'Thief']],
    ['no overlong part', `Heat,${'x'.repeat(151)},Ronin`, ['Heat', 'Ronin']],
    ['a repeated name once', 'Heat,heat,HEAT,"Heat.",Heat (1995)', ['Heat']],
    [
      'titles with quotes in them',
      'The "Real" Thing, \'Round\' Midnight',
      ['The "Real" Thing', "'Round' Midnight"],
    ],
    ['titles with stars in them', 'What *If*, M*A*S*H', ['What *If*', 'M*A*S*H']],
    ['a number in brackets', '(500) Days of Summer, [REC]', ['(500) Days of Summer', '[REC]']],
    ['nothing in nothing', ' , \n', []],
  ])('reads %s', (_, answer, names) => {
    expect(labels(answer)).toEqual(names);
  });

  it('emits the first name one letter after its comma, the others at their comma', () => {
    const parser = createNameParser();

    expect(parser.push('Heat,')).toEqual([]);
    expect(parser.push(' R')).toEqual([{ name: 'Heat' }]);
    expect(parser.push('onin,')).toEqual([{ name: 'Ronin' }]);
    expect(parser.push('Thief')).toEqual([]);
    expect(parser.end()).toEqual([{ name: 'Thief' }]);
  });

  it('reads a streamed answer like a whole one, wherever it is cut', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 });

    fc.assert(
      fc.property(anyAnswer, sizes, (answer, cuts) => {
        expect(streamed(answer, cuts)).toEqual(parseNames(answer));
      }),
    );
  });

  it.each(answers)(
    'streams one character at a time: $model, $language: $text',
    ({ text, names }) => {
      expect(labelsOf(streamed(text, [1]))).toEqual(names);
    },
  );

  it('returns at most twenty different names, trimmed and within the length limit', () => {
    fc.assert(
      fc.property(anyAnswer, (answer) => {
        const names = parseNames(answer);
        const keys = labelsOf(names).map((label) => label.toLowerCase());

        expect(names.length).toBeLessThanOrEqual(20);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { name, year = 2000 } of names) {
          expect(name).toBe(name.trim());
          expect(name).not.toBe('');
          expect(name.length).toBeLessThanOrEqual(maxNameLength);
          expect(year >= 1800 && year < 2100).toBe(true);
        }
      }),
    );
  });

  it('throws on no text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(() => parseNames(text)).not.toThrow();
      }),
    );
  });

  it.each([
    ['nothing between names', 'a'],
    ['spaces', ' '],
    ['open brackets', '('],
    ['open JSON', '[{"'],
    ['quotes', '"a'],
    ['quotes and commas', '",'],
    ['stars', '*a'],
    ['bars', 'a|'],
    ['lines', '1. (\n'],
    ['years', ' 1995'],
    ['sentences', 'you are. '],
  ])(
    'reads a long text of %s, which quadratic time would not',
    (_, piece) => {
      expect(parseNames(piece.repeat(400_000 / piece.length)).length).toBeLessThan(2);
    },
    30_000,
  );
});
