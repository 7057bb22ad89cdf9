import { memo, useId, useRef } from 'react';
import styled from 'styled-components';
import { artworkOf } from '@/domain/artwork/artwork';
import { type Movie, type MovieWithPoster, ratingOf, yearOf } from '@/domain/movie';
import type { Texts } from '@/domain/texts/Texts';
import { IconButton } from './IconButton';
import { type CardControl, MovieCard } from './MovieCard';
import * as containerQueries from './theme/containerQueries';
import { listRole } from './theme/listRole';
import { mediaQueries, tokens } from './theme/tokens';
import { type CardRow, useCardRow } from './useCardRow';

export interface MovieRowProps {
  /** Stands above the cards. */
  readonly title: string;
  /** The same in every language. */
  readonly name: string;
  /** Those without a poster path have no card. */
  readonly movies: readonly Movie[];
  /** How the cards stand. By default each is its poster. */
  readonly variant?: RowVariant | undefined;
  /** Gets the path of the poster. */
  readonly posterUrl: (path: string) => string;
  /** Texts of the row and its cards. */
  readonly texts: Pick<Texts, 'row' | 'card'>;
  /** Gets the movie of the pressed card, and its poster. */
  readonly onShowInfo: ShowInfo;
}

/** `rank` numbers the posters, `date` shows release dates, `still` shows wide pictures. */
export type RowVariant =
  | { readonly kind: 'rank' }
  | { readonly kind: 'date'; readonly format: (date: string) => string }
  | { readonly kind: 'still'; readonly url: (backdropPath: string) => string };

/** The popup grows out of the pressed poster. */
export type ShowInfo = (movie: Movie, poster?: HTMLElement) => void;

export const MovieRow = memo(function MovieRow(props: MovieRowProps) {
  const { title, name, movies, variant, posterUrl, texts, onShowInfo } = props;
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const row = useCardRow(list, movies);

  function scroll(direction: -1 | 1) {
    // Scroll snapping would change the scroll distance.
    list.current?.style.setProperty('scroll-snap-type', 'none');
    row.scroll(direction);
  }

  return (
    <Row aria-labelledby={titleId} data-ends={row.ends}>
      <Head>
        <Title id={titleId} tabIndex={-1}>
          {title}
        </Title>
        {row.cards.length > 0 && (
          <Arrows>
            <KeysHint aria-hidden>{texts.row.keysHint}</KeysHint>
            <RowArrows row={row} title={title} texts={texts.row} onScroll={scroll} />
          </Arrows>
        )}
      </Head>
      {row.cards.length > 0 ? (
        <List
          ref={list}
          data-row={name}
          data-variant={variant?.kind}
          {...row.listProps}
          onTouchMove={() => list.current?.style.removeProperty('scroll-snap-type')}
        >
          <RowCards
            row={row}
            pictureUrl={(movie) => pictureUrl(movie, posterUrl, variant)}
            dateOf={
              variant?.kind === 'date'
                ? ({ releaseDate }) => variant.format(releaseDate)
                : undefined
            }
            texts={texts}
            onShowInfo={onShowInfo}
          />
        </List>
      ) : (
        <EmptyText>{texts.row.nothingFound}</EmptyText>
      )}
    </Row>
  );
});

interface RowArrowsProps {
  readonly row: CardRow;
  readonly title: string;
  readonly texts: Texts['row'];
  readonly onScroll: (direction: -1 | 1) => void;
}

/**
 * For pointers: the keyboard moves along the cards. The end of a row is known late, so a press at the
 * end scrolls too.
 */
export function RowArrows({ row: { ends }, title, texts, onScroll }: RowArrowsProps) {
  return (
    <>
      <IconButton
        icon="left"
        label={texts.scrollLeft(title)}
        tabIndex={-1}
        aria-disabled={ends === 'start' || ends === 'both'}
        onClick={() => onScroll(-1)}
      />
      <IconButton
        icon="right"
        label={texts.scrollRight(title)}
        tabIndex={-1}
        aria-disabled={ends === 'end' || ends === 'both'}
        onClick={() => onScroll(1)}
      />
    </>
  );
}

interface RowCardsProps {
  readonly row: CardRow;
  readonly pictureUrl: (movie: MovieWithPoster) => string;
  readonly dateOf?: ((movie: Movie) => string) | undefined;
  readonly texts: Pick<Texts, 'row' | 'card'>;
  readonly onShowInfo: ShowInfo;
}

export function RowCards({ row, pictureUrl, dateOf, texts, onShowInfo }: RowCardsProps) {
  const { cards, rendered, tabStop, growAt, growNear } = row;
  const isPartial = rendered < cards.length;
  return cards.slice(0, rendered).map((movie, card) => (
    <li
      key={movie.id}
      ref={card === growAt ? growNear : undefined}
      data-movie={movie.id}
      aria-setsize={isPartial ? cards.length : undefined}
      aria-posinset={isPartial ? card + 1 : undefined}
    >
      <RowCard
        movie={movie}
        pictureUrl={pictureUrl(movie)}
        releaseDate={dateOf?.(movie)}
        position={texts.row.place(card + 1, cards.length)}
        tabStop={card === tabStop.card ? tabStop.control : undefined}
        texts={texts.card}
        onShowInfo={onShowInfo}
      />
    </li>
  ));
}

interface RowCardProps {
  readonly movie: Movie;
  readonly pictureUrl: string;
  readonly releaseDate: string | undefined;
  readonly position: string;
  readonly tabStop: CardControl | undefined;
  readonly texts: Texts['card'];
  readonly onShowInfo: ShowInfo;
}

/** Memoised: a focus move renders only the two cards concerned. */
const RowCard = memo(function RowCard(props: RowCardProps) {
  const { movie, pictureUrl, releaseDate, position, tabStop, texts, onShowInfo } = props;
  return (
    <MovieCard
      title={movie.title}
      art={artworkOf(movie)}
      posterUrl={pictureUrl}
      facts={{ year: yearOf(movie), rating: ratingOf(movie)?.average, releaseDate }}
      texts={texts}
      inRow={{ position, tabStop }}
      onShowInfo={(poster) => onShowInfo(movie, poster)}
    />
  );
});

function pictureUrl(
  { posterPath, backdropPath }: MovieWithPoster,
  posterUrl: MovieRowProps['posterUrl'],
  variant: RowVariant | undefined,
) {
  return variant?.kind === 'still' && backdropPath
    ? variant.url(backdropPath)
    : posterUrl(posterPath);
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
  container: head / inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${tokens.space.m};
  padding-inline: ${tokens.space.gutter};
`;

/** At least as wide as its longest word: enlarged text moves the arrows below, and breaks no word. */
const Title = styled.h2`
  flex: 1 1 0;
  min-inline-size: min-content;
  max-inline-size: 100%;
  font-size: ${tokens.text.lead};
  overflow-wrap: break-word;

  @media ${mediaQueries.wide} {
    font-size: ${tokens.text.title};
  }
`;

const Arrows = styled.div`
  position: relative;
  display: flex;
  color: ${tokens.color.muted};

  [data-ends='both'] > * > &:not(:focus-within) {
    visibility: hidden;
  }
`;

/** While a keyboard focuses the first card. */
const KeysHint = styled.span`
  position: absolute;
  inset: auto 100% auto auto;
  align-self: center;
  display: none;
  padding-inline-end: ${tokens.space.s};
  font-size: ${tokens.text.caption};
  white-space: nowrap;

  @container head ${containerQueries.keysHint} {
    section:has(li:first-child :focus-visible) & {
      display: block;
    }
  }
`;

const List = styled.ul.attrs(listRole)`
  display: flex;
  gap: max(0.75rem, 0.6vw);
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  padding: 0.875rem ${tokens.space.gutter} 1.75rem;
  scroll-padding-inline: ${tokens.space.gutter};
  scrollbar-width: none;

  > li {
    flex: none;
    scroll-margin-block: ${tokens.space.xxl} ${tokens.space.m};
  }

  /* Below the date. */
  &[data-variant='date'] {
    --drawn-title-space: 1.5rem;
  }

  &[data-variant='rank'] {
    counter-reset: rank;

    > li {
      display: flex;
      align-items: end;
      counter-increment: rank;
    }

    > li::before {
      content: counter(rank) / '';
      margin: 0 calc(-1 * ${tokens.space.s}) calc(-1 * ${tokens.space.s}) 0;
      font-size: 6rem;
      font-weight: ${tokens.weight.black};
      line-height: 0.8;
      letter-spacing: -0.08em;
      font-variant-numeric: tabular-nums;
      color: ${tokens.color.page};
      -webkit-text-stroke: 2px ${tokens.color.edge};
      paint-order: stroke fill;
    }

    @media ${mediaQueries.wide} {
      > li::before {
        margin: 0 -0.875rem -0.75rem 0;
        font-size: 10rem;
        -webkit-text-stroke-width: 3px;
      }
    }
  }

  &[data-variant='still'] {
    --card-size: 14rem;
    --poster-ratio: 16 / 9;
    --drawn-title: none;
    --caption: 1;

    @media ${mediaQueries.wide} {
      --card-size: 20rem;
    }
  }

  @media ${mediaQueries.touch} {
    scroll-snap-type: x proximity;

    > li {
      scroll-snap-align: start;
    }
  }
`;

const EmptyText = styled.p`
  padding: 0.75rem ${tokens.space.gutter} 1.75rem;
  color: ${tokens.color.muted};
`;
