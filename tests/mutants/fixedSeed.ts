import { configureGlobal } from 'fast-check';

// The same inputs in every run.
configureGlobal({ seed: 1, numRuns: Number(process.env.MUTANTS_PROPERTY_RUNS) });
