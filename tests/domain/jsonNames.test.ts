import { describe, expect, it } from 'vitest';
import { beginsJson, jsonNames, opensJson } from '@/domain/jsonNames';
import { nameKey } from '@/domain/movieName';

function read(text: string) {
  const names: string[] = [];
  const json = jsonNames((name, year) => names.push(nameKey({ name, year })));
  const end = [...text].findIndex((char) => json.step(char));
  json.end();
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
    [
      'no title of the list',
      '{"title": "Heist films", "movies": ["Heat", {"title": "Ronin", "year": 1998}]}',
      ['Heat', 'Ronin (1998)'],
    ],
    [
      'no name of a function',
      '{"name": "recommend_movies", "arguments": {"movies": ["Heat", "Ronin"]}}',
      ['Heat', 'Ronin'],
    ],
    [
      'no similar titles of a movie',
      '[{"title": "Heat", "similar": ["Ronin"]}, {"title": "Up"}]',
      ['Heat', 'Up'],
    ],
    [
      'no similar movies of a movie',
      '[{"title": "Heat", "similar_movies": ["Ronin"], "movies_like_it": ["Thief"]}]',
      ['Heat'],
    ],
    [
      'no people of a movie',
      '[{"title": "Heat", "director": {"name": "Michael Mann"}, "cast": [{"name": "Al Pacino"}]}]',
      ['Heat'],
    ],
    ['films by genre', '{"genres": [{"title": "Heat"}], "drama": {"name": "Up"}}', ['Heat', 'Up']],
    ['a year inside a movie', '[{"title": "Heat", "details": {"year": 1995}}]', ['Heat (1995)']],
    ['one movie in an object', '{"movies": {"title": "Heat"}}', ['Heat']],
    ['Spanish keys', '[{"título": "Volver", "año": 2006}]', ['Volver (2006)']],
    ['numbered keys', '{"1": "Heat", "movie2": "Ronin"}', ['Heat', 'Ronin']],
    ['years by title', '{"Heat": 1995, "Ronin": "1998"}', ['Heat (1995)', 'Ronin (1998)']],
    ['objects by title', '{"movies": {"Heat": {"year": 1995}}}', ['Heat (1995)']],
    ['a list in a text', '{"films": "Heat, Ronin"}', ['Heat', ' Ronin']],
    [
      'a list in an answer',
      '{"query": "heists, cops", "response": "Heat, Ronin, and Up"}',
      ['Heat', ' Ronin', ' and Up'],
    ],
    ['a list in a Spanish answer', '{"respuesta": "Tesis, Volver"}', ['Tesis', ' Volver']],
    ['a list in a Hindi answer', '{"उत्तर": "शोले, दीवार"}', ['शोले', ' दीवार']],
    ['no refusal in an answer', '{"response": "Sorry, I Have None"}', []],
    ['no sentence in an answer', '{"result": "A heist film, slow and dark"}', []],
    ['no word in an answer', '{"output": "Done"}', []],
    ['no text after a longer key', '{"answer kind": "Short, Long", "my result": "Good, New"}', []],
    [
      'letters as codes',
      String.raw`["Am\u00e9lie", "\u0936\u094b\u0932\u0947 \uD83D\uDC08"]`,
      ['Amélie', 'शोले 🐈'],
    ],
    ['escapes', String.raw`["\"Heat\"", "Ame\nlie"]`, ['"Heat"', 'Ame lie']],
    [
      'single quotes',
      "['Heat', 'Ocean's Eleven', 'The Lovers' Return']",
      ['Heat', "Ocean's Eleven", "The Lovers' Return"],
    ],
    ['curly quotes', '[“Heat”, “Ronin”]', ['Heat', 'Ronin']],
    [
      'no comments',
      '[ // crime\n"Heat", // "Mann", 1995\r"Ronin" # spies\n, "Up"]',
      ['Heat', 'Ronin', 'Up'],
    ],
    ['no comments after single quotes', "['Heat' // Mann\n, 'Up' # 2009\n]", ['Heat', 'Up']],
    [
      'strings with the signs of a comment',
      '[{"title": "#Alive", "url": "https://a.b/#c"}, {"title": "A // B"}]',
      ['#Alive', 'A // B'],
    ],
    [
      'ratings with a slash',
      '[{"title": "Heat", "rating": 8/10, "year": 1995}, {"title": "Ronin"}]',
      ['Heat (1995)', 'Ronin'],
    ],
    ['commas too many', '["Heat",, "Ronin",]', ['Heat', 'Ronin']],
    ['an end that never comes', '{"movies": ["Heat", "Ronin", "Thi', ['Heat', 'Ronin']],
    ['a movie that is cut', '[{"title": "Heat", "year": 1995, "plot": "A th', ['Heat (1995)']],
    ['a movie that is cut after its year', '[{"title": "Heat", "year": 1995', ['Heat (1995)']],
    ['a movie that is cut in its year', '[{"title": "Heat", "year": 19', ['Heat']],
    ['a movie that is cut after its title', '{"movies": [{"title": "Heat"', ['Heat']],
    ['no title that is cut', '[{"title": "Heat"}, {"title": "Ron', ['Heat']],
    ['a string before the cut', '["Heat", "Ronin"', ['Heat', 'Ronin']],
    ['no key before the cut', '{"Heat": 1995, "Ronin"', ['Heat (1995)']],
    ['nothing', '{"error": "I cannot help."}', []],
    [
      'titles under other keys',
      '[{"movie_title": "Heat"}, {"MovieTitle": "Alien"}, {"film name": "Ronin"}, {"Name": "Up"}]',
      ['Heat', 'Alien', 'Ronin', 'Up'],
    ],
    [
      'keys in other languages',
      '[{"pelicula": "Volver"}, {"titulo": "Roma"}, {"फिल्म": "शोले"}, {"作品": "生きる"}]',
      ['Volver', 'Roma', 'शोले', '生きる'],
    ],
    [
      'no key that only begins or ends like a title',
      '[{"subtitle": "A crime saga", "title_length": "4", "title": "Heat"}]',
      ['Heat'],
    ],
    [
      'keys with a number',
      '{"movie 1": "Heat", "film_2": "Ronin", "title#3": "Up", "10": "Alien"}',
      ['Heat', 'Ronin', 'Up', 'Alien'],
    ],
    ['no key with a number and more', '{"answer to 1": "Heat", "1 note": "Ronin"}', []],
    ['no list under a key with more words', '{"names of actors": "Al Pacino, Robert De Niro"}', []],
    ['a list under a key in capitals', '{"MOVIES": "Heat"}', ['Heat']],
    ['a release', '[{"title": "Heat", "release": "1995"}]', ['Heat (1995)']],
    ['no year of a studio', '[{"title": "Heat", "released by": "Studio 1949"}]', ['Heat']],
    ['a year without a title', '[{"year": 1995}]', []],
    ['a list with a year', '{"movies": {"year": 1995}}', []],
    ['a title without a year', '{"Heat": {"plot": "x"}}', []],
    ['a colon too many', '[{"title": "Heat": "x"}]', ['Heat']],
    ['a colon in an array', '["Heat": "Ronin"]', ['Heat', 'Ronin']],
    ['a comma too few', '["Heat" "Ronin"]', ['Heat', 'Ronin']],
    ['a bracket too many', ']', []],
    ['keys without values', '{"title", "Heat"}', []],
    ['a year without a key', '{"1995"}', []],
    ['no brackets', 'Heat, Ronin', []],
    ['tabs', String.raw`["Wall\tE"]`, ['Wall E']],
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
    ['{"', true],
    ['[ "', true],
    ['Heat ["', false],
    ['[{', true],
    ['[REC]', false],
    ['[Heat](x)', false],
    ['{Heat', false],
    ['movies=["Heat', true],
    ['movies =  ["Heat', true],
  ])('is %j: %s', (line, begins) => {
    expect(beginsJson(line)).toBe(begins);
  });

  it('may be a line of its own', () => {
    expect([' [ ', '{', 'movies = [', 'movies=[', '[]', 'x['].map(opensJson)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
