import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchAnswers } from '@/app/search/searchAnswers';
import { untranslated } from '@/domain/lookups';
import { nameKey } from '@/domain/movieName';
import type { Language } from '@/domain/language';
import type { SearchAnswer } from '@/domain/searchAnswer';
import { searchAnswersKey } from '@/domain/storageKeys';
import { memoryStorage } from '../../support/memoryStorage';
import { movie } from '../../support/movies';
import { named } from '../../support/named';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));

/** As after a reload. */
const open = (uid = 'asha', language: Language = 'english') => searchAnswers(uid, () => language);

const found = movie({ overviewTag: 'en', englishTitle: 'Heat' });

function answer(query: string): SearchAnswer {
  return {
    query,
    names: [{ name: 'Heat', year: 1995 }, ...named('Ronin')],
    overflowNames: named('Thief'),
    lookups: { [nameKey({ name: 'Heat' })]: { kind: 'found', movies: [found] } },
  };
}

const saved = (query: string) => ({ language: 'english', ...answer(query) });

describe('searchAnswers', () => {
  it('finds a saved answer after a reload', () => {
    open().save(answer('heist'));

    expect(open().find('heist')).toEqual(saved('heist'));
    expect(open().find(' heist ')).toEqual(saved('heist'));
    expect(open().find('cats')).toBeUndefined();
  });

  it('keeps only the rows that were found', () => {
    const lookups = { a: { kind: 'pending' }, b: { kind: 'failed' } } as const;

    open().save({ ...answer('heist'), lookups });

    expect(open().find('heist')?.lookups).toEqual({});
  });

  it('leaves out movies that are not translated', () => {
    const { lookups, ...rest } = answer('heist');
    open().save({ ...rest, lookups: untranslated(lookups) });

    expect(open().find('heist')?.lookups).toEqual({});
  });

  it('leaves the movies out in another language', () => {
    open().save(answer('heist'));

    expect(open('asha', 'hindi').find('heist')).toEqual({ ...saved('heist'), lookups: {} });
  });

  it('replaces the answer of the same query', () => {
    const answers = open();
    answers.save({ ...answer('heist'), names: [] });
    answers.save(answer('heist'));

    expect(open().find('heist')?.names).toHaveLength(2);
  });

  it('keeps the last five', () => {
    const answers = open();
    const queries = ['1', '2', '3', '4', '5', '6'];
    for (const query of queries) answers.save(answer(query));

    expect(queries.filter((query) => open().find(query))).toEqual(['2', '3', '4', '5', '6']);
  });

  it('drops an answer', () => {
    open().save(answer('heist'));

    open().remove('heist');

    expect(open().find('heist')).toBeUndefined();
  });

  it('removes the answers of another user', () => {
    open('asha').save(answer('heist'));

    expect(open('ravi').find('heist')).toBeUndefined();
    expect(sessionStorage.getItem(searchAnswersKey)).toBeNull();
  });

  it.each(['not JSON', '{}', '{"uid":"asha","answers":[{"query":1}]}'])(
    'ignores what it cannot read: %s',
    (stored) => {
      sessionStorage.setItem(searchAnswersKey, stored);

      expect(open().find('heist')).toBeUndefined();
    },
  );

  it('keeps answers until a reload if storage is denied or full', () => {
    const full = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: full, setItem: full, removeItem: full });
    const answers = open('nina');

    answers.save(answer('heist'));

    expect(answers.find('heist')).toEqual(saved('heist'));
  });
});
