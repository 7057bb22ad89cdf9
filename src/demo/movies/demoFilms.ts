import type { Film } from './Film';
import films from './films.json' with { type: 'json' };

/**
 * The films of the demo world. Numbers, dates and picture paths are the movie database's own where
 * it had been asked; those from 9000001 up it had not, so they have a drawn poster and no votes.
 */
export const demoFilms: readonly Film[] = films;
