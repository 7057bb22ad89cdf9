interface Entry {
  readonly word: string;
  readonly means: string;
  readonly file: string;
}

/** The words that the project defines, in code, stories, tests and documents. */
export const glossary: readonly Entry[] = [
  {
    word: 'movie',
    means: 'It has a title, an overview, a date, and perhaps a poster.',
    file: 'src/domain/movie.ts',
  },
  {
    word: 'row',
    means: 'Movies under one title, scrolled sideways.',
    file: 'src/components/MovieRow.tsx',
  },
  {
    word: 'trailer',
    means: 'The video that plays behind the featured movie, at first without sound.',
    file: 'src/domain/trailer.ts',
  },
  {
    word: 'query',
    means: 'The text that a visitor types in GPT search.',
    file: 'src/machines/searchMachine.ts',
  },
  {
    word: 'names',
    means: 'The movie names that the chat service answers: ten titles, not yet movies.',
    file: 'src/domain/movieName.ts',
  },
  {
    word: 'popup',
    means: 'Details of one movie in a dialog.',
    file: 'src/machines/popupMachine.ts',
  },
  {
    word: 'mode',
    means: 'Which of two screens is shown: homepage or GPT search; sign-in or sign-up.',
    file: 'src/machines/searchModeMachine.ts',
  },
  {
    word: 'user',
    means: 'The account of a visitor who is signed in.',
    file: 'src/domain/session.ts',
  },
  {
    word: 'session',
    means: 'Who is signed in: unknown, no one, or a user.',
    file: 'src/machines/sessionMachine.ts',
  },
  {
    word: 'demo world',
    means: 'The fake vendors in the browser: identity provider, movie database, chat service.',
    file: 'src/demo/demoWorld.ts',
  },
];
