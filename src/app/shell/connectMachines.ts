import type { ActorRefFrom } from 'xstate';
import { featuredMovie } from '@/domain/movie';
import type { languageMachine } from '@/machines/languageMachine';
import type { recentSearchesMachine } from '@/machines/recentSearchesMachine';
import type { rowsMachine } from '@/machines/rowsMachine';
import type { searchMachine } from '@/machines/searchMachine';
import type { searchModeMachine } from '@/machines/searchModeMachine';
import type { trailerMachine } from '@/machines/trailerMachine';
import { onChange } from '../lifecycle/onChange';
import { samplesOf } from './samplesOf';

interface Machines {
  readonly language: ActorRefFrom<typeof languageMachine>;
  readonly mode: ActorRefFrom<typeof searchModeMachine>;
  readonly recentSearches: ActorRefFrom<typeof recentSearchesMachine>;
  readonly rows: ActorRefFrom<typeof rowsMachine>;
  readonly search: ActorRefFrom<typeof searchMachine>;
  readonly trailer: ActorRefFrom<typeof trailerMachine>;
}

/** When one machine changes, sends events to the others. Returns unsubscribe. */
export function connectMachines(machines: Machines): () => void {
  const { language, mode, recentSearches, rows, search, trailer } = machines;

  function sendFeaturedMovie() {
    if (!mode.getSnapshot().matches('home')) return;
    const { context, value } = rows.getSnapshot();
    if (value.nowPlaying === 'loading') return;
    const movieId = featuredMovie(context.lists.nowPlaying)?.id;
    if (movieId !== undefined) trailer.send({ type: 'trailer.feature', movieId });
  }

  const subscriptions = [
    onChange(
      language,
      ({ context }) => context.language,
      () => {
        rows.send({ type: 'rows.translate', samples: samplesOf(language.getSnapshot()) });
        search.send({ type: 'search.translate' });
      },
    ),
    onChange(
      search,
      (snapshot) =>
        snapshot.matches({ panel: { suggesting: 'loadingNames' } })
          ? snapshot.context.query
          : undefined,
      (query) => {
        if (query !== undefined) recentSearches.send({ type: 'recent.add', query });
      },
    ),
    mode.subscribe(sendFeaturedMovie),
    rows.subscribe(sendFeaturedMovie),
  ];
  return () => subscriptions.forEach((each) => each.unsubscribe());
}
