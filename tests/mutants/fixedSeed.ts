import { configureGlobal } from 'fast-check';

// The same inputs in every run, so that a mutant is killed in all runs or in none.
configureGlobal({ seed: 1, numRuns: Number(process.env.MUTANTS_PROPERTY_RUNS) });
