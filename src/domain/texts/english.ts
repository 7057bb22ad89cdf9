import type { PasswordPolicy } from '../session';
import type { DemoService, Texts } from './Texts';

const score = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const count = new Intl.NumberFormat('en');

export const english: Texts = {
  pages: {
    signIn: 'Sign in · Marquee',
    signUp: 'Sign up · Marquee',
    browse: 'Browse · Marquee',
    gptSearch: 'GPT Search · Marquee',
    oops: 'Page not found · Marquee',
  },
  authForm: {
    disclaimer:
      'Marquee is a dummy showcase project, not a real streaming service. Please do not enter real credentials.',
    title: { signIn: 'Sign In', signUp: 'Sign Up' },
    submit: { signIn: 'Sign In', signUp: 'Sign Up' },
    submitting: { signIn: 'signing in ...', signUp: 'signing up ...' },
    field: { name: 'Name', email: 'Email', password: 'Password' },
    invalid: {
      name: 'Name is not valid! Try again.',
      email: 'Email is not valid! Try again.',
      password: 'Password is not valid! Try again.',
    },
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    capsLock: 'Caps Lock is on.',
    forgotPassword: 'Forgot password?',
    sendingReset: 'Sending the email…',
    resetSent:
      'If there is an account with this email, a link to choose a new password is on its way.',
    resetUnsent: "We couldn't send the email. Check your connection and try again.",
    sessionEnded: 'Your session has ended. Please sign in again.',
    switchMode: {
      signIn: 'Not registered yet! Sign up now',
      signUp: 'Already a customer! Sign in',
    },
    or: 'OR',
    continueWithGoogle: 'Continue with Google',
    waitingForGoogle: 'Waiting for the Google window…',
    rules: 'Your password needs',
    rule: {
      length: '8 characters',
      lowercase: 'a lowercase letter',
      uppercase: 'an uppercase letter',
      digit: 'a number',
    },
    ruleState: { met: 'done', open: 'still missing' },
    policy: 'Choose a password with',
    policyDemands,
    failure: (kind, code, message) =>
      `${code} - ${{ signIn: 'sign in', signUp: 'sign UP', google: 'google sign in' }[kind]} err - ${message}`,
  },
  header: {
    skip: 'Skip to content',
    home: 'Marquee',
    language: 'Language',
    gptSearch: 'GPT Search',
    homepage: 'Homepage',
    signOut: '(sign out)',
  },
  footer: {
    credit: 'Marquee is a showcase of components and state machines.',
    author: 'About the project',
    attribution: 'This product uses the TMDB API but is not endorsed or certified by TMDB.',
    demo: (services) =>
      services.length === 3
        ? 'This is a demo: sign-in, movies and suggestions run in this browser. Nothing you type leaves it.'
        : `Demo in this browser: ${services.map(demoName).join(', ')}.`,
  },
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
  notices: {
    offline: "You're offline. Showing what is saved on this device.",
    newVersion: 'A new version is ready.',
    takeVersion: 'Reload',
    takingVersion: 'Reloading…',
    postponeVersion: 'Later',
    install: 'Install Marquee',
  },
  missed: {
    message: "This page couldn't be loaded.",
    tryAgain: 'Try again',
  },
  crashed: {
    message: 'Something went wrong on this page. Reloading it usually helps.',
    tryAgain: 'Reload',
  },
  oops: {
    message: 'Oops! This link, either does not exist or you are not authorised to come here!',
    back: 'Back to Marquee',
  },
  samples: {},
};

function policyDemands(policy: PasswordPolicy): readonly string[] {
  return [
    policy.minLength && `at least ${policy.minLength} characters`,
    policy.maxLength && `at most ${policy.maxLength} characters`,
    policy.lowercase && 'a lowercase letter',
    policy.uppercase && 'an uppercase letter',
    policy.digit && 'a number',
    policy.symbol && 'a symbol',
  ].filter((demand) => typeof demand === 'string');
}

function demoName(service: DemoService): string {
  return { identity: 'sign-in', movies: 'movies', suggestions: 'suggestions' }[service];
}
