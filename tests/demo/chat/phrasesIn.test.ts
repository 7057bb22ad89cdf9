import { describe, expect, it } from 'vitest';
import { suggestFilms } from '@/demo/chat/suggestFilms';
import { demoFilms } from '@/demo/movies/demoFilms';
import judged from '../../eval/queries.json' with { type: 'json' };

const ask = suggestFilms(demoFilms);
const phrasesOf = (query: string) => ask(query).parsed.phrases;
const saidIn = (query: string) => phrasesOf(query).map(({ said }) => said);

describe('the phrases of a query', () => {
  it.each([
    ['A heist in Space', ['heist', 'Space']],
    ['space but not Star Wars, from the 90s', ['space', 'not Star Wars', '90s']],
    ['no romance or horror', ['no romance', 'no horror']],
    ['if I loved Amélie and Parasite', ['if I loved Amélie', 'if I loved Parasite']],
    ['romcoms', ['romcoms']],
    ['shawshenk redemtion', ['shawshenk redemtion']],
    ['comedias de los años 80, sin sustos', ['comedias', 'los años 80', 'sin sustos']],
    ['algo parecido a Origen', ['parecido a Origen']],
    ['90 के दशक की रोमांटिक फ़िल्में', ['90 के दशक', 'रोमांटिक']],
    ['हॉरर नहीं, मज़ेदार फ़िल्म', ['हॉरर नहीं', 'मज़ेदार']],
    ['शोले जैसी फ़िल्म', ['शोले जैसी']],
    ['🧟😂', ['🧟', '😂']],
    ['marvel but not avengers', ['marvel', 'not avengers']],
    ['gore free horror', ['gore free', 'horror']],
    ['asdfghjkl qwpoeiru', []],
  ])('"%s" are %j', (query, said) => {
    expect(saidIn(query)).toEqual(said);
  });

  it.each([
    ['a heist in space', 'heist', 'space'],
    ['a heist in space', 'space', 'a heist'],
    ['space but not Star Wars', 'space', 'not Star Wars'],
    ['space but not Star Wars', 'not Star Wars', 'space'],
    ['marvel but not avengers', 'not avengers', 'marvel'],
    ['gore free horror', 'gore free', 'horror'],
    ['no romance or horror, a comedy', 'no romance', 'no horror, a comedy'],
    ['a comedy with ghosts and robots', 'ghosts', 'a comedy and robots'],
    ['something like Amélie and Parasite', 'like Amélie', 'something like Parasite'],
    ['comedias de los años 80', 'comedias', 'los años 80'],
    ['tranquila y tierna, sin sobresaltos', 'tierna', 'tranquila, sin sobresaltos'],
    ['90 के दशक की रोमांटिक फ़िल्में', '90 के दशक', 'रोमांटिक फ़िल्में'],
    ['हॉरर नहीं, मज़ेदार फ़िल्म', 'हॉरर नहीं', 'मज़ेदार फ़िल्म'],
    ['shawshenk redemtion', 'shawshenk redemtion', ''],
  ])('leave of "%s" without "%s": "%s"', (query, phrase, rest) => {
    expect(phrasesOf(query).find(({ said }) => said === phrase)?.rest).toBe(rest);
  });

  it('keep the other phrases for nearly all judged queries', () => {
    const wrong = judged.flatMap(({ query }) =>
      phrasesOf(query).filter(({ rest }, at) => {
        const others = saidIn(query).filter((_, index) => index !== at);
        return others.length > 0 && saidIn(rest).join('|') !== others.join('|');
      }),
    );
    expect(wrong.length).toBeLessThan(8);
  });
});
