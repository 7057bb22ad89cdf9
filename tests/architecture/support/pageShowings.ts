import * as v from 'valibot';
import { showingsIn } from './showingsIn';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '/stories/pages/*.stories.tsx',
  { eager: true },
);

/** The machine states named by the page stories’ parameters. */
export const pageShowings = showingsIn(modules, { page: v.looseObject({ path: v.string() }) });
