import { facetsOf } from './facets';
import type { Facet } from './parsedQuery';
import { entryOf } from './phrases';
import { tokensOf } from './tokens';
import { latestName, newestFacts } from './years';

/** Adjusts the facets of a query to each other. */
export function adjustedFacets(facets: readonly Facet[], namesFilms: boolean): readonly Facet[] {
  const years = withCeremonyYear(withLatestOfFew(withJoinedYears(withoutRepeats(facets))));
  const adjusted = withLightCompany(years);
  return namesFilms ? adjusted : withOpposite(adjusted);
}

/**
 * Removes repeats: "for my son, who is 8" says "for kids" twice. A facet that is both asked for and
 * excluded counts as asked for: "horror for those who hate horror".
 */
function withoutRepeats(facets: readonly Facet[]): Facet[] {
  const keyOf = ({ kind, name, facts }: Facet) => [kind, name, ...facts.keys()].join();
  const asked = facets.filter(({ isExcluded }) => !isExcluded);
  const keys = asked.map(keyOf);
  const hasSubject = asked.some(({ kind }) => kind === 'subject');
  return facets.filter((each) => {
    if (each.isExcluded) return !keys.includes(keyOf(each));
    const isRepeated = keys.indexOf(keyOf(each)) < asked.indexOf(each);
    // A repeated facet of another kind counts twice.
    return !(hasSubject && each.kind === 'audience' && isRepeated);
  });
}

/** "30s or 40s" are one stretch of years. */
function withJoinedYears(facets: readonly Facet[]): Facet[] {
  const years = facets.filter(({ kind, isExcluded }) => kind === 'years' && !isExcluded);
  const [first] = years;
  if (!first || years.length < 2) return [...facets];
  const joined = {
    ...first,
    name: years.map(({ name }) => name).join(' or '),
    facts: new Map(years.flatMap(({ facts }) => [...facts])),
  };
  return [...facets.filter((each) => !years.includes(each)), joined];
}

const company = new Set(['parents', 'date night']);
const sayingWhat = new Set<Facet['kind']>(['genre', 'subject', 'mood']);

/**
 * Who watches along has little weight next to what to watch: "a horror film for date night". So has
 * the birthday of children.
 */
function withLightCompany(facets: readonly Facet[]): Facet[] {
  const saysWhat = facets.some(
    ({ kind, name, isExcluded }) => !isExcluded && !company.has(name) && sayingWhat.has(kind),
  );
  const isForKids = facets.some(({ name, isExcluded }) => name === 'kids' && !isExcluded);
  const isLight = (name: string) =>
    (saysWhat && company.has(name)) || (isForKids && name === 'birthday');
  return facets.map((each) =>
    isLight(each.name)
      ? { ...each, facts: scaled(each.facts, 0.05), related: scaled(each.related, 0.05) }
      : each,
  );
}

/** "The latest Tarantino" is not from this year, nor is "latest Tamil". */
function withLatestOfFew(facets: readonly Facet[]): Facet[] {
  const isOfFew = facets.some(
    ({ kind, isExcluded }) => (kind === 'person' || kind === 'origin') && !isExcluded,
  );
  return facets.map((each) =>
    isOfFew && each.kind === 'years' && each.name === latestName
      ? { ...each, name: 'newest', facts: newestFacts() }
      : each,
  );
}

const givenNextYear = /^(?:oscar|bafta|goya|cesar|filmfare)/;

/** "Oscars 2020" are for films of 2019. */
function withCeremonyYear(facets: readonly Facet[]): Facet[] {
  const isGiven = facets.some(
    ({ kind, name, isExcluded }) => kind === 'award' && givenNextYear.test(name) && !isExcluded,
  );
  return facets.map((each) =>
    isGiven && each.kind === 'years' && /^\d+$/.test(each.name)
      ? { ...each, facts: new Map([...each.facts, [`year:${Number(each.name) - 1}`, 0.9]]) }
      : each,
  );
}

const opposites: Readonly<Record<string, string>> = {
  sad: 'feel-good',
  depressing: 'feel-good',
  scary: 'whole family',
  violent: 'whole family',
};

/** A query that only says what it does not want asks for the opposite. */
function withOpposite(facets: readonly Facet[]): readonly Facet[] {
  if (!facets.every(({ isExcluded }) => isExcluded)) return facets;
  const names = facets.flatMap(({ name }) => opposites[name] ?? []);
  const entries = names.flatMap((name) => entryOf(tokensOf(name)) ?? []);
  return [...facets, ...entries.flatMap(facetsOf)];
}

export function scaled(facts: Facet['facts'], by: number): Facet['facts'] {
  return new Map([...facts].map(([fact, worth]) => [fact, worth * by]));
}
