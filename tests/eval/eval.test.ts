import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoFilms } from '@/demo/movies/demoFilms';
import { anyFilms, mostVoted, plainTextSearch } from './baselines';
import { demoEngine } from './demoEngine';
import { judgedQueries, mean, scoresOf } from './evaluate';

const file = new URL('queries.json', import.meta.url);
const queries = v.parse(judgedQueries, JSON.parse(readFileSync(file, 'utf8')));
const scores = scoresOf(demoEngine(demoFilms), queries, demoFilms);

const ndcgOf = (among: typeof scores) => mean(among.map(({ ndcg }) => ndcg));

describe('the suggestions for the judged queries', () => {
  it('have an nDCG@5 above the minimum, and one of five fits', () => {
    expect(ndcgOf(scores)).toBeGreaterThan(0.84);
    expect(mean(scores.map(({ hit }) => hit))).toBeGreaterThan(0.94);
  });

  it.each(['en', 'es', 'hi'])('reach the minimum in the language %s', (language) => {
    expect(
      ndcgOf(scores.filter(({ judgedQuery }) => judgedQuery.language === language)),
    ).toBeGreaterThan(0.8);
  });

  it.each([
    ['title', 0.9],
    ['misspelt', 0.95],
    ['genre', 0.9],
    ['people', 0.95],
    ['award', 0.95],
    ['franchise', 0.9],
    ['nothing', 0.9],
  ])('reach the minimum of the kind %s', (kind, floor) => {
    expect(ndcgOf(scores.filter(({ judgedQuery }) => judgedQuery.kind === kind))).toBeGreaterThan(
      floor,
    );
  });

  it('are far better than a plain text search, famous films or chance', () => {
    for (const engine of [plainTextSearch, mostVoted, anyFilms]) {
      expect(ndcgOf(scoresOf(engine(demoFilms), queries, demoFilms))).toBeLessThan(
        ndcgOf(scores) / 3,
      );
    }
  });
});
