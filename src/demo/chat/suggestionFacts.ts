import type { Fact } from '@/domain/fact';
import { genreIds } from '@/domain/genres';
import type { Film } from '../movies/Film';
import { keyOf } from './filmIndex';
import type { Facet } from './parsedQuery';
import type { Suggestion } from './suggestFilms';
import { termNames } from './termNames';

/** What is true of a suggested film and meets the query. */
export function suggestionFacts({ film, met }: Suggestion): readonly Fact[] {
  return met.flatMap((facet) => factOf(film, facet) ?? []);
}

function factOf(film: Film, facet: Facet): Fact | undefined {
  const { kind, name, facts } = facet;
  if (kind === 'years') return yearsFact(film, name);
  if (kind === 'person') return personFact(film, facts);
  const genre = genreIds.find((id) => facts.has(`genre:${id}`) && film.genre_ids.includes(id));
  if (genre !== undefined) return { kind: 'genre', id: genre };
  const language = film.original_language;
  if (facts.has(`lang:${language}`)) return { kind: 'language', code: language };
  const country = film.countries.find((code) => facts.has(`country:${code}`));
  if (country !== undefined) return { kind: 'country', code: country };
  const hasAward = film.awards.some((award) => facts.has(`award:${award}`));
  // Fame is an opinion.
  if (facts.has(`fame:${film.fame}`) && !hasAward) return undefined;
  const names = termNames.get(name);
  return names && { kind: 'term', names };
}

function yearsFact({ release_date }: Film, name: string): Fact {
  const year = Number(release_date.slice(0, 4));
  const isDecade = name.split(' or ').every((part) => /^\d{4}s$/.test(part));
  return isDecade ? { kind: 'decade', from: year - (year % 10) } : { kind: 'year', year };
}

function personFact({ directors, cast }: Film, facts: Facet['facts']): Fact | undefined {
  const isMeant = (name: string) => facts.has(`person:${keyOf(name)}`);
  const director = directors.find(isMeant);
  if (director !== undefined) return { kind: 'director', name: director };
  const actor = cast.find(isMeant);
  return actor === undefined ? undefined : { kind: 'actor', name: actor };
}
