import { describe, expect, it } from 'vitest';
import { lexicon } from '@/demo/chat/lexicon';
import { suggestFilms } from '@/demo/chat/suggestFilms';
import { suggestionFacts } from '@/demo/chat/suggestionFacts';
import { termNames } from '@/demo/chat/termNames';
import { demoFilms } from '@/demo/movies/demoFilms';
import { factsLine } from '@/domain/fact';
import { languages, type Language } from '@/domain/language';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

const ask = suggestFilms(demoFilms);
const textsIn = { english, spanish, hindi };

function lineOf(title: string, query: string, language: Language): string | undefined {
  const suggestion = ask(query).films.find(({ film }) => film.title === title);
  if (!suggestion) throw new Error(`${title} is not suggested for ${query}.`);
  return factsLine(suggestionFacts(suggestion), { language, texts: textsIn[language] });
}

describe('suggestionFacts', () => {
  it.each([
    ['Heat', 'a heist of the nineties by Michael Mann', 'heist · 1990s · directed by Michael Mann'],
    ['Reservoir Dogs', 'a heist of the nineties by Michael Mann', 'heist · 1990s'],
    ['3 Idiots', 'Bollywood comedies with Aamir Khan', 'Hindi · comedy · with Aamir Khan'],
    ['Notting Hill', 'romcoms', 'comedy · romance'],
    ['Titanic', 'best picture Oscar of the 90s', 'Oscar for best picture · 1990s'],
    ['Unforgiven', 'westerns after 1990', 'western · 1992'],
    ['The Wild Bunch', 'westerns after 1990', 'western'],
    ['The Godfather', 'American gangster films', 'United States · gangsters'],
    ['Alien', 'space but not Star Wars', 'space'],
    ['The Cat Returns', 'películas con gatos', 'cats'],
    ['Parasite', 'greatest masterpieces', 'award winner'],
    ['Interstellar', 'interstellar', undefined],
  ])('say of %s for "%s" in English: %s', (title, query, line) => {
    expect(lineOf(title, query, 'english')).toBe(line);
  });

  it.each([
    [
      'Heat',
      'un atraco de los años 90 de Michael Mann',
      'atracos · años 90 · dirigida por Michael Mann',
    ],
    ['The Cat Returns', 'बिल्ली वाली फ़िल्में', 'gatos'],
    ['Das Boot', 'submarine thrillers', 'submarinos · suspense'],
  ])('say of %s for "%s" in Spanish: %s', (title, query, line) => {
    expect(lineOf(title, query, 'spanish')).toBe(line);
  });

  it.each([
    ['Heat', '90 के दशक की डकैती, Michael Mann', '1990 का दशक · डकैती · निर्देशक Michael Mann'],
    ['The Cat Returns', 'movies with cat in it', 'बिल्लियाँ'],
    ['Monsters, Inc.', 'feel-good film for a rainy evening', 'मन को सुकून देने वाली'],
  ])('say of %s for "%s" in Hindi: %s', (title, query, line) => {
    expect(lineOf(title, query, 'hindi')).toBe(line);
  });

  it('leave out facts that are only related to the query', () => {
    for (const suggestion of ask('action').films) {
      const isAction = suggestion.film.genre_ids.includes(28);
      expect(suggestionFacts(suggestion).length > 0).toBe(isAction);
    }
  });
});

describe('termNames', () => {
  const structured = /^(?:genre|lang|country|year|fame):/;
  const terms = lexicon
    .filter(({ groups }) =>
      groups.some((group) => group.terms.some((term) => !structured.test(term))),
    )
    .map(({ name }) => name);

  it('name every term of the lexicon that is not a fact', () => {
    expect([...termNames.keys()].toSorted()).toEqual(terms.toSorted());
  });

  it.each(languages)('have a %s name for every term', (language) => {
    const nameless = [...termNames].filter(([, names]) => !names[language]?.trim());
    expect(nameless).toEqual([]);
  });
});
