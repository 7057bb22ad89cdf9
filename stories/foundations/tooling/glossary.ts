interface Entry {
  readonly word: string;
  readonly means: string;
  /** Where the word lives in the code. */
  readonly file: string;
}

/** The words of the house: in talk, on the screen, in code, stories and tests alike. */
export const glossary: readonly Entry[] = [
  {
    word: 'movie',
    means: 'What people come for. It has a title, an overview, a date, and perhaps a poster.',
    file: 'src/domain/movie.ts',
  },
  {
    word: 'row',
    means: 'A titled shelf of movies that is scrolled sideways.',
    file: 'src/components/MovieRow.tsx',
  },
  {
    word: 'trailer',
    means: 'The video that plays without sound behind the featured movie.',
    file: 'src/domain/trailer.ts',
  },
  {
    word: 'query',
    means: 'What the visitor types, in words of their own.',
    file: 'src/machines/searchMachine.ts',
  },
  {
    word: 'names',
    means: 'What the chat service answers to a query: ten titles, not yet movies.',
    file: 'src/domain/names.ts',
  },
  {
    word: 'popup',
    means: 'One movie up close, above everything else, until it is closed.',
    file: 'src/machines/popupMachine.ts',
  },
  {
    word: 'mode',
    means: 'Which of two screens is shown: homepage or GPT search; sign-in or sign-up.',
    file: 'src/machines/searchModeMachine.ts',
  },
  {
    word: 'place',
    means: 'Mode, query and popup together, as the address names them.',
    file: 'src/domain/location.ts',
  },
  {
    word: 'entry',
    means: 'A place in the history of the window, to which Back and Forward lead.',
    file: 'src/app/url/historyEntry.ts',
  },
  {
    word: 'session',
    means: 'Who is there: not known yet, nobody, or a person.',
    file: 'src/machines/sessionMachine.ts',
  },
  {
    word: 'notice',
    means: 'A word about the product itself: there is no network, there is a new version.',
    file: 'src/components/Notice.tsx',
  },
  {
    word: 'keeper',
    means: 'Who keeps the product on a device, for times without a network.',
    file: 'src/domain/ports.ts',
  },
];
