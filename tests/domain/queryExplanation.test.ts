import { describe, expect, it } from 'vitest';
import { explainByFacts } from '@/domain/queryExplanation';
import { english } from '@/domain/texts/english';
import { movie } from '../support/movies';

const page = { language: 'english', texts: english } as const;

describe('explainByFacts', () => {
  it('returns the facts of the row’s best movie', () => {
    const { lineOf } = explainByFacts('crime of the 90s');
    const drama = movie({ genreIds: [18], releaseDate: '1986-01-01' });

    expect(lineOf({ name: 'Heat' }, [movie(), drama], page)).toBe('crime · 1990s');
    expect(lineOf({ name: 'Heat' }, [drama, movie()], page)).toBeUndefined();
    expect(lineOf({ name: 'Heat' }, [], page)).toBeUndefined();
  });

  it('repeats no year of the name', () => {
    const { lineOf } = explainByFacts('crime of 1995');

    expect(lineOf({ name: 'Heat', year: 1995 }, [movie()], page)).toBe('crime');
    expect(lineOf({ name: 'Heat' }, [movie()], page)).toBe('crime · 1995');
  });

  it('never calls a query unclear', () => {
    expect(explainByFacts('!!!').isUnderstood).toBe(true);
  });

  it('has no phrases', () => {
    const { phrases, without } = explainByFacts('heist in space');
    expect(phrases).toEqual([]);
    expect(without('heist')).toBe('heist in space');
  });
});
