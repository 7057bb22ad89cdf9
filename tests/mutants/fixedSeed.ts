import { configureGlobal } from 'fast-check';

// The same inputs in every run.
configureGlobal({ seed: 1 });
