import type { Film } from './Film';
import { filmFromRecord } from './filmFromRecord';
import records from './listedFilms.json' with { type: 'json' };

/** The films of the four lists: all that the homepage shows. */
export const listedFilms: readonly Film[] = records.map(filmFromRecord);
