import { genresOf, type GenreId } from '../genres';
import type { Movie } from '../movie';
import { inks } from './inks';

/** The symbols of `signInMotifs.svg`: those of the movies on the sign-in page, which loads no others. */
export const signInMotifs = [
  'mountains',
  'tree',
  'eye',
  'planet',
  'rocket',
  'heart',
  'paw',
] as const;

/** All symbols; the others are in `motifs.svg`. */
export const motifs = [
  ...signInMotifs,
  'sea',
  'sail',
  'compass',
  'castle',
  'sword',
  'balloon',
  'kite',
  'stars',
  'window',
  'spotlight',
  'haunted',
  'candle',
  'burst',
  'target',
  'road',
  'umbrella',
  'mask',
  'popcorn',
  'column',
  'crown',
  'cactus',
  'badge',
  'keyhole',
  'spiral',
  'skyline',
  'fingerprint',
  'card',
  'camera',
  'globe',
  'saucer',
  'grid',
  'magnifier',
  'vinyl',
  'microphone',
  'piano',
  'rose',
  'glasses',
  'house',
  'searchlights',
  'medal',
  'television',
  'train',
  'footprints',
] as const;

export type Motif = (typeof motifs)[number];

export const compositions = ['centred', 'rising', 'close'] as const;
export const letterings = ['bold', 'tall', 'serif', 'engraved', 'thin'] as const;

/** How a movie without a picture is drawn. */
export interface Artwork {
  readonly motif: Motif;
  readonly composition: (typeof compositions)[number];
  readonly lettering: (typeof letterings)[number];
  /** Index in `inks`. */
  readonly ink: number;
  readonly isMirrored: boolean;
}

const genreMotifs: Readonly<Record<GenreId, readonly Motif[]>> = {
  12: ['mountains', 'sail', 'compass', 'balloon', 'train', 'globe'],
  14: ['castle', 'sword', 'tree', 'stars', 'crown'],
  16: ['balloon', 'kite', 'stars', 'paw', 'rocket'],
  18: ['window', 'spotlight', 'tree', 'sea', 'train', 'umbrella'],
  27: ['haunted', 'eye', 'candle', 'tree', 'keyhole'],
  28: ['burst', 'target', 'road', 'skyline', 'searchlights'],
  35: ['mask', 'popcorn', 'umbrella', 'television', 'glasses'],
  36: ['column', 'crown', 'candle', 'sword'],
  37: ['cactus', 'badge', 'road', 'train'],
  53: ['keyhole', 'spiral', 'target', 'footprints', 'eye'],
  80: ['card', 'fingerprint', 'skyline', 'footprints', 'badge'],
  99: ['camera', 'globe'],
  878: ['planet', 'rocket', 'saucer', 'grid', 'eye'],
  9648: ['magnifier', 'keyhole', 'spiral', 'candle', 'footprints'],
  10402: ['vinyl', 'microphone', 'piano'],
  10749: ['heart', 'rose', 'glasses', 'umbrella', 'sea'],
  10751: ['house', 'kite', 'paw', 'balloon', 'popcorn'],
  10752: ['searchlights', 'medal', 'mountains'],
  10770: ['television', 'camera', 'window'],
};

const noGenreMotifs: readonly Motif[] = [
  'sea',
  'mountains',
  'road',
  'camera',
  'spotlight',
  'stars',
];

/** Words of original titles; these are the same in every interface language. */
const titleMotifs: readonly (readonly [RegExp, readonly Motif[]])[] = [
  [
    /\b(?:space|planets?|moon|mars|galaxy|interstellar|dune)\b/i,
    ['planet', 'rocket', 'mountains', 'grid'],
  ],
  [/\bstars?\b/i, ['stars', 'planet', 'castle']],
  [/\b(?:sea|ocean|ship|ark|pirates?|aquaman|titanic|island|water)\b/i, ['sail', 'sea', 'compass']],
  [/\b(?:kings?|queen|prince|princess|rey|reina)\b/i, ['crown', 'castle', 'sword']],
  [/\b(?:house|home|casa)\b/i, ['house', 'window', 'road', 'skyline']],
  [/\b(?:train|express)\b/i, ['train', 'road', 'compass']],
  [/\b(?:love|heart|amor|corazón)\b/i, ['heart', 'rose', 'glasses']],
  [
    /\b(?:panda|dogs?|cats?|bear|lion|kong|apes?|monkey|wolf)\b/i,
    ['paw', 'mountains', 'skyline', 'tree'],
  ],
  [/\b(?:city|street|wall)\b/i, ['skyline', 'glasses', 'window']],
  [/\b(?:road|drive|fast|furious|highway)\b/i, ['road', 'skyline', 'target']],
  [/\b(?:war|soldier|private)\b/i, ['searchlights', 'medal', 'mountains']],
  [/\b(?:knight|sword|samurai|gods?)\b/i, ['sword', 'castle', 'skyline', 'crown']],
  [/\b(?:song|music|piano|jazz|band)\b/i, ['piano', 'microphone', 'vinyl']],
  [/\b(?:godfather|casino|cards?)\b/i, ['card', 'rose', 'glasses', 'skyline']],
];

const genreLettering: Readonly<Record<GenreId, Artwork['lettering']>> = {
  12: 'tall',
  14: 'engraved',
  16: 'bold',
  18: 'serif',
  27: 'thin',
  28: 'tall',
  35: 'bold',
  36: 'engraved',
  37: 'engraved',
  53: 'thin',
  80: 'thin',
  99: 'tall',
  878: 'tall',
  9648: 'thin',
  10402: 'bold',
  10749: 'serif',
  10751: 'bold',
  10752: 'engraved',
  10770: 'bold',
};

/** Chosen so that the bundled lists show no motif twice side by side. */
const salt = 1919;

/** Depends on id, genres and original title, which are the same in every language. */
export function artworkOf(movie: Pick<Movie, 'id' | 'genreIds' | 'originalTitle'>): Artwork {
  const seed = mix(movie.id + salt);
  const motifs = motifsOf(movie);
  return {
    motif: pick(motifs, mix(seed)),
    composition: pick(compositions, mix(seed + 1)),
    lettering: letteringOf(movie),
    ink: mix(seed + 2) % inks.length,
    isMirrored: mix(seed + 3) % 2 === 1,
  };
}

function motifsOf(movie: Pick<Movie, 'genreIds' | 'originalTitle'>): readonly Motif[] {
  const byTitle = titleMotifs.find(([word]) => word.test(movie.originalTitle))?.[1];
  if (byTitle) return byTitle;
  const byGenre = genresOf(movie)
    .slice(0, 2)
    .flatMap((genre) => genreMotifs[genre]);
  return byGenre.length > 0 ? byGenre : noGenreMotifs;
}

function letteringOf(movie: Pick<Movie, 'genreIds'>): Artwork['lettering'] {
  const [genre] = genresOf(movie);
  return genre === undefined ? 'bold' : genreLettering[genre];
}

function pick<Item>(items: readonly Item[], seed: number): Item {
  const item = items[seed % items.length];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

/** The `fmix32` finaliser of MurmurHash3. */
function mix(value: number): number {
  let hash = value >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
