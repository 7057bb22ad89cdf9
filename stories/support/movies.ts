import type { Artwork } from '@/domain/artwork/artwork';
import type { Movie } from '@/domain/movie';

const movie = {
  originalLanguage: 'en',
  genreIds: [18],
  popularity: 10,
  voteAverage: 7.4,
  voteCount: 120,
} as const;

/** Invented movies. */
export const movies: readonly Movie[] = [
  'The Third Harbour',
  'A Lamp for Marigold',
  'Nine Winters',
  'The Cartographer’s Daughter',
  'Low Tide',
  'Paper Moons of Trieste',
  'Night Bus to Agra',
  'The Extremely Long and Winding Voyage of the Good Ship Marigold',
  'Salt',
  'Understudy',
].map((title, index) => ({
  ...movie,
  id: index + 1,
  title,
  originalTitle: title,
  overview: `${title} follows a quiet person through one loud year. What they find at its end is not what they set out for, and it is better.`,
  releaseDate: `20${10 + index}-0${(index % 9) + 1}-15`,
  posterPath: `/story-${index + 1}.jpg`,
  backdropPath: `/story-backdrop-${index + 1}.jpg`,
}));

/** A drawing for stories that need just one. */
export const art: Artwork = {
  motif: 'sail',
  composition: 'rising',
  lettering: 'serif',
  ink: 4,
  isMirrored: false,
};

export const featured = {
  title: 'The Third Harbour',
  art,
  overview: {
    text: 'A pilot who has guided ships into the same harbour for thirty years is asked to guide one out that nobody saw come in.',
  },
};
