import { describe, expect, it } from 'vitest';
import { beginsJson, jsonNames, opensJson } from '@/domain/jsonNames';
import { nameKey } from '@/domain/movieName';

function read(text: string) {
  const names: string[] = [];
  const json = jsonNames((name, year) => names.push(nameKey({ name, year })));
  const end = [...text].findIndex((char) => json.step(char));
  return { names, rest: end < 0 ? undefined : text.slice(end + 1) };
}

describe('jsonNames', () => {
  it.each([
    ['an array', '["Heat", "Ronin"]', ['Heat', 'Ronin']],
    ['an object around it', '{"movies": ["Heat"], "count": 1}', ['Heat']],
    [
      'objects with years',
      '[{"title": "Heat", "year": 1995}, {"name": "Ronin", "released": "1998-09-25"}]',
      ['Heat (1995)', 'Ronin (1998)'],
    ],
    ['other keys', '[{"film": "Heat", "director": "Michael Mann", "plot": "x"}]', ['Heat']],
    ['Spanish keys', '[{"título": "Volver", "año": 2006}]', ['Volver (2006)']],
    ['numbered keys', '{"1": "Heat", "movie2": "Ronin"}', ['Heat', 'Ronin']],
    ['years by title', '{"Heat": 1995, "Ronin": "1998"}', ['Heat (1995)', 'Ronin (1998)']],
    ['objects by title', '{"movies": {"Heat": {"year": 1995}}}', ['Heat (1995)']],
    ['a list in a text', '{"films": "Heat, Ronin"}', ['Heat', ' Ronin']],
    ['escapes', String.raw`["\"Heat\"", "Ame\nlie"]`, ['"Heat"', 'Ame lie']],
    [
      'single quotes',
      "['Heat', 'Ocean's Eleven', 'The Lovers' Return']",
      ['Heat', "Ocean's Eleven", "The Lovers' Return"],
    ],
    ['curly quotes', '[“Heat”, “Ronin”]', ['Heat', 'Ronin']],
    ['commas too many', '["Heat",, "Ronin",]', ['Heat', 'Ronin']],
    ['an end that never comes', '{"movies": ["Heat", "Ronin", "Thi', ['Heat', 'Ronin']],
    ['nothing', '{"error": "I cannot help."}', []],
  ])('reads %s', (_, text, names) => {
    expect(read(text).names).toEqual(names);
  });

  it('ends with the value', () => {
    expect(read('[["Heat"]] Enjoy!')).toEqual({ names: ['Heat'], rest: ' Enjoy!' });
    expect(read('["Heat"').rest).toBeUndefined();
  });
});

describe('the beginning of JSON', () => {
  it.each([
    ['["', true],
    [' { "', true],
    ['[{', true],
    ['[REC]', false],
    ['[Heat](x)', false],
    ['{Heat', false],
  ])('is %j: %s', (line, begins) => {
    expect(beginsJson(line)).toBe(begins);
  });

  it('may be a line of its own', () => {
    expect([' [ ', '{', '[]', 'x['].map(opensJson)).toEqual([true, true, false, false]);
  });
});
