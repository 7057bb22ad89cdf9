import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { type Movie, ratingOf, yearOf } from '@/domain/movie';
import type { Texts } from '@/domain/texts/Texts';
import { trailerSearchUrl } from '@/domain/trailer';
import { IconButton } from './IconButton';
import { type CardControl, MovieCard } from './MovieCard';
import { mediaQueries, tokens, wideFrom } from './theme/tokens';
import { useRowEnds } from './useRowEnds';

export interface MovieRowProps {
  readonly title: string;
  /** Stands small beside the title. */
  readonly year?: number | undefined;
  /** The same in every language; defaults to the title. */
  readonly name?: string | undefined;
  readonly movies: readonly Movie[];
  /** Replaces the text for an empty row. */
  readonly note?: string | undefined;
  /** Stands above the cards. */
  readonly remark?: string | undefined;
  readonly posterUrl: (path: string) => string;
  readonly texts: Pick<Texts, 'row' | 'card'>;
  readonly onShowInfo: (movie: Movie) => void;
}

/** Scroll distance of an arrow button, in px. */
const step = { narrow: 250, wide: 500 } as const;

interface Place {
  readonly card: number;
  readonly control: CardControl;
}

interface Standing extends Place {
  readonly movieId: number | undefined;
}

export const MovieRow = memo(function MovieRow(props: MovieRowProps) {
  const { title, year, name = title, movies, note, remark, posterUrl, texts, onShowInfo } = props;
  const titleId = useId();
  const shelf = useRef<HTMLUListElement>(null);
  const cards = movies.flatMap((movie) =>
    movie.posterPath ? [{ movie, url: posterUrl(movie.posterPath) }] : [],
  );

  const ends = useRowEnds(shelf, movies);
  const [standing, setStanding] = useState<Standing>({
    movieId: undefined,
    card: 0,
    control: 'info',
  });
  const again = cards.findIndex(({ movie }) => movie.id === standing.movieId);
  const stop = again >= 0 ? again : Math.min(standing.card, cards.length - 1);
  const holdsFocus = useRef(false);

  useLayoutEffect(() => {
    const gone = holdsFocus.current && document.activeElement === document.body;
    // The list changed: focus the control now at this position.
    if (gone) controlIn(shelf.current?.children[stop], standing.control)?.focus();
  });

  function scroll(direction: -1 | 1) {
    const screen = window.innerWidth < wideFrom ? 'narrow' : 'wide';
    // Scroll snapping would change the scroll distance.
    shelf.current?.style.setProperty('scroll-snap-type', 'none');
    shelf.current?.scrollBy({ left: direction * step[screen], behavior: 'smooth' });
  }

  function standOn({ target, currentTarget }: FocusEvent<HTMLElement>) {
    holdsFocus.current = true;
    if (target === currentTarget) return;
    const { card, control } = placeOf(target, currentTarget);
    setStanding({ movieId: cards[card]?.movie.id, card, control });
    if (target.matches(':focus-visible')) {
      currentTarget.children[card]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }

  function walk(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof Element) || target === currentTarget) return;
    const way = wayOf(key, placeOf(target, currentTarget), cards.length - 1);
    if (!way) return;
    event.preventDefault();
    controlIn(currentTarget.children[way.card], way.control)?.focus();
  }

  return (
    <Row aria-labelledby={titleId}>
      <Head>
        <Title id={titleId} tabIndex={-1}>
          <span>{title}</span>
          {year !== undefined && <Year>{` ${year}`}</Year>}
        </Title>
        {cards.length > 0 && (
          <Arrows data-ends={ends}>
            <IconButton
              icon="left"
              label={texts.row.scrollLeft(title)}
              tabIndex={-1}
              aria-disabled={ends === 'start' || ends === 'both'}
              onClick={() => scroll(-1)}
            />
            <IconButton
              icon="right"
              label={texts.row.scrollRight(title)}
              tabIndex={-1}
              aria-disabled={ends === 'end' || ends === 'both'}
              onClick={() => scroll(1)}
            />
          </Arrows>
        )}
      </Head>
      {cards.length > 0 && remark !== undefined && <Remark>{remark}</Remark>}
      {cards.length > 0 ? (
        <Shelf
          ref={shelf}
          data-row={name}
          // Firefox makes scroll containers tab stops.
          tabIndex={-1}
          onFocus={standOn}
          onBlur={() => {
            holdsFocus.current = false;
          }}
          onKeyDown={walk}
          onTouchMove={() => shelf.current?.style.removeProperty('scroll-snap-type')}
        >
          {cards.map(({ movie, url }, card) => (
            <li key={movie.id} data-movie={movie.id}>
              <RowCard
                movie={movie}
                posterUrl={url}
                place={texts.row.place(card + 1, cards.length)}
                tabStop={card === stop ? standing.control : undefined}
                texts={texts.card}
                onShowInfo={onShowInfo}
              />
            </li>
          ))}
        </Shelf>
      ) : (
        <Nothing>{note ?? texts.row.nothingFound}</Nothing>
      )}
    </Row>
  );
});

interface RowCardProps {
  readonly movie: Movie;
  readonly posterUrl: string;
  readonly place: string;
  readonly tabStop: CardControl | undefined;
  readonly texts: Texts['card'];
  readonly onShowInfo: (movie: Movie) => void;
}

/** Memoised: a focus move renders only the two cards concerned. */
const RowCard = memo(function RowCard(props: RowCardProps) {
  const { movie, posterUrl, place, tabStop, texts, onShowInfo } = props;
  return (
    <MovieCard
      title={movie.title}
      posterUrl={posterUrl}
      year={yearOf(movie)}
      rating={ratingOf(movie)?.average}
      trailerSearchUrl={trailerSearchUrl(movie.title)}
      texts={texts}
      inRow={{ place, tabStop }}
      onShowInfo={() => onShowInfo(movie)}
    />
  );
});

function wayOf(key: string, { card, control }: Place, last: number): Place | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { card: Math.max(card - 1, 0), control };
    case 'ArrowRight':
      return { card: Math.min(card + 1, last), control };
    case 'Home':
      return { card: 0, control };
    case 'End':
      return { card: last, control };
    case 'ArrowUp':
      return control === 'info' ? { card, control: 'trailer' } : undefined;
    case 'ArrowDown':
      return control === 'trailer' ? { card, control: 'info' } : undefined;
    default:
      return undefined;
  }
}

function placeOf(element: Element, shelf: Element): Place {
  return {
    card: [...shelf.children].findIndex((item) => item.contains(element)),
    control: element.matches('a') ? 'trailer' : 'info',
  };
}

function controlIn(card: Element | undefined, control: CardControl): HTMLElement | null {
  return card?.querySelector<HTMLElement>(control === 'trailer' ? 'a' : 'button') ?? null;
}

const Row = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 17.4rem;

  @media ${mediaQueries.wide} {
    contain-intrinsic-block-size: auto 22.5rem;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m};
  padding-inline: ${tokens.space.gutter};
`;

const Title = styled.h2`
  font-size: ${tokens.text.lead};
  overflow-wrap: anywhere;

  @media ${mediaQueries.wide} {
    font-size: ${tokens.text.title};
  }
`;

const Year = styled.span`
  font-size: ${tokens.text.body};
  font-weight: normal;
  color: ${tokens.color.muted};
`;

const Arrows = styled.div`
  display: flex;
  color: ${tokens.color.muted};

  &[data-ends='both']:not(:focus-within) {
    visibility: hidden;
  }
`;

const Shelf = styled.ul`
  display: flex;
  gap: 0.75rem;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  padding: 0.875rem ${tokens.space.gutter} 1.75rem;
  scroll-padding-inline: ${tokens.space.gutter};
  scrollbar-width: none;

  > li {
    flex: none;
    scroll-margin-block: 4rem 1rem;
  }

  @media ${mediaQueries.touch} {
    scroll-snap-type: x proximity;

    > li {
      scroll-snap-align: start;
    }
  }
`;

const Remark = styled.p`
  padding-inline: ${tokens.space.gutter};
  color: ${tokens.color.muted};
`;

const Nothing = styled.p`
  padding: 0.75rem ${tokens.space.gutter} 1.75rem;
  color: ${tokens.color.muted};
`;
