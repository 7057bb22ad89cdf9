import { grouped } from './closestName';
import { similarity } from './editDistance';
import { facet } from './facets';
import { isContent } from './fillerWords';
import type { FilmIndex, Matches, Name } from './filmIndex';
import type { Span } from './parsedQuery';
import { entryOf } from './phrases';
import { wordsOf, type Token } from './tokens';

/** Finds people of the index in queries. */
export function peopleIn(index: FilmIndex) {
  const peopleByFirstWord = grouped([...index.people.values()], ({ key }) => firstWordOf(key));

  function personAt(tokens: readonly Token[], from: number): Span | undefined {
    for (let length = Math.min(4, tokens.length - from); length > 0; length -= 1) {
      const words = tokens.slice(from, from + length);
      const key = wordsOf(words);
      const person = index.people.get(key);
      if (person && (length > 1 || isContent(words[0])))
        return personSpan(from, from + length, [person]);
      const surname =
        length === 1 && isContent(words[0]) && !entryOf(words)
          ? index.surnames.get(key)
          : undefined;
      if (surname && key.length > 3 && (words[0]?.isName || !isCommon(key))) {
        return personSpan(from, from + 1, surname);
      }
    }
    return undefined;
  }

  /** "tom hank", "chris nolan": one word of the name is right. */
  function nearPersonAt(tokens: readonly Token[], from: number): Span | undefined {
    for (let length = Math.min(4, tokens.length - from); length > 1; length -= 1) {
      const words = tokens.slice(from, from + length);
      if (words.slice(1).some(({ isAfterBreak }) => isAfterBreak)) continue;
      if (!isContent(words.at(-1)) || entryOf(words.slice(1))) continue;
      const person = nearPerson(words.map(({ word }) => word));
      if (person) return personSpan(from, from + length, [person]);
    }
    return undefined;
  }

  function nearPerson([first = '', ...others]: readonly string[]): Name | undefined {
    const rest = others.join('');
    const least = isCommon(others.at(-1) ?? '') ? 0.8 : 0.7;
    const misspelt = (peopleByFirstWord.get(first) ?? []).map((name) => ({
      name,
      score: similarity(rest, name.compact.slice(first.length), least),
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

  /** Whether the word is used for other things too. */
  function isCommon(word: string): boolean {
    return index.mentions(word) > 5;
  }

  /** Of people with the same surname, the one of more films counts more. */
  function personSpan(from: number, to: number, people: readonly Name[]): Span {
    const most = Math.max(...people.map(({ matches }) => weightOf(matches)));
    const sorted = people.toSorted((one, other) => weightOf(other.matches) - weightOf(one.matches));
    const facts = new Map(
      sorted.map(({ key, matches }) => [`person:${key}`, weightOf(matches) / most]),
    );
    return { from, to, facets: [facet('person', sorted[0]?.name ?? '', facts)] };
  }

  function weightOf(matches: Matches): number {
    return [...matches].reduce(
      (sum, [place, degree]) => sum + degree * degree * (0.2 + (index.films[place]?.fame ?? 0)),
      0,
    );
  }

  return { personAt, nearPersonAt, personSpan };
}

function firstWordOf(words: string): string {
  return words.split(' ')[0] ?? '';
}
