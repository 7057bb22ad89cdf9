/**
 * Prints how well the demo suggests: `npm run eval`, with `-- FILE` for other judged queries, and
 * `-- --worst` for the queries that went worst.
 */
import { runnerImport } from 'vite';

const root = `${import.meta.dirname}/../../`;
const { module } = await runnerImport('./tests/eval/report.ts', {
  configFile: false,
  logLevel: 'error',
  root,
  resolve: { alias: { '@': `${root}src` } },
});
const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const table = module.report(
  file ?? `${root}tests/eval/queries.json`,
  process.argv.includes('--worst'),
);
process.stdout.write(`${table}\n`);
