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
    oops: 'Nothing here · Marquee',
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
    sendingReset: 'Asking for the mail ...',
    resetSent:
      'If there is an account with this email, a mail for choosing a new password is on its way.',
    resetUnsent: 'The mail could not be asked for. Check the connection and try again.',
    sessionEnded: 'Your session has ended. Please sign in again.',
    switchMode: {
      signIn: 'Not registered yet! Sign up now',
      signUp: 'Already a customer! Sign in',
    },
    or: 'OR',
    continueWithGoogle: 'Continue with Google',
    waitingForGoogle: 'Waiting for the Google window ...',
    rules: 'A password needs',
    rule: {
      length: '8 characters',
      lowercase: 'a lowercase letter',
      uppercase: 'an uppercase letter',
      digit: 'a digit',
    },
    ruleState: { met: 'done', open: 'still missing' },
    policy: 'The identity provider asks for a password with',
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
    demo: (services) => `Demo, answered in this browser: ${services.map(demoName).join(', ')}.`,
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
    nothingFound: 'Nothing found under this name.',
    foundElsewhere: 'Already shown in another row.',
    closestTitles: 'No exact match. Closest titles:',
  },
  card: {
    searchTrailer: (title) => `Search for the trailer of ${title}`,
    moreInfo: (title) => `More info about ${title}`,
    score: (average) => score.format(average),
    rated: (average) => `rated ${score.format(average)} out of 10`,
  },
  hero: {
    playTrailer: 'Play Trailer on YT',
    trailerOf: (title) => `Trailer of ${title}`,
    play: 'Play the trailer',
    pause: 'Pause the trailer',
    mute: 'Turn the sound off',
    unmute: 'Turn the sound on',
  },
  search: {
    label: 'What would you like to watch?',
    searchBarTextContent: 'Search for movie suggestions from AI (ex - movies with cat in it)',
    searchBtnTextContent: 'Search',
    invalidInput: 'Invalid Input! Try again.',
    loading: 'Suggestions from ai are loading...',
    recommendedBy: (recommender) => `Movies recommended by ${recommender}`,
    demoRecommender: 'the demo projectionist',
    failure: 'No suggestions came back this time.',
    budgetUsedUp: "Today's searches are used up. Try again tomorrow.",
    tryAgain: 'Try again',
    cancel: 'Cancel',
    nothingUnderstood: 'I did not find a film in that. Popular choices:',
    stopped: 'Cancelled. This is what had come by then.',
    arrived: (movies, rows) =>
      movies === 0
        ? 'No movies were found.'
        : `${movies === 1 ? '1 movie' : `${count.format(movies)} movies`} in ${rows === 1 ? '1 row' : `${rows} rows`}.`,
  },
  searchHelp: {
    try: 'Ask, for example',
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
    recent: 'Asked before on this device',
    remove: (query) => `Forget “${query}”`,
    clear: 'Forget all',
  },
  popup: {
    releaseDate: 'Release Date : ',
    unknownDate: 'not known yet',
    noOverview: 'Nobody has written an overview of this movie yet.',
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
    close: 'Close',
  },
  notices: {
    offline: 'You are offline. What you see was kept on this device.',
    newVersion: 'There is a new version of Marquee.',
    takeVersion: 'Reload',
    takingVersion: 'Reloading ...',
    postponeVersion: 'Later',
    install: 'Install Marquee',
  },
  missed: {
    message: 'This page did not come through.',
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
    policy.digit && 'a digit',
    policy.symbol && 'a symbol',
  ].filter((demand) => typeof demand === 'string');
}

function demoName(service: DemoService): string {
  return { identity: 'sign-in', movies: 'movies', suggestions: 'suggestions' }[service];
}
