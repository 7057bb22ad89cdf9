import { createActorContext } from '@xstate/react';
import { fromCallback, type EventObject } from 'xstate';
import type { Language } from '@/domain/language';
import { lookUpNames } from '@/domain/lookUpNames';
import type { MovieName } from '@/domain/movieName';
import { searchMachine, type NamesActorEvent } from '@/machines/searchMachine';
import type { Services } from '../services/Services';
import type { SearchAnswers } from './searchAnswers';

export const SearchActor = createActorContext(searchMachine);

const messages = {
  names: 'error while querying gpt for recommendations',
  rows: 'error fetching gpt suggested movies',
} as const;

/** Connects the search to the chat service and the movie database. Movies come in the current language. */
export function wireSearch(
  { recommender, catalogue, report }: Services,
  language: () => Language,
  answers: SearchAnswers,
) {
  return searchMachine.provide({
    actors: {
      suggestNames: fromCallback<EventObject, { query: string }>(({ input, sendBack }) =>
        abortable(async (signal) => {
          try {
            for await (const name of recommender.suggestNames(input.query, { signal })) {
              sendBack({ type: 'names.suggested', ...name } satisfies NamesActorEvent);
            }
            sendBack({ type: 'names.completed' } satisfies NamesActorEvent);
          } catch (cause) {
            sendBack({ type: 'names.failed', cause } satisfies NamesActorEvent);
          }
        }),
      ),
      findRows: fromCallback<EventObject, { parts: readonly MovieName[] }>(({ input, sendBack }) =>
        abortable((signal) =>
          lookUpNames(
            input.parts,
            (name, year) => catalogue.findByName(name, { signal, language: language(), year }),
            sendBack,
          ),
        ),
      ),
    },
    actions: {
      saveAnswer: (_, answer) => answers.save(answer),
      removeAnswer: (_, { query }) => answers.remove(query),
      reportFailure: (_, { during, cause }) => report(messages[during], cause),
    },
  });
}

/** Starts the job and returns a function that aborts it. The machine ignores a stopped actor. */
function abortable(job: (signal: AbortSignal) => Promise<void>): () => void {
  const controller = new AbortController();
  void job(controller.signal);
  return () => controller.abort();
}
