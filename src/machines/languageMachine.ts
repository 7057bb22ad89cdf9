import { assign, setup, type SnapshotFrom } from 'xstate';
import { defaultLanguage, hasAllTexts, type Language } from '@/domain/language';
import type { EntryTexts, Texts } from '@/domain/texts/Texts';
import { requiredActor } from './requiredActor';

export type LanguageEvent =
  | { type: 'language.choose'; language: Language }
  /** The visitor who chose has signed out. Brings the browser's language. */
  | { type: 'language.forget'; language: Language }
  /** The screen that needs all texts is open. Brings its own English. */
  | { type: 'browse.opened'; english: Texts };

interface LanguageInput {
  readonly language: Language;
  readonly english: EntryTexts;
  /** Of the language, if they are already loaded. Else English is shown until they are. */
  readonly texts?: EntryTexts | undefined;
}

interface LanguageContext {
  /** English. Has all texts once `/browse` is open; then those of other languages must too. */
  readonly english: EntryTexts;
  readonly texts: EntryTexts;
  readonly language: Language;
  readonly chosen: Language;
}

export const languageMachine = setup({
  types: {
    input: {} as LanguageInput,
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
  },
  actors: {
    loadTexts: requiredActor<EntryTexts, { language: Language; english: EntryTexts }>('loadTexts'),
  },
  actions: {
    setChosen: assign((_, { language }: { language: Language }) => ({ chosen: language })),
    setTexts: assign(({ context }, { texts }: { texts: EntryTexts }) => ({
      texts,
      language: context.chosen,
    })),
    setEnglish: assign(({ context }, { english }: { english: Texts }) => ({
      english,
      texts: context.texts === context.english ? english : context.texts,
    })),
    revertLanguage: assign(({ context }) =>
      areComplete(context)
        ? { chosen: context.language }
        : { texts: context.english, language: defaultLanguage, chosen: defaultLanguage },
    ),
    saveLanguage: (_, _params: { language: Language }) => {},
    removeLanguage: () => {},
    reportFailure: (_, _params: { cause: unknown }) => {},
  },
  guards: {
    isAnotherLanguage: ({ context }, { language }: { language: Language }) =>
      language !== context.chosen,
    areTextsMissing: ({ context }) => !areComplete(context) || context.chosen !== context.language,
    isEnglishIncomplete: ({ context }) => !hasAllTexts(context.english),
  },
}).createMachine({
  id: 'language',
  options: { maxIterations: 100 },
  context: ({ input: { language, english, texts } }) => ({
    english,
    texts: texts ?? english,
    language: texts ? language : defaultLanguage,
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
    'language.forget': {
      target: '.ready',
      actions: [{ type: 'setChosen', params: languageOf }, 'removeLanguage'],
    },
    'browse.opened': {
      guard: 'isEnglishIncomplete',
      target: '.ready',
      actions: { type: 'setEnglish', params: ({ event }) => ({ english: event.english }) },
    },
  },
  states: {
    ready: { always: { guard: 'areTextsMissing', target: 'loading' } },
    loading: {
      invoke: {
        id: 'loadTexts',
        src: 'loadTexts',
        input: ({ context: { chosen, english } }) => ({ language: chosen, english }),
        onDone: {
          target: 'ready',
          actions: { type: 'setTexts', params: ({ event }) => ({ texts: event.output }) },
        },
        onError: {
          target: 'ready',
          actions: [
            { type: 'reportFailure', params: ({ event }) => ({ cause: event.error }) },
            'revertLanguage',
          ],
        },
      },
    },
  },
});

export type LanguageSnapshot = SnapshotFrom<typeof languageMachine>;

function areComplete({ texts, english }: LanguageContext): boolean {
  return hasAllTexts(texts) || !hasAllTexts(english);
}

function languageOf({ event }: { event: Extract<LanguageEvent, { language: Language }> }) {
  return { language: event.language };
}
