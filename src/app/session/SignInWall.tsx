import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { NowShowing, type ShownMovie } from '@/components/NowShowing';
import { mediaQueries } from '@/components/theme/tokens';
import { artworkOf } from '@/domain/artwork/artwork';
import { defaultLanguage, hasAllTexts, languageTag, type Language } from '@/domain/language';
import { titleTagOf, type Movie, type MovieLists } from '@/domain/movie';
import { sampleLists, sampleListsIn } from '@/domain/samples/sampleLists';
import { wallMachine } from '@/machines/wallMachine';
import { LanguageActor, useEntryTexts } from '../language/LanguageActor';
import { prefersReducedData } from '../lifecycle/prefersReducedData';
import { useMediaQuery } from '../lifecycle/useMediaQuery';
import { watchPage } from '../lifecycle/watchPage';
import { inspectOptions, useServices } from '../services/Services';

const maxMovies = 8;

/** Shows bundled movies: before sign-in, the movie database is not called. */
export function SignInWall() {
  const movies = useTonight();
  const { wall } = useEntryTexts();
  const prefersReducedMotion = useMediaQuery(mediaQueries.reducedMotion);
  if (!movies || prefersReducedData()) return null;
  if (prefersReducedMotion)
    return <NowShowing movies={movies.slice(0, 1)} motion="still" texts={wall} />;
  return <MovingWall movies={movies} />;
}

function MovingWall({ movies }: { readonly movies: readonly ShownMovie[] }) {
  const services = useServices();
  const { report } = services;
  const machine = useMemo(
    () =>
      wallMachine.provide({
        actors: { watchPage },
        actions: { reportFailure: (_, { cause }) => report('error watching the page', cause) },
      }),
    [report],
  );
  const actor = useActorRef(machine, inspectOptions(services));
  const isPaused = useSelector(actor, (it) => it.matches('paused'));
  const shown = useSelector(actor, ({ context }) => context.shown);
  const { wall } = useEntryTexts();
  const upTo = [shown - 1, shown].filter((index) => index >= 0);
  return (
    <NowShowing
      movies={upTo.flatMap((index) => movies[index % movies.length] ?? [])}
      motion={isPaused ? 'paused' : 'playing'}
      texts={wall}
      onToggle={() => actor.send({ type: 'wall.toggle' })}
    />
  );
}

/** `undefined` while translated titles load. */
function useTonight(): readonly ShownMovie[] | undefined {
  const { loadTexts } = useServices();
  const language = LanguageActor.useSelector(({ context }) => context.language);
  const [translated, setTranslated] = useState<Tonight>();

  useEffect(() => {
    if (language === defaultLanguage) return;
    let isCurrent = true;
    const show = ({ nowPlaying }: MovieLists) => {
      if (isCurrent) setTranslated({ language, movies: nowPlaying });
    };
    // A failure is reported when /browse is opened.
    loadTexts(language, 'all').then(
      (texts) => show(hasAllTexts(texts) ? sampleListsIn(texts.samples) : sampleLists),
      () => show(sampleLists),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, loadTexts]);

  const tonight = language === defaultLanguage ? english : translated;
  return useMemo(
    () =>
      tonight?.language === language
        ? tonight.movies.slice(0, maxMovies).map((movie) => ({
            id: movie.id,
            title: movie.title,
            titleTag: titleTagOf(movie, languageTag(language)),
            art: artworkOf(movie),
          }))
        : undefined,
    [tonight, language],
  );
}

interface Tonight {
  readonly language: Language;
  readonly movies: readonly Movie[];
}

const english: Tonight = { language: defaultLanguage, movies: sampleLists.nowPlaying };
