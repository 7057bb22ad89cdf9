import { assign, setup, type SnapshotFrom } from 'xstate';
import { defaultLanguage, type Language } from '@/domain/language';
import type { Texts } from '@/domain/texts/Texts';
import { requiredActor } from './requiredActor';

export type LanguageEvent = { type: 'language.choose'; language: Language };

interface LanguageContext {
  readonly fallback: Texts;
  readonly texts: Texts | null;
  readonly language: Language;
  readonly chosen: Language;
}

export const languageMachine = setup({
  types: {
    input: {} as { readonly language: Language; readonly fallback: Texts },
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
  },
  actors: {
    loadTexts: requiredActor<Texts, { language: Language }>('loadTexts'),
  },
  actions: {
    setChosen: assign((_, { language }: { language: Language }) => ({ chosen: language })),
    setTexts: assign(({ context }, { texts }: { texts: Texts }) => ({
      texts,
      language: context.chosen,
    })),
    revertLanguage: assign(({ context: { texts, language, fallback } }) =>
      texts
        ? { chosen: language }
        : { texts: fallback, language: defaultLanguage, chosen: defaultLanguage },
    ),
    saveLanguage: (_, _params: { language: Language }) => {},
    reportFailure: (_, _params: { language: Language; cause: unknown }) => {},
  },
  guards: {
    isAnotherLanguage: ({ context }, { language }: { language: Language }) =>
      language !== context.chosen,
    isMissing: ({ context: { texts, language, chosen } }) => texts === null || chosen !== language,
  },
}).createMachine({
  id: 'language',
  context: ({ input: { language, fallback } }) => ({
    fallback,
    texts: language === defaultLanguage ? fallback : null,
    language,
    chosen: language,
  }),
  initial: 'ready',
  on: {
    'language.choose': {
      guard: { type: 'isAnotherLanguage', params: languageOf },
      target: '.ready',
      actions: [
        { type: 'setChosen', params: languageOf },
        { type: 'saveLanguage', params: languageOf },
      ],
    },
  },
  states: {
    ready: { always: { guard: 'isMissing', target: 'loading' } },
    loading: {
      invoke: {
        id: 'loadTexts',
        src: 'loadTexts',
        input: ({ context }) => ({ language: context.chosen }),
        onDone: {
          target: 'ready',
          actions: { type: 'setTexts', params: ({ event }) => ({ texts: event.output }) },
        },
        onError: {
          target: 'ready',
          actions: [
            {
              type: 'reportFailure',
              params: ({ context, event }) => ({ language: context.chosen, cause: event.error }),
            },
            'revertLanguage',
          ],
        },
      },
    },
  },
});

export type LanguageSnapshot = SnapshotFrom<typeof languageMachine>;

function languageOf({ event }: { event: LanguageEvent }) {
  return { language: event.language };
}
