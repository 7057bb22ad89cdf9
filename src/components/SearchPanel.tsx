import { useRef } from 'react';
import styled from 'styled-components';
import type { Movie } from '@/domain/movie';
import { nameKey, type MovieName } from '@/domain/movieName';
import type { SearchRow } from '@/domain/searchRows';
import type { SuggestionFailure } from '@/domain/suggestionFailure';
import type { Texts } from '@/domain/texts/Texts';
import { Button } from './Button';
import { MovieRow } from './MovieRow';
import { RowSkeleton } from './RowSkeleton';
import { Spinner } from './Spinner';
import { mediaQueries, tokens } from './theme/tokens';
import { visuallyHidden } from './theme/visuallyHidden';

export type SearchPanelView =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'loading' }
  | (Suggestions & { readonly kind: 'names' })
  | (Suggestions & {
      readonly kind: 'results' | 'stopped';
      readonly rows: readonly SearchRow[];
    })
  | { readonly kind: 'failed'; readonly failure?: SuggestionFailure };

interface Suggestions {
  readonly names: readonly MovieName[];
  /** Popular movies, because the query asks for none. */
  readonly areFallback?: boolean;
}

export interface SearchPanelProps {
  readonly view: SearchPanelView;
  readonly recommender: string;
  readonly posterUrl: (path: string) => string;
  readonly texts: Pick<Texts, 'search' | 'row' | 'card'>;
  readonly onShowInfo: (movie: Movie) => void;
  readonly onTryAgain: () => void;
  /** `undefined` if nothing is running. */
  readonly onCancel?: (() => void) | undefined;
}

const noMovies: readonly Movie[] = [];

export function SearchPanel(props: SearchPanelProps) {
  const { view, recommender, posterUrl, texts, onShowInfo, onTryAgain, onCancel } = props;
  const rowList = useRef<HTMLDivElement>(null);
  const rows = 'rows' in view ? view.rows : [];
  const hasRow = (key: string) =>
    rows.some((row) => nameKey(row) === key && row.movies !== 'pending');

  const isOutOfBudget = view.kind === 'failed' && view.failure === 'budget';
  const isComplete = rows.every(({ movies }) => movies !== 'pending');

  /** A name may have no row. */
  function focusRow(key: string) {
    const index = rows.findIndex((row) => nameKey(row) === key);
    const heading = rowList.current?.children[index]?.querySelector('h2');
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  return (
    <Panel data-kind={view.kind}>
      <Head>
        <Status role="status" data-kind={view.kind}>
          {view.kind === 'loading' && (
            <Line>
              <span>{texts.search.loading}</span>
              <Spinner />
            </Line>
          )}
          {view.kind === 'failed' && (
            <Line>{isOutOfBudget ? texts.search.budgetUsedUp : texts.search.failure}</Line>
          )}
          {view.kind === 'stopped' && <Line>{texts.search.stopped}</Line>}
          {view.kind === 'results' && isComplete && (
            <ResultCount>{resultCount(rows, texts)}</ResultCount>
          )}
        </Status>
        {'names' in view && <Heading>{texts.search.recommendedBy(recommender)}</Heading>}
        {'names' in view && view.areFallback && <Notice>{texts.search.nothingUnderstood}</Notice>}
        {view.kind === 'failed' && !isOutOfBudget && (
          <Button onClick={onTryAgain}>{texts.search.tryAgain}</Button>
        )}
        {onCancel && <Button onClick={onCancel}>{texts.search.cancel}</Button>}
      </Head>
      {'names' in view && (
        <List>
          {view.names.map((name, index) => {
            const key = nameKey(name);
            const text = `${index + 1} - ${name.name}`;
            return (
              <li key={key}>
                {hasRow(key) ? <RowLink onClick={() => focusRow(key)}>{text}</RowLink> : text}
              </li>
            );
          })}
        </List>
      )}
      {'rows' in view && (
        <Rows ref={rowList} aria-busy={!isComplete}>
          {view.rows.map((row) => {
            const { name, year, movies, isInexact } = row;
            const key = nameKey(row);
            return movies === 'pending' ? (
              <RowSkeleton key={key} />
            ) : (
              <MovieRow
                key={key}
                title={name}
                year={year}
                name={key}
                movies={movies === 'elsewhere' ? noMovies : movies}
                note={movies === 'elsewhere' ? texts.row.foundElsewhere : undefined}
                remark={isInexact ? texts.row.closestTitles : undefined}
                posterUrl={posterUrl}
                texts={texts}
                onShowInfo={onShowInfo}
              />
            );
          })}
        </Rows>
      )}
    </Panel>
  );
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

function hasCard({ posterPath }: Movie): boolean {
  return posterPath !== null;
}

/* Stays mounted: screen readers announce a live region only if it existed before. */
const Panel = styled.div`
  &[data-kind='hidden'] {
    ${visuallyHidden}
  }

  &:not([data-kind='hidden']) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space.l};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.m} ${tokens.space.l};
  min-block-size: 2.75rem;
  padding-inline: ${tokens.space.gutter};
`;

const Status = styled.div`
  &:empty {
    position: absolute;
  }

  &[data-kind='results'] {
    position: absolute;
  }

  &[data-kind='stopped'] {
    order: 1;
    flex-basis: 100%;
    color: ${tokens.color.muted};
  }
`;

const Line = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.m};
  font-size: ${tokens.text.lead};
`;

const ResultCount = styled.p`
  ${visuallyHidden}
`;

const Heading = styled.h2`
  font-size: ${tokens.text.title};
`;

const Notice = styled.p`
  flex-basis: 100%;
  font-size: ${tokens.text.lead};
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem ${tokens.space.xl};
  padding-inline: ${tokens.space.gutter};
  overflow-wrap: anywhere;
  font-size: ${tokens.text.body};
  color: ${tokens.color.muted};

  @media ${mediaQueries.wide} {
    grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
  }
`;

const RowLink = styled.button.attrs({ type: 'button' })`
  padding: 0.125rem 0;
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

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
`;
