import { memo, useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { artworkOf } from '@/domain/artwork/artwork';
import { type Movie, ratingOf, yearOf } from '@/domain/movie';
import type { Texts } from '@/domain/texts/Texts';
import { IconButton } from './IconButton';
import { type CardControl, MovieCard } from './MovieCard';
import { MovieFacts } from './MovieFacts';
import { scrollBehavior } from './scrollBehavior';
import { containerQueries } from './theme/containerQueries';
import { mediaQueries, tokens, wideFrom } from './theme/tokens';
import { type Nearness, observeNear } from './useNear';
import { useRovingTabindex } from './useRovingTabindex';
import { useRowEnds } from './useRowEnds';

export interface RowHeading {
  readonly title: string;
  /** Stands small beside the title. */
  readonly year?: number | undefined;
  /** The same in every language; defaults to the title. */
  readonly name?: string | undefined;
  /** Stands above the cards. */
  readonly remark?: string | undefined;
}

export interface MovieRowProps {
  /** Stands above the cards. */
  readonly heading: RowHeading;
  /** Those without a poster path have no card. */
  readonly movies: readonly Movie[];
  /** Replaces the text for an empty row. */
  readonly note?: string | undefined;
  /** How the cards stand. By default a plain row over the whole width. */
  readonly look?: RowLook | undefined;
  /** Gets the path of the poster. */
  readonly posterUrl: (path: string) => string;
  /** Texts of the row and its cards. */
  readonly texts: Pick<Texts, 'row' | 'card'>;
  /** Gets the movie of the pressed card, and its poster. */
  readonly onShowInfo: ShowInfo;
}

/**
 * Over the whole width: `rank` numbers the posters, `date` shows release dates, `still` shows wide
 * pictures. In a grid: `cell` has its texts under the posters, `feature` has a large first card and
 * its overview.
 */
export type RowLook =
  | { readonly kind: 'rank' }
  | { readonly kind: 'date'; readonly format: (date: string) => string }
  | { readonly kind: 'still'; readonly url: (backdropPath: string) => string }
  | { readonly kind: 'cell' | 'feature' };

/** The popup grows out of the pressed poster. */
export type ShowInfo = (movie: Movie, poster?: HTMLElement) => void;

export type RowLayout = 'line' | 'cell' | 'feature';

/** Scroll distances of an arrow button, in px. */
const narrowStep = 250;
const wideStep = 500;

/** A row renders this many cards at first and at a time, and more when one of the last comes near. */
const cardStep = 20;
const lastCards = 5;

export const MovieRow = memo(function MovieRow(props: MovieRowProps) {
  const { heading, movies, note, look, posterUrl, texts, onShowInfo } = props;
  const { title, year, name = title, remark } = heading;
  const layout = layoutOf(look);
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const cards = movies.flatMap((movie) =>
    movie.posterPath ? [{ movie, url: pictureUrl(movie, posterUrl(movie.posterPath), look) }] : [],
  );

  const first = cards[0]?.movie;
  const [grown, setGrown] = useState(cardStep);
  const { tabStop, listProps } = useRovingTabindex(list, {
    ids: cards.map(({ movie }) => movie.id),
    shouldLeaveAtEnds: layout !== 'line',
    renderCard: (card) => flushSync(() => setGrown(card + cardStep)),
  });
  const rendered = Math.min(cards.length, Math.max(grown, tabStop.card + 1));
  const isPartial = rendered < cards.length;
  const ends = useRowEnds(list, movies, rendered);

  const growNear = useCallback(
    (item: Element | null) => {
      const grow = (nearness: Nearness) =>
        setGrown(nearness === 'printed' ? Infinity : rendered + cardStep);
      return item ? observeNear(item, grow) : undefined;
    },
    [rendered],
  );

  function scroll(direction: -1 | 1) {
    if (!list.current) return;
    // Scroll snapping would change the scroll distance.
    if (layout === 'line') list.current.style.setProperty('scroll-snap-type', 'none');
    const step = window.innerWidth < wideFrom ? narrowStep : wideStep;
    const distance = Math.min(step, list.current.clientWidth);
    list.current.scrollBy({ left: direction * distance, behavior: scrollBehavior() });
  }

  return (
    <Row aria-labelledby={titleId} data-layout={layout} data-ends={ends}>
      <Head>
        <Title id={titleId} tabIndex={-1}>
          <span>{title}</span>
          {year !== undefined && ' '}
          {year !== undefined && <Year>{year}</Year>}
        </Title>
        {cards.length > 0 && (
          <Arrows>
            <KeysHint aria-hidden>{texts.row.keysHint}</KeysHint>
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
      {cards.length > 0 && remark !== undefined && <Remark data-remark>{remark}</Remark>}
      {cards.length > 0 ? (
        <List
          ref={list}
          data-row={name}
          data-look={look?.kind}
          {...listProps}
          onTouchMove={() => list.current?.style.removeProperty('scroll-snap-type')}
        >
          {cards.slice(0, rendered).map(({ movie, url }, card) => (
            <li
              key={movie.id}
              ref={isPartial && card === rendered - lastCards ? growNear : undefined}
              data-movie={movie.id}
              aria-setsize={isPartial ? cards.length : undefined}
              aria-posinset={isPartial ? card + 1 : undefined}
            >
              <RowCard
                movie={movie}
                posterUrl={url}
                releaseDate={look?.kind === 'date' ? look.format(movie.releaseDate) : undefined}
                position={texts.row.place(card + 1, cards.length)}
                tabStop={card === tabStop.card ? tabStop.control : undefined}
                texts={texts.card}
                onShowInfo={onShowInfo}
              />
            </li>
          ))}
        </List>
      ) : (
        <EmptyText>{note ?? texts.row.nothingFound}</EmptyText>
      )}
      {layout === 'feature' && first && (
        <Summary movie={first} heading={heading} texts={texts.card} />
      )}
    </Row>
  );
});

interface RowCardProps {
  readonly movie: Movie;
  readonly posterUrl: string;
  readonly releaseDate: string | undefined;
  readonly position: string;
  readonly tabStop: CardControl | undefined;
  readonly texts: Texts['card'];
  readonly onShowInfo: ShowInfo;
}

/** Memoised: a focus move renders only the two cards concerned. */
const RowCard = memo(function RowCard(props: RowCardProps) {
  const { movie, posterUrl, releaseDate, position, tabStop, texts, onShowInfo } = props;
  return (
    <MovieCard
      title={movie.title}
      art={artworkOf(movie)}
      posterUrl={posterUrl}
      facts={{ year: yearOf(movie), rating: ratingOf(movie)?.average, releaseDate }}
      texts={texts}
      inRow={{ position, tabStop }}
      onShowInfo={(poster) => onShowInfo(movie, poster)}
    />
  );
});

interface SummaryProps {
  readonly movie: Movie;
  readonly heading: RowHeading;
  readonly texts: Texts['card'];
}

/** Repeats no year of the heading or the remark. */
function Summary({ movie, heading, texts }: SummaryProps) {
  const year = yearOf(movie);
  const isShown = year === heading.year || heading.remark?.includes(String(year));
  return (
    <Overview>
      <MovieFacts
        year={isShown ? undefined : year}
        rating={ratingOf(movie)?.average}
        texts={texts}
      />
      <p lang={movie.overviewTag}>{movie.overview}</p>
    </Overview>
  );
}

function layoutOf(look: RowLook | undefined): RowLayout {
  return look?.kind === 'cell' || look?.kind === 'feature' ? look.kind : 'line';
}

function pictureUrl({ backdropPath }: Movie, posterUrl: string, look: RowLook | undefined) {
  return look?.kind === 'still' && backdropPath ? look.url(backdropPath) : posterUrl;
}

const Row = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &[data-layout='line'] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 17.4rem;

    @media ${mediaQueries.wide} {
      contain-intrinsic-block-size: auto 22.5rem;
    }
  }

  /* Posters first, so that they align whatever the length of the titles. */
  &:not([data-layout='line']) {
    position: relative;
    align-content: start;
    gap: ${tokens.space.xs} ${tokens.space.m};
    /* Room for the lifted card and for outlines: the grid of rows clips them. */
    margin-inline: calc(-1 * ${tokens.space.s});
    padding-inline: ${tokens.space.s};
    scroll-margin-block: ${tokens.space.l};
  }

  &[data-layout='feature'] {
    --card-size: 9.25rem;
    row-gap: ${tokens.space.s};

    @container results ${containerQueries.two} {
      grid-template: auto auto auto 1fr / auto minmax(0, 1fr);
    }

    @container results ${containerQueries.three} {
      --card-size: 14.25rem;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${tokens.space.m};
  padding-inline: ${tokens.space.gutter};

  section:not([data-layout='line']) > & {
    display: contents;
  }
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

  section:not([data-layout='line']) > * > & {
    grid-row: 2;
    display: -webkit-box;
    overflow: hidden;
    min-inline-size: 0;
    text-overflow: ellipsis;
    line-height: 1.2;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  /* Title and remark share the reserved height. */
  section[data-layout='cell'] > :has(+ [data-remark]) > & {
    -webkit-line-clamp: 2;
  }

  section[data-layout='cell'] > * > & {
    font-size: 1rem;

    @media ${mediaQueries.wide} {
      font-size: ${tokens.text.body};
    }
  }

  section[data-layout='feature'] > * > & {
    @container results ${containerQueries.two} {
      grid-area: 1 / 2;
      margin-block-start: ${tokens.space.xs};
    }

    @container results ${containerQueries.four} {
      margin-block-start: 0.875rem;
      font-size: ${tokens.text.heading};
    }
  }
`;

const Year = styled.span`
  font-size: ${tokens.text.body};
  font-weight: normal;
  color: ${tokens.color.muted};

  section:not([data-layout='line']) & {
    font-size: ${tokens.text.small};
  }
`;

const Arrows = styled.div`
  position: relative;
  display: flex;
  color: ${tokens.color.muted};

  [data-ends='both'] > * > &:not(:focus-within) {
    visibility: hidden;
  }

  /* Over the edges of the posters. Touch swipes. */
  section:not([data-layout='line']) > * > & {
    z-index: 2;
    grid-area: 1 / 1;
    align-self: center;
    justify-content: space-between;
    pointer-events: none;

    @media ${mediaQueries.touch} {
      display: none;
    }

    > button {
      background: ${tokens.color.page};
      box-shadow: ${tokens.shadow.card};
      color: ${tokens.color.text};
      pointer-events: auto;
    }

    > [aria-disabled='true'] {
      visibility: hidden;
    }
  }

  section[data-layout='feature'] > * > & {
    @container results ${containerQueries.two} {
      grid-row: 1 / -1;
    }
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

  @media ${mediaQueries.wide} {
    section[data-layout='line']:has(li:first-child :focus-visible) & {
      display: block;
    }
  }
`;

const List = styled.ul`
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
  &[data-look='date'] {
    --drawn-title-space: 1.5rem;
  }

  &[data-look='rank'] {
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

  &[data-look='still'] {
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

  /* The margins make room for the lifted card. */
  section:not([data-layout='line']) > & {
    grid-area: 1 / 1;
    margin-inline-start: calc(-1 * ${tokens.space.s});
    padding: ${tokens.space.xs} ${tokens.space.s};
    scroll-padding-inline: ${tokens.space.s};
    scroll-snap-type: x mandatory;

    /* Further cards fade out before the next row begins. */
    mask-image: linear-gradient(
      to right,
      transparent,
      black var(--before, 0px),
      black calc(100% - var(--after, 0px)),
      transparent
    );

    > li {
      scroll-snap-align: start;
    }

    @media ${mediaQueries.wide} {
      padding-block: 0.875rem ${tokens.space.s};
    }
  }

  :is([data-ends='start'], [data-ends='middle']) > & {
    --after: 2.5rem;
  }

  :is([data-ends='middle'], [data-ends='end']) > & {
    --before: 1rem;
  }

  section[data-layout='feature'] > & {
    @container results ${containerQueries.two} {
      grid-row: 1 / -1;
      inline-size: calc(var(--card-size) + 1rem);
    }
  }
`;

const Remark = styled.p`
  padding-inline: ${tokens.space.gutter};
  color: ${tokens.color.muted};

  section:not([data-layout='line']) > & {
    display: -webkit-box;
    overflow: hidden;
    text-overflow: ellipsis;
    margin-block-start: calc(-1 * ${tokens.space.xs});
    padding: 0;
    font-size: ${tokens.text.caption};
    line-height: 1.35;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  section[data-layout='feature'] > & {
    @container results ${containerQueries.two} {
      grid-column: 2;
    }
  }
`;

const EmptyText = styled.p`
  padding: 0.75rem ${tokens.space.gutter} 1.75rem;
  color: ${tokens.color.muted};

  section:not([data-layout='line']) > & {
    display: grid;
    grid-area: 1 / 1;
    place-content: center;
    inline-size: var(--card-size, 8rem);
    aspect-ratio: 2 / 3;
    margin-block: ${tokens.space.xs};
    padding: ${tokens.space.m};
    border: 1px dashed ${tokens.color.line};
    border-radius: ${tokens.radius.card};
    font-size: ${tokens.text.small};
    line-height: 1.35;
    text-align: center;
    overflow-wrap: anywhere;

    @media ${mediaQueries.wide} {
      inline-size: var(--card-size, 11.5625rem);
      margin-block: 0.875rem ${tokens.space.s};
    }
  }

  section[data-layout='feature'] > & {
    @container results ${containerQueries.two} {
      grid-row: 1 / -1;
    }
  }
`;

const Overview = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s};

  @container results ${containerQueries.two} {
    grid-column: 2;
  }

  > :last-child {
    display: -webkit-box;
    overflow: hidden;
    max-inline-size: 33em;
    text-overflow: ellipsis;
    font-size: ${tokens.text.small};
    line-height: 1.45;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;

    @container results ${containerQueries.three} {
      -webkit-line-clamp: 7;
      font-size: ${tokens.text.body};
    }
  }
`;
