import * as v from 'valibot';
import type { Language } from '@/domain/language';
import { askedQuery } from '@/domain/recommendationPrompt';
import type { SearchAnswer } from '@/domain/searchAnswer';
import { searchAnswersKey } from '@/domain/storageKeys';
import { removeItem, setItem, tabStorage } from '../services/storage';
import { storedOf } from '../services/storedOf';

const MovieSchema = v.object({
  id: v.number(),
  title: v.string(),
  titleTag: v.exactOptional(v.string()),
  originalTitle: v.string(),
  originalLanguage: v.string(),
  overview: v.string(),
  overviewTag: v.exactOptional(v.string()),
  englishTitle: v.exactOptional(v.string()),
  releaseDate: v.string(),
  genreIds: v.array(v.number()),
  posterPath: v.nullable(v.string()),
  backdropPath: v.nullable(v.string()),
  popularity: v.number(),
  voteAverage: v.number(),
  voteCount: v.number(),
});

const Names = v.array(v.object({ name: v.string(), year: v.exactOptional(v.number()) }));

const Answer = v.object({
  language: v.string(),
  query: v.string(),
  names: Names,
  overflowNames: Names,
  lookups: v.record(
    v.string(),
    v.object({ kind: v.literal('found'), movies: v.array(MovieSchema) }),
  ),
});

const Stored = v.object({ uid: v.string(), answers: v.array(Answer) });

const maxSaved = 5;

interface StoredAnswer extends SearchAnswer {
  readonly language: string;
}

export interface SearchAnswers {
  /** `undefined` if the query was not asked in this tab. */
  find(query: string): SearchAnswer | undefined;
  save(answer: SearchAnswer): void;
  remove(query: string): void;
}

/** The last answers of this user in this tab. Movies in another language are left out. */
export function searchAnswers(uid: string, language: () => Language): SearchAnswers {
  const stored = storedOf(uid, Stored, searchAnswersKey, tabStorage);
  if (!stored) removeItem(searchAnswersKey, tabStorage);
  let answers: readonly StoredAnswer[] = stored?.answers ?? [];
  const others = (query: string) =>
    answers.filter((each) => askedQuery(each.query) !== askedQuery(query));

  function store(next: readonly StoredAnswer[]) {
    answers = next;
    setItem(searchAnswersKey, JSON.stringify({ uid, answers }), tabStorage);
  }

  return {
    find(query) {
      const answer = answers.find((each) => askedQuery(each.query) === askedQuery(query));
      return answer && answer.language !== language() ? { ...answer, lookups: {} } : answer;
    },
    save({ query, names, overflowNames, lookups }) {
      const found = Object.entries(lookups).flatMap(([key, lookup]) =>
        lookup.kind === 'found' && !lookup.isUntranslated ? [[key, lookup] as const] : [],
      );
      const saved = {
        language: language(),
        query,
        names,
        overflowNames,
        lookups: Object.fromEntries(found),
      };
      store([...others(query), saved].slice(-maxSaved));
    },
    remove: (query) => store(others(query)),
  };
}
