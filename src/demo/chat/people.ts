import { closest, grouped, tableOf } from './closestName';
import { similarity } from './editDistance';
import { facet } from './facets';
import { isContent } from './fillerWords';
import type { FilmIndex, Matches, Name } from './filmIndex';
import type { Span } from './parsedQuery';
import { closeEntryOf, entryOf, isDevanagari } from './phrases';
import { soundKey } from './soundKey';
import { isBroken, wordsOf, type Token } from './tokens';
import { yearsAt } from './years';

/** The weight from which a person is known by the given name alone. */
const wellKnown = 8;
/** The weight from which a person may be meant by a misspelt surname alone. */
const known = 5;
/** The first part of a surname that is written as one word. */
const particle = /^(?:d[aei]|l[ae]|ma?c|o|v[ao]n)$/;
/** Given names that queries use as words. */
const ordinary = new Set('ally basil don drew grace guy jet rose spike val will won'.split(' '));
const nicknames = Object.entries({
  leo: 'leonardo dicaprio',
  srk: 'shah rukh khan',
  rdj: 'robert downey jr',
  jlo: 'jennifer lopez',
  jlaw: 'jennifer lawrence',
  arnie: 'arnold schwarzenegger',
  sly: 'sylvester stallone',
  'big b': 'amitabh bachchan',
  'the rock': 'dwayne johnson',
});

/** Finds people of the index in queries. */
export function peopleIn(index: FilmIndex) {
  const peopleByFirstWord = grouped([...index.people.values()], ({ key }) => firstWordOf(key));
  const givenNames = new Map<string, Name[]>();
  for (const person of index.people.values()) {
    const given = person.key.split(' ').slice(0, -1);
    if (weightOf(person.matches) < wellKnown) continue;
    for (const name of new Set([given[0] ?? '', given.join(' '), given.join('')])) {
      givenNames.set(name, [...(givenNames.get(name) ?? []), person]);
    }
  }
  givenNames.delete('');
  for (const [nickname, key] of nicknames) {
    const person = index.people.get(key);
    if (person) givenNames.set(nickname, [person]);
  }
  const givenNamesBySound = new Map(
    [...givenNames]
      .filter(([name]) => !ordinary.has(name))
      .toSorted(([, one], [, other]) => greatest(one) - greatest(other))
      .map(([name]) => [soundKey(name), name]),
  );
  const loneNamesBySound = new Set([
    ...givenNamesBySound.keys(),
    ...[...index.people.keys()].filter((key) => !key.includes(' ')).map(soundKey),
  ]);
  const peopleNames = tableOf([...index.people.values()]);
  const givenNameTable = tableOf(
    [...givenNames.keys()].map((name) => ({ key: name, compact: name, name, matches: new Map() })),
  );

  /** Surnames that a misspelt word may mean. */
  const knownSurnames = [...index.surnames]
    .filter(
      ([word, people]) =>
        word.length > 4 && people.some(({ matches }) => weightOf(matches) >= known),
    )
    .map(([word]) => word);

  const surnamesBySound = new Map(
    knownSurnames
      .map((word) => [soundKey(word), index.surnames.get(word) ?? []] as const)
      .toSorted(([, one], [, other]) => greatest(one) - greatest(other)),
  );

  function personAt(tokens: readonly Token[], from: number): Span | undefined {
    for (let length = Math.min(4, tokens.length - from); length > 0; length -= 1) {
      const words = tokens.slice(from, from + length);
      const key = wordsOf(words);
      const person = index.people.get(key);
      // "león" is a lion before it is the actor Leon.
      const isOther = !words[0]?.isName && closeEntryOf(words) !== undefined;
      if (person && (length > 1 || (isContent(words[0]) && !isOther)))
        return personSpan(from, from + length, [person]);
      const surname =
        length < 3 && isContent(words.at(-1)) && !closeEntryOf(words)
          ? surnameOf(words)
          : undefined;
      if (surname && key.length > 3 && (words[0]?.isName || !isCommon(key, surname))) {
        if (length > 1) return personSpan(from, from + length, surname);
        if (isOfAnother(tokens, from, surname)) return undefined;
        const isPair = /^(?:brothers|sisters)$/.test(tokens[from + 1]?.word ?? '');
        return personSpan(from, from + (isPair ? 2 : 1), surname);
      }
    }
    return undefined;
  }

  /** "nolan", "de niro", "di caprio". */
  function surnameOf(words: readonly Token[]): readonly Name[] | undefined {
    const [first, second] = words;
    if (second?.isAfterBreak) return undefined;
    const isSplit = second && particle.test(first?.word ?? '');
    return (
      index.surnames.get(wordsOf(words)) ??
      (isSplit ? index.surnames.get(`${first?.word}${second.word}`) : undefined)
    );
  }

  /** "tom hank", "chris nolan": one word of the name is right. */
  function nearPersonAt(tokens: readonly Token[], from: number): Span | undefined {
    for (let length = Math.min(4, tokens.length - from); length > 1; length -= 1) {
      const words = tokens.slice(from, from + length);
      if (isBroken(words)) continue;
      if (!isContent(words.at(-1)) || entryOf(words.slice(1))) continue;
      const person = nearPerson(words.map(({ word }) => word));
      if (person) return personSpan(from, from + length, [person]);
    }
    return undefined;
  }

  function nearPerson([first = '', ...others]: readonly string[]): Name | undefined {
    const rest = others.join('');
    const minSimilarity = isCommon(others.at(-1) ?? '') ? 0.8 : 0.65;
    const misspelt = (peopleByFirstWord.get(first) ?? []).map((name) => ({
      name,
      score: similarity(rest, name.compact.slice(first.length), minSimilarity),
    }));
    const shortened = (index.surnames.get(others.join(' ')) ?? []).map((name) => ({
      name,
      score: first.length > 2 && name.key.startsWith(first) ? 1 : 0,
    }));
    const [best] = [...misspelt, ...shortened]
      .filter(({ score }) => score > 0)
      .toSorted(
        (one, other) =>
          other.score - one.score || weightOf(other.name.matches) - weightOf(one.name.matches),
      );
    return best?.name;
  }

  /** "keanu movies", "ranveer deepika". */
  function givenNameAt(tokens: readonly Token[], from: number): Span | undefined {
    for (const length of [2, 1]) {
      const words = tokens.slice(from, from + length);
      const key = wordsOf(words);
      const people = givenNames.get(key);
      const isClear = words.every(({ isName }) => isName) || !(isCommon(key) || ordinary.has(key));
      if (people && isClear && standsAlone(tokens, from, from + words.length)) {
        return personSpan(from, from + words.length, people);
      }
    }
    return undefined;
  }

  /** "scarlet", "सलमान", "नोलन". */
  function nearGivenNameAt(
    tokens: readonly Token[],
    from: number,
    isHinglish: boolean,
  ): Span | undefined {
    const words = tokens.slice(from, from + 1);
    const sound = soundKey(wordsOf(words));
    const minLength = isDevanagari(wordsOf(words)) ? 3 : isHinglish ? 4 : Infinity;
    const near = sound.length >= minLength ? givenNamesBySound.get(sound) : undefined;
    const surname = isDevanagari(wordsOf(words)) ? surnamesBySound.get(sound) : undefined;
    const name = near ?? closest(words, givenNameTable, 0.85)?.name.key;
    const people = surname ?? (name === undefined ? undefined : givenNames.get(name));
    return people && standsAlone(tokens, from, from + 1)
      ? personSpan(from, from + 1, people)
      : undefined;
  }

  /** Not in "steve jobs" or "captain jack": another word of the name is unknown. */
  function standsAlone(tokens: readonly Token[], from: number, to: number): boolean {
    const isNoName = (token: Token | undefined) =>
      !token ||
      !isContent(token) ||
      givenNames.has(token.word) ||
      index.people.has(token.word) ||
      (isDevanagari(token.word) && loneNamesBySound.has(soundKey(token.word))) ||
      entryOf([token]) !== undefined;
    const before = tokens[from]?.isAfterBreak ? undefined : tokens[from - 1];
    const after = tokens[to]?.isAfterBreak ? undefined : tokens[to];
    const isClearBefore = isNoName(before) || yearsAt(tokens, from - 1) !== undefined;
    return isClearBefore && (isNoName(after) || yearsAt(tokens, to) !== undefined);
  }

  /** "penelope cruise", "judd apatow": the surname belongs to a person who is not known. */
  function isOfAnother(tokens: readonly Token[], from: number, people: readonly Name[]): boolean {
    const given = tokens[from - 1]?.word ?? '';
    const next = tokens[from + 1];
    const isOwn = people.some(({ key }) => firstWordOf(key) === given);
    if (isGivenName(tokens, from - 1) && !isOwn) return true;
    const isUnknown =
      isContent(next) && next?.isAfterBreak === false && index.mentions(next.word) === 0;
    return isGivenName(tokens, from) && isUnknown && entryOf([next]) === undefined;
  }

  function isGivenName(tokens: readonly Token[], at: number): boolean {
    const token = tokens[at];
    const isBroken = tokens[at + 1]?.isAfterBreak === true;
    return (
      !isBroken &&
      isContent(token) &&
      peopleByFirstWord.has(token?.word ?? '') &&
      entryOf(tokens.slice(at, at + 1)) === undefined
    );
  }

  /** Whether the word is used for other things than these people, too. */
  function isCommon(word: string, people: readonly Name[] = []): boolean {
    const others = [...index.mentioning(word).keys()].filter(
      (place) => !people.some(({ matches }) => matches.has(place)),
    );
    return others.length > 5;
  }

  /** Of people with the same surname, the one of more films counts more. */
  function personSpan(from: number, to: number, people: readonly Name[]): Span {
    const most = greatest(people);
    const sorted = people.toSorted((one, other) => weightOf(other.matches) - weightOf(one.matches));
    const facts = new Map(
      sorted.map(({ key, matches }) => [`person:${key}`, weightOf(matches) / most]),
    );
    return { from, to, facets: [facet('person', sorted[0]?.name ?? '', facts)] };
  }

  function greatest(people: readonly Name[]): number {
    return Math.max(...people.map(({ matches }) => weightOf(matches)));
  }

  function weightOf(matches: Matches): number {
    return [...matches].reduce(
      (sum, [place, degree]) => sum + degree * degree * (0.2 + (index.films[place]?.fame ?? 0)),
      0,
    );
  }

  /** "राजकुमार हिरानी", where a word alone means something else. */
  function hindiPersonAt(tokens: readonly Token[], from: number): Span | undefined {
    for (const length of [3, 2]) {
      const words = tokens.slice(from, from + length);
      const isName = words.every(
        (token, index) =>
          isDevanagari(token.word) && isContent(token) && !(index > 0 && token.isAfterBreak),
      );
      const person =
        isName && words.length === length ? closest(words, peopleNames, 0.84) : undefined;
      if (person) return personSpan(from, from + length, [person.name]);
    }
    return undefined;
  }

  return {
    peopleNames,
    knownSurnames,
    personAt,
    hindiPersonAt,
    nearPersonAt,
    givenNameAt,
    nearGivenNameAt,
    isGivenName,
    personSpan,
  };
}

function firstWordOf(words: string): string {
  return words.split(' ')[0] ?? '';
}
