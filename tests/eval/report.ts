import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { demoFilms } from '@/demo/movies/demoFilms';
import { anyFilms, mostVoted, plainTextSearch } from './baselines';
import { demoEngine } from './demoEngine';
import { judgedQueries, mean, median, scoresOf, unknownNames, type Score } from './evaluate';

/** A table: the demo by kind and language, and the baselines beside it. */
export function report(file: string, withWorst: boolean): string {
  const queries = v.parse(judgedQueries, JSON.parse(readFileSync(file, 'utf8')));
  const scores = scoresOf(demoEngine(demoFilms), queries, demoFilms);
  const named = new Set(queries.flatMap(({ films }) => Object.keys(films))).size;
  const unknown = unknownNames(queries, demoFilms).length;
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const baselines = {
    'MiniSearch, defaults': plainTextSearch(demoFilms),
    'most voted': mostVoted(demoFilms),
    random: anyFilms(demoFilms),
  };

  return [
    `${scores.length} queries; ${named - unknown} of ${named} judged films are in the catalogue`,
    row('', ['P@5', 'nDCG@5', '1 in 5', 'queries']),
    ...kinds.map((kind) =>
      line(
        kind,
        scores.filter(({ judgedQuery }) => judgedQuery.kind === kind),
      ),
    ),
    ...['en', 'es', 'hi'].map((language) =>
      line(
        `in ${language}`,
        scores.filter(({ judgedQuery }) => judgedQuery.language === language),
      ),
    ),
    line('all', scores),
    ...Object.entries(baselines).map(([name, engine]) =>
      line(name, scoresOf(engine, queries, demoFilms)),
    ),
    `median ${median(scores.map(({ ms }) => ms)).toFixed(1)} ms a query`,
    ...(withWorst ? worstOf(scores) : []),
  ].join('\n');
}

function worstOf(scores: readonly Score[]): string[] {
  return scores
    .toSorted((one, other) => one.ndcg - other.ndcg)
    .slice(0, 60)
    .map(({ judgedQuery, answer, ndcg }) => {
      const five = answer.films.slice(0, 5).map(({ title }) => title);
      return `${ndcg.toFixed(2)} ${judgedQuery.id} "${judgedQuery.query}" → ${answer.found ? five.join(' | ') : 'nothing'}`;
    });
}

function line(name: string, scores: readonly Score[]): string {
  return row(name, [
    mean(scores.map(({ precision }) => precision)).toFixed(2),
    mean(scores.map(({ ndcg }) => ndcg)).toFixed(3),
    mean(scores.map(({ hit }) => hit)).toFixed(2),
    String(scores.length),
  ]);
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(8)).join('');
}
