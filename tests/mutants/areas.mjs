/**
 * Mutated folders, each with the unit tests that mirror it and a goal in per cent. The tests of
 * the services need isolated modules.
 */
export const areas = [
  { folder: 'src/domain', tests: 'tests/domain', goal: 95 },
  { folder: 'src/machines', tests: 'tests/machines', goal: 85 },
  { folder: 'src/services', tests: 'tests/services', goal: 85, isolate: true },
  { folder: 'gateway/src', tests: 'gateway/tests', goal: 85 },
];

/** Files that are not mutated. */
export const notMutated = [
  {
    files: 'src/domain/texts/**/*.ts',
    why: 'Texts that people read: any other sentence would do.',
  },
  { files: 'src/domain/samples/fallbackTrailer.ts', why: 'The key and the name of one video.' },
  {
    files: 'gateway/src/main.ts',
    why: 'It starts the server; the attacks and the end-to-end tests run it built.',
  },
];
