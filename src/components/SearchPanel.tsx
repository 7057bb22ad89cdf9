import { Activity, type KeyboardEvent, type ReactElement, type Ref, useId, useRef } from 'react';
import styled from 'styled-components';
import { hasCard, type Movie } from '@/domain/movie';
import { maxNames, nameKey, type MovieName } from '@/domain/movieName';
import type { SearchRow } from '@/domain/searchRows';
import type { SuggestionFailure } from '@/domain/suggestionFailure';
import type { Texts } from '@/domain/texts/Texts';
import { blockSecondClick } from './blockSecondClick';
import { Button } from './Button';
import type { ShowInfo } from './MovieRow';
import { ResultRow } from './ResultRow';
import { RowSkeleton } from './RowSkeleton';
import { Spinner } from './Spinner';
import * as containerQueries from './theme/containerQueries';
import { listRole } from './theme/listRole';
import { mediaQueries, tokens } from './theme/tokens';
import { visuallyHidden } from './theme/visuallyHidden';

export type SearchPanelView =
  | { readonly kind: 'hidden' }
  /** The query of a link: nothing is asked yet. */
  | { readonly kind: 'offered'; readonly onAsk: () => void }
  | (Cancellable & { readonly kind: 'loading' })
  | (Suggestions & Cancellable & { readonly kind: 'names' })
  | (Suggestions &
      Cancellable & { readonly kind: 'results'; readonly rows: readonly SearchResult[] })
  | (Suggestions & { readonly kind: 'cancelled'; readonly rows: readonly SearchResult[] })
  | {
      readonly kind: 'failed';
      readonly failure?: SuggestionFailure;
      readonly onTryAgain: () => void;
    };

export type SearchResult = SearchRow & {
  /** Facts of the best movie that meet the query, in one line. */
  readonly facts?: string | undefined;
};

interface Cancellable {
  /** `undefined` if nothing is running. */
  readonly onCancel?: (() => void) | undefined;
}

interface Suggestions {
  readonly names: readonly MovieName[];
  /** Popular movies, because the query asks for none. */
  readonly areFallback?: boolean;
}

export interface SearchPanelProps {
  /** The element to scroll to. */
  readonly ref?: Ref<HTMLDivElement>;
  /** Where the search stands. */
  readonly view: SearchPanelView;
  /** Stands above the names. */
  readonly above?: ReactElement | null;
  /** Stands below the results. */
  readonly below?: ReactElement | null;
  /** Who recommends the movies, in the heading. */
  readonly recommender: string;
  /** Gets the path of the poster. */
  readonly posterUrl: (path: string) => string;
  /** Texts of the panel, its rows and cards. */
  readonly texts: Pick<Texts, 'search' | 'row' | 'card'>;
  /** Gets the movie of the pressed card, and its poster. */
  readonly onShowInfo: ShowInfo;
}

const noMovies: readonly Movie[] = [];

export function SearchPanel(props: SearchPanelProps) {
  const { ref, view, above, below, recommender, posterUrl, texts, onShowInfo } = props;
  const headingId = useId();
  const rowList = useRef<HTMLDivElement>(null);
  const rows = 'rows' in view ? view.rows : [];
  const cells = cellsOf(view);
  const hasRow = (key: string) =>
    rows.some((row) => nameKey(row) === key && row.movies !== 'pending');

  const isOutOfBudget = view.kind === 'failed' && view.failure === 'budget';
  const isComplete = rows.every(hasArrived);
  const isBusy = view.kind === 'loading' || view.kind === 'names' || !isComplete;

  /** A name may have no row. */
  function focusRow(key: string) {
    const index = cells.findIndex(({ row }) => row && nameKey(row) === key);
    const row = rowList.current?.children[index];
    row?.scrollIntoView({ block: 'start' });
    row?.querySelector('h2')?.focus({ preventScroll: true });
  }

  return (
    <Panel ref={ref} data-kind={view.kind} tabIndex={-1}>
      {view.kind !== 'hidden' && above && <div>{above}</div>}
      <Head>
        {'names' in view && (
          <Heading id={headingId}>{texts.search.recommendedBy(recommender)}</Heading>
        )}
        {/* Not atomic: a result does not repeat the notice before it. */}
        <Status role="status" aria-atomic={false} data-kind={view.kind}>
          {view.kind === 'loading' && (
            <Line>
              <span>{texts.search.loading}</span>
              <Spinner />
            </Line>
          )}
          {view.kind === 'failed' && (
            <Line>{isOutOfBudget ? texts.search.budgetExhausted : texts.search.failure}</Line>
          )}
          {'names' in view && view.areFallback && <Notice>{texts.search.nothingUnderstood}</Notice>}
          {view.kind === 'cancelled' && <p>{texts.search.cancelled}</p>}
          {view.kind === 'results' && isComplete && (
            <ResultCount data-hidden={view.areFallback}>{resultCount(rows, texts)}</ResultCount>
          )}
        </Status>
        {view.kind === 'failed' && !isOutOfBudget && (
          <Button onClick={view.onTryAgain}>{texts.search.tryAgain}</Button>
        )}
        {view.kind === 'offered' && (
          <Button tone="accent" icon="sparkle" onClick={view.onAsk}>
            {texts.search.ask}
          </Button>
        )}
        {'onCancel' in view && view.onCancel && (
          <Button onClickCapture={blockSecondClick} onClick={view.onCancel}>
            {texts.search.cancel}
          </Button>
        )}
      </Head>
      {/* Hidden, it is rendered when the browser is idle, so that a press shows it at once. */}
      <Activity mode={view.kind === 'hidden' ? 'hidden' : 'visible'}>
        {(cells.length > 0 || 'names' in view) && (
          <Names>
            <Lines>
              {'names' in view && (
                // Without buttons only a tab stop lets the keyboard scroll it.
                <List
                  aria-labelledby={headingId}
                  onKeyDown={keepArrowsForScrolling}
                  tabIndex={view.names.some((name) => hasRow(nameKey(name))) ? -1 : 0}
                >
                  {view.names.map((name, index) => {
                    const key = nameKey(name);
                    const text = `${index + 1} - ${name.name}`;
                    return (
                      <li key={key} title={text}>
                        {hasRow(key) ? (
                          <RowLink onClick={() => focusRow(key)}>{text}</RowLink>
                        ) : (
                          <span>{text}</span>
                        )}
                      </li>
                    );
                  })}
                </List>
              )}
            </Lines>
          </Names>
        )}
        {cells.length > 0 && (
          <Results>
            <Rows ref={rowList} aria-busy={isBusy}>
              {cells.map(({ name, row }, index) => {
                const layout = index === 0 ? 'feature' : 'cell';
                if (!row || row.movies === 'pending') {
                  return (
                    <RowSkeleton
                      key={name ? nameKey(name) : index}
                      layout={layout}
                      title={name?.name}
                      isVacant={!row && 'rows' in view}
                    />
                  );
                }
                const { year, movies, isInexact, facts } = row;
                const key = nameKey(row);
                return (
                  <ResultRow
                    key={key}
                    heading={{
                      title: row.name,
                      year,
                      name: key,
                      remark: isInexact ? texts.row.closestTitles : facts,
                    }}
                    layout={layout}
                    movies={movies === 'elsewhere' ? noMovies : movies}
                    note={movies === 'elsewhere' ? texts.row.foundElsewhere : undefined}
                    posterUrl={posterUrl}
                    texts={texts}
                    onShowInfo={onShowInfo}
                  />
                );
              })}
            </Rows>
          </Results>
        )}
      </Activity>
      {'rows' in view && below && <div>{below}</div>}
    </Panel>
  );
}

interface ResultCell {
  readonly name?: MovieName | undefined;
  readonly row?: SearchResult | undefined;
}

/** One cell for each name until all rows have arrived, so that nothing moves; then one for each row. */
function cellsOf(view: SearchPanelView): readonly ResultCell[] {
  switch (view.kind) {
    case 'offered':
    case 'failed':
      return [];
    case 'hidden':
    case 'loading':
      return Array.from({ length: maxNames }, () => ({}));
    case 'names':
      return Array.from({ length: maxNames }, (_, index) => ({ name: view.names[index] }));
    case 'results':
    case 'cancelled':
      if (view.rows.every(hasArrived)) return view.rows.map((row) => ({ row }));
      return view.names.map((name) => ({
        name,
        row: view.rows.find((row) => nameKey(row) === nameKey(name)),
      }));
  }
}

function hasArrived({ movies }: SearchRow): boolean {
  return movies !== 'pending';
}

function resultCount(rows: readonly SearchRow[], { search }: Pick<Texts, 'search'>): string {
  const cards = rows
    .map(({ movies }) => (Array.isArray(movies) ? movies.filter(hasCard).length : 0))
    .filter((count) => count > 0);
  return search.arrived(
    cards.reduce((sum, count) => sum + count, 0),
    cards.length,
  );
}

/** Elsewhere the arrow keys move the focus. */
function keepArrowsForScrolling(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget: list, key } = event;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  if (isSideways && target === list && list.scrollWidth > list.clientWidth) event.stopPropagation();
}

/* Stays mounted: screen readers announce a live region only if it existed before. */
const Panel = styled.div`
  outline: none;

  &[data-kind='hidden'] {
    ${visuallyHidden}
  }

  &:not([data-kind='hidden']) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${tokens.space.m};
    min-block-size: 100svh;
    scroll-margin-block-start: ${tokens.space.m};
  }

  &:not([data-kind='hidden']) > * {
    padding-inline: ${tokens.space.gutter};
  }
`;

/** Every line has its place before its text is known. */
const Head = styled.div`
  display: grid;
  grid-template: minmax(${tokens.size.target}, auto) minmax(1.5rem, auto) / minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};

  > button {
    grid-area: 1 / 2;
  }

  /* Beside the text, also on a wide screen. */
  [data-kind='failed'] > & {
    grid-template-columns: minmax(0, max-content) auto;
    justify-content: start;
  }

  [data-kind='offered'] > & > button {
    grid-area: 1 / 1 / auto / -1;
    justify-self: center;
    margin-block-start: ${tokens.space.l};
  }
`;

const Heading = styled.h2`
  grid-area: 1 / 1;
  font-size: ${tokens.text.lead};

  @media ${mediaQueries.wide} {
    font-size: ${tokens.text.title};
  }
`;

const Status = styled.div`
  grid-area: 2 / 1 / auto / -1;
  font-size: ${tokens.text.small};
  color: ${tokens.color.muted};

  &:is([data-kind='loading'], [data-kind='failed']) {
    grid-area: 1 / 1;
    font-size: ${tokens.text.body};
    color: ${tokens.color.text};
  }
`;

const Line = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.m};
  line-height: 1.25;

  @media ${mediaQueries.wide} {
    font-size: ${tokens.text.lead};
  }
`;

const ResultCount = styled.p`
  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`;

const Notice = styled.p`
  color: ${tokens.color.text};
`;

/** One line that scrolls; two lines of five where there is room. */
const Names = styled.div`
  container: names / inline-size;
`;

const Lines = styled.div`
  --line: ${tokens.size.target};
  min-block-size: var(--line);

  @container names ${containerQueries.fivePerLine} {
    min-block-size: calc(2 * var(--line) + ${tokens.space.xs});

    @media not ${mediaQueries.touch} {
      --line: 1.75rem;
    }
  }
`;

const List = styled.ol.attrs(listRole)`
  display: flex;
  gap: ${tokens.space.xs} ${tokens.space.m};
  overflow: auto hidden;
  margin-inline: calc(-1 * ${tokens.space.gutter});
  padding-inline: ${tokens.space.gutter};
  scrollbar-width: none;
  font-size: ${tokens.text.small};
  white-space: nowrap;
  color: ${tokens.color.muted};

  > li {
    display: grid;
    flex: none;
    align-items: center;
    min-block-size: var(--line);
  }

  > li > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  @container names ${containerQueries.fivePerLine} {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const RowLink = styled.button.attrs({ type: 'button' })`
  min-inline-size: ${tokens.size.target};
  min-block-size: inherit;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${tokens.color.line};
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;

  &:hover {
    color: ${tokens.color.text};
    text-decoration-color: currentColor;
  }
`;

const Results = styled.div`
  container: results / inline-size;
`;

/** Rows have the height of two lines of title and two lines of text, whatever arrives. */
const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(15.25rem, auto);
  grid-auto-rows: minmax(17.5rem, auto);
  gap: ${tokens.space.s} 0.75rem;

  /* Only rows near the screen are styled. The grid reserves their height. */
  > * {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 0;
  }

  @media ${mediaQueries.wide} {
    grid-template-rows: none;
    row-gap: ${tokens.space.m};
    grid-auto-rows: minmax(23.75rem, auto);
  }

  @container results ${containerQueries.two} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: span 2;
    }
  }

  @container results ${containerQueries.three} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :first-child {
      grid-column: span 3;
    }
  }

  @container results ${containerQueries.four} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @container results ${containerQueries.six} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  @container results ${containerQueries.twelve} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;
