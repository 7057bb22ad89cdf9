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
const scrollStep = { narrow: 250, wide: 500 } as const;

interface Cell {
  readonly card: number;
  readonly control: CardControl;
}

interface FocusedCell extends Cell {
  readonly movieId: number | undefined;
}

export const MovieRow = memo(function MovieRow(props: MovieRowProps) {
  const { title, year, name = title, movies, note, remark, posterUrl, texts, onShowInfo } = props;
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const cards = movies.flatMap((movie) =>
    movie.posterPath ? [{ movie, url: posterUrl(movie.posterPath) }] : [],
  );

  const ends = useRowEnds(list, movies);
  const [focusedCell, setFocusedCell] = useState<FocusedCell>({
    movieId: undefined,
    card: 0,
    control: 'info',
  });
  const focusedIndex = cards.findIndex(({ movie }) => movie.id === focusedCell.movieId);
  const tabStopIndex =
    focusedIndex >= 0 ? focusedIndex : Math.min(focusedCell.card, cards.length - 1);
  const holdsFocus = useRef(false);

  useLayoutEffect(() => {
    const hasLostFocus = holdsFocus.current && document.activeElement === document.body;
    // The list changed: focus the control now at this position.
    if (hasLostFocus) controlIn(list.current?.children[tabStopIndex], focusedCell.control)?.focus();
  });

  function scroll(direction: -1 | 1) {
    const screen = window.innerWidth < wideFrom ? 'narrow' : 'wide';
    // Scroll snapping would change the scroll distance.
    list.current?.style.setProperty('scroll-snap-type', 'none');
    list.current?.scrollBy({ left: direction * scrollStep[screen], behavior: 'smooth' });
  }

  function rememberFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    holdsFocus.current = true;
    if (target === currentTarget) return;
    const { card, control } = cellOf(target, currentTarget);
    setFocusedCell({ movieId: cards[card]?.movie.id, card, control });
    if (target.matches(':focus-visible')) {
      currentTarget.children[card]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof Element) || target === currentTarget) return;
    const next = nextCell(key, cellOf(target, currentTarget), cards.length - 1);
    if (!next) return;
    event.preventDefault();
    controlIn(currentTarget.children[next.card], next.control)?.focus();
  }

  return (
    <Row aria-labelledby={titleId}>
      <Head>
        <Title id={titleId} tabIndex={-1}>
          <span>{title}</span>
          {year !== undefined && ' '}
          {year !== undefined && <Year>{year}</Year>}
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
        <List
          ref={list}
          data-row={name}
          // Firefox makes scroll containers tab stops.
          tabIndex={-1}
          onFocus={rememberFocus}
          onBlur={() => {
            holdsFocus.current = false;
          }}
          onKeyDown={moveFocus}
          onTouchMove={() => list.current?.style.removeProperty('scroll-snap-type')}
        >
          {cards.map(({ movie, url }, card) => (
            <li key={movie.id} data-movie={movie.id}>
              <RowCard
                movie={movie}
                posterUrl={url}
                position={texts.row.place(card + 1, cards.length)}
                tabStop={card === tabStopIndex ? focusedCell.control : undefined}
                texts={texts.card}
                onShowInfo={onShowInfo}
              />
            </li>
          ))}
        </List>
      ) : (
        <EmptyText>{note ?? texts.row.nothingFound}</EmptyText>
      )}
    </Row>
  );
});

interface RowCardProps {
  readonly movie: Movie;
  readonly posterUrl: string;
  readonly position: string;
  readonly tabStop: CardControl | undefined;
  readonly texts: Texts['card'];
  readonly onShowInfo: (movie: Movie) => void;
}

/** Memoised: a focus move renders only the two cards concerned. */
const RowCard = memo(function RowCard(props: RowCardProps) {
  const { movie, posterUrl, position, tabStop, texts, onShowInfo } = props;
  return (
    <MovieCard
      title={movie.title}
      posterUrl={posterUrl}
      year={yearOf(movie)}
      rating={ratingOf(movie)?.average}
      trailerSearchUrl={trailerSearchUrl(movie.title)}
      texts={texts}
      inRow={{ position, tabStop }}
      onShowInfo={() => onShowInfo(movie)}
    />
  );
});

function nextCell(key: string, { card, control }: Cell, last: number): Cell | undefined {
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

function cellOf(element: Element, list: Element): Cell {
  return {
    card: [...list.children].findIndex((item) => item.contains(element)),
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

const List = styled.ul`
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

const EmptyText = styled.p`
  padding: 0.75rem ${tokens.space.gutter} 1.75rem;
  color: ${tokens.color.muted};
`;
