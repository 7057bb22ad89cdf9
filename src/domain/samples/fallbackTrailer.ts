import type { Trailer } from '../trailer';

/** The official trailer of Argylle: shown until the movie database has named one, or if it cannot. */
export const fallbackTrailer: Trailer = {
  key: '7mgu9mNZ8Hk',
  name: 'Official Trailer',
  type: 'Trailer',
};
