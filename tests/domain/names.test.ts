import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishedParts, nameParts } from '@/domain/names';

/** What a chat service writes, and what it had better not write. */
const answers = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(',', ', ', '\n', '\r\n') },
      fc.constantFrom(
        '1. ',
        '10) ',
        '(3) ',
        '#4. ',
        '2 - ',
        '- ',
        '• ',
        '"',
        "'",
        '“',
        '”',
        '«',
        '*',
        '**',
        '_',
        '`',
        '.',
        ' ',
      ),
      fc.constantFrom(
        'Heat',
        'HEAT',
        '12 Angry Men',
        'Amélie',
        '千と千尋の神隠し',
        '1917',
        "L'Avventura",
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''));

describe('the parts of an answer', () => {
  it.each([
    ['Heat,Ronin', ['Heat', 'Ronin']],
    [' Heat , Ronin ', ['Heat', 'Ronin']],
    ['1. Heat\n2. Ronin\n3. Thief', ['Heat', 'Ronin', 'Thief']],
    ['1) Heat, (2) Ronin, #3. Thief, 4 - Rififi', ['Heat', 'Ronin', 'Thief', 'Rififi']],
    ['- Heat\r\n* Ronin\r\n• Thief', ['Heat', 'Ronin', 'Thief']],
    [
      '"Heat", “Ronin”, «Thief», \'Rififi\', ‘Drive’',
      ['Heat', 'Ronin', 'Thief', 'Rififi', 'Drive'],
    ],
    ['1. **Heat**, 2. *Ronin*, `Thief`', ['Heat', 'Ronin', 'Thief']],
    ['Heat,Ronin.', ['Heat', 'Ronin']],
    ['Heat,,  ,\n,Ronin', ['Heat', 'Ronin']],
    ['Heat,heat,HEAT,"Heat."', ['Heat']],
    [
      '1. 12 Angry Men, 1917, 2001: A Space Odyssey',
      ['12 Angry Men', '1917', '2001: A Space Odyssey'],
    ],
    [
      '3:10 to Yuma, 21 Grams, (500) Days of Summer, 8½',
      ['3:10 to Yuma', '21 Grams', '(500) Days of Summer', '8½'],
    ],
    [
      "L'Avventura, Ocean's Eleven, 'Round Midnight",
      ["L'Avventura", "Ocean's Eleven", "'Round Midnight"],
    ],
    ['10. Heat, 11) Ronin, 4  -  Rififi', ['Heat', 'Ronin', 'Rififi']],
    ['***Heat***, __Ronin__, 「Thief」', ['Heat', 'Ronin', '「Thief」']],
    ['""Heat"", ««Ronin»», Thief...', ['Heat', 'Ronin', 'Thief']],
    [
      'What *If*, *Batteries* Not Included, M*A*S*H',
      ['What *If*', '*Batteries* Not Included', 'M*A*S*H'],
    ],
    ['The "Real" Thing, K«9»X', ['The "Real" Thing', 'K«9»X']],
    ["The 'Burbs', 'Round' Midnight", ["The 'Burbs'", "'Round' Midnight"]],
    ['', []],
    [' , \n', []],
  ])('reads %j', (answer, names) => {
    expect(nameParts(answer)).toEqual(names);
  });

  it.each([
    ['a title with commas', 'The Good, the Bad and the Ugly', ['The Good', 'the Bad and the Ugly']],
    [
      'markup',
      '<script>alert(1)</script>,<b>Heat</b>',
      ['<script>alert(1)</script>', '<b>Heat</b>'],
    ],
    [
      'Markdown',
      '## Movies\n- **Heat**\n- [Ronin](https://x.example)',
      ['## Movies', 'Heat', '[Ronin](https://x.example)'],
    ],
    ['control characters', 'He\u0000at,\u0007Ronin\t,\u202eThief', ['He at', 'Ronin', 'Thief']],
    ['a sermon', `Heat,${'I am sorry '.repeat(14)},Ronin`, ['Heat', 'Ronin']],
    ['a name as long as may be', `${'x'.repeat(150)},${'y'.repeat(151)}`, ['x'.repeat(150)]],
  ])('take %s for text', (_, answer, parts) => {
    expect(nameParts(answer)).toEqual(parts);
  });

  it('are twenty at most: twice as many as names, as titles with commas come in several', () => {
    expect(nameParts('ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').join(','))).toEqual([
      ...'ABCDEFGHIJKLMNOPQRST',
    ]);
  });

  it('are never empty, overlong or repeated, and never more than twenty', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        const names = nameParts(answer);

        expect(names.length).toBeLessThanOrEqual(20);
        expect(names.filter((name) => name.length > 150)).toEqual([]);
        expect(names.filter((name) => name.trim() === '' || name !== name.trim())).toEqual([]);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      }),
    );
  });

  it('are read the same when they are read again', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        expect(nameParts(nameParts(answer).join(','))).toEqual(nameParts(answer));
      }),
    );
  });
});

describe('the parts that are finished', () => {
  it.each([
    ['', []],
    ['Heat', []],
    ['Heat,', ['Heat']],
    ['Heat,Ron', ['Heat']],
    ['1. Heat\n2. Ro', ['Heat']],
  ])('are, out of %j, %j', (text, names) => {
    expect(finishedParts(text)).toEqual(names);
  });

  it('stay as they are, whatever is written after them', () => {
    fc.assert(
      fc.property(answers, answers, (text, more) => {
        const names = finishedParts(text);

        expect(nameParts(text + more).slice(0, names.length)).toEqual(names);
        expect(finishedParts(text + more).slice(0, names.length)).toEqual(names);
      }),
    );
  });

  it('are all of them once a comma stands at the end', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        expect(finishedParts(`${answer},`)).toEqual(nameParts(answer));
      }),
    );
  });
});
