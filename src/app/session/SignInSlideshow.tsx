import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { Slideshow, type ShownMovie } from '@/components/Slideshow';
import { mediaQueries } from '@/components/theme/tokens';
import { artworkOf } from '@/domain/artwork/artwork';
import { defaultLanguage, languageTag, type Language } from '@/domain/language';
import { titleTagOf, type Movie } from '@/domain/movie';
import { sampleLists } from '@/domain/samples/sampleLists';
import { LanguageActor, useEntryTexts } from '../language/LanguageActor';
import { prefersReducedData } from '../lifecycle/prefersReducedData';
import { useMediaQuery } from '../lifecycle/useMediaQuery';
import { inspectOptions, useServices } from '../services/Services';
import { translatedMovies, wireSlideshow } from './SlideshowActor';

const maxMovies = 8;

/** Shows bundled movies: before sign-in, the movie database is not called. */
export function SignInSlideshow() {
  const movies = useShownMovies();
  const { slideshow } = useEntryTexts();
  const prefersReducedMotion = useMediaQuery(mediaQueries.reducedMotion);
  if (!movies || prefersReducedData()) return null;
  if (prefersReducedMotion)
    return <Slideshow movies={movies.slice(0, 1)} motion="still" texts={slideshow} />;
  return <MovingSlideshow movies={movies} />;
}

function MovingSlideshow({ movies }: { readonly movies: readonly ShownMovie[] }) {
  const services = useServices();
  const machine = useMemo(() => wireSlideshow(services), [services]);
  const actor = useActorRef(machine, inspectOptions(services));
  const isPaused = useSelector(actor, (it) => it.matches('paused'));
  const shown = useSelector(actor, ({ context }) => context.shown);
  const { slideshow } = useEntryTexts();
  const upTo = [shown - 1, shown].filter((index) => index >= 0);
  return (
    <Slideshow
      movies={upTo.flatMap((index) => movies[index % movies.length] ?? [])}
      motion={isPaused ? 'paused' : 'playing'}
      texts={slideshow}
      onToggle={() => actor.send({ type: 'slideshow.toggle' })}
    />
  );
}

/** The titles change when the translated ones are loaded. `undefined` before the first ones. */
function useShownMovies(): readonly ShownMovie[] | undefined {
  const services = useServices();
  const language = LanguageActor.useSelector(({ context }) => context.language);
  const [translated, setTranslated] = useState<Loaded>();

  useEffect(() => {
    if (language === defaultLanguage) return;
    let isCurrent = true;
    void translatedMovies(services, language).then((movies) => {
      if (isCurrent) setTranslated({ language, movies });
    });
    return () => {
      isCurrent = false;
    };
  }, [language, services]);

  const loaded = language === defaultLanguage ? english : translated;
  const current = loaded?.language === language ? loaded : undefined;
  const [shown, setShown] = useState(current);
  if (current && current !== shown) setShown(current);

  return useMemo(
    () =>
      shown?.movies.slice(0, maxMovies).map((movie) => ({
        id: movie.id,
        title: movie.title,
        titleTag: titleTagOf(movie, languageTag(shown.language)),
        art: artworkOf(movie),
      })),
    [shown],
  );
}

interface Loaded {
  readonly language: Language;
  readonly movies: readonly Movie[];
}

const english: Loaded = { language: defaultLanguage, movies: sampleLists.nowPlaying };
