import { english as entry } from './entry/english';
import type { Texts } from './Texts';

const score = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const count = new Intl.NumberFormat('en');

export const english: Texts = {
  ...entry,
  list: {
    upcoming: 'Upcoming Movies',
    popular: 'Popular Movies',
    topRated: 'Top Rated Movies',
    nowPlaying: 'Now Playing Movies',
  },
  row: {
    scrollLeft: (title) => `Scroll ${title} left`,
    scrollRight: (title) => `Scroll ${title} right`,
    place: (position, count) => `Card ${position} of ${count}`,
    nothingFound: 'No match for this title.',
    foundElsewhere: 'Already shown in another row.',
    closestTitles: 'No exact match. Closest titles:',
  },
  card: {
    searchTrailer: (title) => `Search for the trailer of ${title}`,
    moreInfo: (title) => `More info about ${title}`,
    score: (average) => score.format(average),
    rated: (average) => `rated ${score.format(average)} out of 10`,
  },
  facts: {
    decade: (from) => `${from}s`,
    directedBy: (name) => `directed by ${name}`,
    starring: (name) => `with ${name}`,
  },
  hero: {
    playTrailer: 'Play Trailer on YT',
    moreInfo: 'More info',
    trailerOf: (title) => `Trailer of ${title}`,
    play: 'Play the trailer',
    pause: 'Pause the trailer',
    mute: 'Mute',
    unmute: 'Unmute',
  },
  search: {
    label: 'What would you like to watch?',
    searchBarTextContent: 'Search for movie suggestions from AI (ex - movies with cat in it)',
    searchBtnTextContent: 'Search',
    invalidInput: 'Invalid Input! Try again.',
    loading: 'Suggestions from ai are loading...',
    recommendedBy: (recommender) => `Movies recommended by ${recommender}`,
    demoRecommender: 'the Marquee demo',
    failure: "We couldn't get suggestions just now.",
    budgetUsedUp: "Today's searches are used up. Try again tomorrow.",
    tryAgain: 'Try again',
    cancel: 'Cancel',
    nothingUnderstood: "We couldn't find a movie in that. Popular choices:",
    stopped: 'Search cancelled. Here is what we found so far.',
    arrived: (movies, rows) =>
      movies === 0
        ? 'No movies found.'
        : `${movies === 1 ? '1 movie' : `${count.format(movies)} movies`} in ${rows === 1 ? '1 row' : `${rows} rows`}.`,
  },
  searchHelp: {
    toggle: 'Examples and recent searches',
    try: 'Try one of these',
    examples: [
      'a heist in space',
      'sad but hopeful, set in Italy',
      'like Amélie, but with ghosts',
      'a rainy Sunday with the whole family',
      'courtroom dramas of the nineties',
      'Indian films about cricket',
      'robots who learn to love',
      'so scary that I leave the light on',
      'people who cook, and eat well',
    ],
    surprise: 'Surprise me',
    recent: 'Recent searches',
    remove: (query) => `Remove “${query}”`,
    clear: 'Clear all',
  },
  autocomplete: {
    list: 'Suggested searches',
    kind: { recent: 'recent', title: 'movie', example: 'example' },
  },
  popup: {
    releaseDate: 'Release Date : ',
    unknownDate: 'not known yet',
    noOverview: 'No overview yet.',
    rating: ({ average, votes }) =>
      `${score.format(average)} out of 10 (${votes === 1 ? '1 vote' : `${count.format(votes)} votes`})`,
    genre: {
      12: 'Adventure',
      14: 'Fantasy',
      16: 'Animation',
      18: 'Drama',
      27: 'Horror',
      28: 'Action',
      35: 'Comedy',
      36: 'History',
      37: 'Western',
      53: 'Thriller',
      80: 'Crime',
      99: 'Documentary',
      878: 'Science Fiction',
      9648: 'Mystery',
      10402: 'Music',
      10749: 'Romance',
      10751: 'Family',
      10752: 'War',
      10770: 'TV Movie',
    },
    originalTitle: 'Original title: ',
    searchTrailer: 'Search for the trailer',
    copyLink: 'Copy link',
    linkCopied: 'Link copied.',
    copyThisLink: 'The link could not be copied. Copy it from here:',
    moreLikeThis: 'More like this',
    close: 'Close',
  },
  samples: {},
};
