import { useId, useRef } from 'react';
import styled from 'styled-components';
import { type Movie, ratingOf, yearOf } from '@/domain/movie';
import type { Texts } from '@/domain/texts/Texts';
import { MovieFacts } from './MovieFacts';
import { RowArrows, RowCards, type ShowInfo } from './MovieRow';
import * as containerQueries from './theme/containerQueries';
import { listRole } from './theme/listRole';
import { mediaQueries, tokens } from './theme/tokens';
import { useCardRow } from './useCardRow';

export interface ResultHeading {
  readonly title: string;
  /** Stands small beside the title. */
  readonly year?: number | undefined;
  /** The same in every language; defaults to the title. */
  readonly name?: string | undefined;
  /** Stands below the title. */
  readonly remark?: string | undefined;
}

export interface ResultRowProps {
  /** Stands below the cards, or beside the large one. */
  readonly heading: ResultHeading;
  /** `feature` has a large first card and its overview. By default a `cell`. */
  readonly layout?: ResultLayout;
  /** Those without a poster path have no card. */
  readonly movies: readonly Movie[];
  /** Replaces the text for an empty row. */
  readonly note?: string | undefined;
  /** Gets the path of the poster. */
  readonly posterUrl: (path: string) => string;
  /** Texts of the row and its cards. */
  readonly texts: Pick<Texts, 'row' | 'card'>;
  /** Gets the movie of the pressed card, and its poster. */
  readonly onShowInfo: ShowInfo;
}

export type ResultLayout = 'cell' | 'feature';

export function ResultRow(props: ResultRowProps) {
  const { heading, layout = 'cell', movies, note, posterUrl, texts, onShowInfo } = props;
  const { title, year, name = title, remark } = heading;
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const row = useCardRow(list, movies, { shouldLeaveAtEnds: true });
  const [first] = row.cards;

  return (
    <Row aria-labelledby={titleId} data-layout={layout} data-ends={row.ends}>
      <Title id={titleId} tabIndex={-1}>
        <bdi>{title}</bdi>
        {year !== undefined && ' '}
        {year !== undefined && <Year>{year}</Year>}
      </Title>
      {first ? (
        <>
          <Arrows>
            <RowArrows row={row} title={title} texts={texts.row} onScroll={row.scroll} />
          </Arrows>
          {remark !== undefined && <Remark data-remark>{remark}</Remark>}
          <List ref={list} data-row={name} {...row.listProps}>
            <RowCards
              row={row}
              pictureUrl={({ posterPath }) => posterUrl(posterPath)}
              texts={texts}
              onShowInfo={onShowInfo}
            />
          </List>
          {layout === 'feature' && <Summary movie={first} heading={heading} texts={texts.card} />}
        </>
      ) : (
        <EmptyText>{note ?? texts.row.nothingFound}</EmptyText>
      )}
    </Row>
  );
}

interface SummaryProps {
  readonly movie: Movie;
  readonly heading: ResultHeading;
  readonly texts: Texts['card'];
}

/** Leaves out a year that the heading or the remark shows. */
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

/** Posters first, so that they align whatever the length of the titles. */
const Row = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.xs} ${tokens.space.m};
  /* Room for the lifted card and for outlines: the grid of rows clips them. */
  margin-inline: calc(-1 * ${tokens.space.s});
  padding-inline: ${tokens.space.s};
  scroll-margin-block: ${tokens.space.l};

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

const Title = styled.h2`
  grid-row: 2;
  display: -webkit-box;
  overflow: hidden;
  font-size: 1rem;
  line-height: 1.2;
  text-overflow: ellipsis;
  overflow-wrap: break-word;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  &:lang(hi) {
    line-height: 1.4;
  }

  @media ${mediaQueries.wide} {
    font-size: ${tokens.text.body};
  }

  /* Title and remark share the reserved height. */
  [data-layout='cell'] > &:has(~ [data-remark]) {
    -webkit-line-clamp: 2;
  }

  [data-layout='feature'] > & {
    font-size: ${tokens.text.lead};

    @media ${mediaQueries.wide} {
      font-size: ${tokens.text.title};
    }

    @container results ${containerQueries.two} {
      grid-area: 1 / 2;
      margin-block-start: ${tokens.space.xs};

      @media ${mediaQueries.wide} {
        margin-block-start: 0.875rem;
      }
    }

    @container results ${containerQueries.four} {
      font-size: ${tokens.text.heading};
    }
  }
`;

const Year = styled.span`
  font-size: ${tokens.text.small};
  font-weight: normal;
  color: ${tokens.color.muted};
`;

/** Over the edges of the posters. Touch swipes. */
const Arrows = styled.div`
  z-index: 2;
  grid-area: 1 / 1;
  display: flex;
  align-self: center;
  justify-content: space-between;
  pointer-events: none;

  @media ${mediaQueries.touch} {
    display: none;
  }

  [data-ends='both'] > &:not(:focus-within) {
    visibility: hidden;
  }

  [data-layout='feature'] > & {
    @container results ${containerQueries.two} {
      grid-row: 1 / -1;
    }
  }

  && > button {
    background: ${tokens.color.page};
    box-shadow: ${tokens.shadow.card};
    color: ${tokens.color.text};
    pointer-events: auto;
  }

  > [aria-disabled='true']:not(:focus) {
    visibility: hidden;
  }
`;

/** Its margins make room for the lifted card. */
const List = styled.ul.attrs(listRole)`
  grid-area: 1 / 1;
  display: flex;
  gap: max(0.75rem, 0.6vw);
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  margin-inline-start: calc(-1 * ${tokens.space.s});
  padding: ${tokens.space.xs} ${tokens.space.s};
  scroll-padding-inline: ${tokens.space.s};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  /* Further cards fade out before the next row begins. */
  mask-image: linear-gradient(
    to right,
    transparent,
    black var(--before, 0px),
    black calc(100% - var(--after, 0px)),
    transparent
  );

  > li {
    flex: none;
    scroll-margin-block: ${tokens.space.xxl} ${tokens.space.m};
    scroll-snap-align: start;
  }

  @media ${mediaQueries.wide} {
    padding-block: 0.875rem ${tokens.space.s};
  }

  :is([data-ends='start'], [data-ends='middle']) > & {
    --after: 2.5rem;
  }

  :is([data-ends='middle'], [data-ends='end']) > & {
    --before: 1rem;
  }

  [data-layout='feature'] > & {
    @container results ${containerQueries.two} {
      grid-row: 1 / -1;
      inline-size: calc(var(--card-size) + 1rem);
    }
  }
`;

const Remark = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin-block-start: calc(-1 * ${tokens.space.xs});
  font-size: ${tokens.text.caption};
  line-height: 1.35;
  text-overflow: ellipsis;
  color: ${tokens.color.muted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  [data-layout='feature'] > & {
    @container results ${containerQueries.two} {
      grid-column: 2;
    }
  }
`;

const EmptyText = styled.p`
  grid-area: 1 / 1;
  display: grid;
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
  color: ${tokens.color.muted};

  @media ${mediaQueries.wide} {
    inline-size: var(--card-size, 11.5625rem);
    margin-block: 0.875rem ${tokens.space.s};
  }

  [data-layout='feature'] > & {
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
