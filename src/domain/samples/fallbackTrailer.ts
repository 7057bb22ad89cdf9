import type { Trailer } from '../trailer';

export const fallbackTrailer: Trailer = {
  key: '7mgu9mNZ8Hk',
  name: 'Official Trailer',
  type: 'Trailer',
};
