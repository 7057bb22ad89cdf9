import styled from 'styled-components';
import type { Movie } from '@/domain/movie';
import type { SearchRow } from '@/domain/searchRows';
import type { Texts } from '@/domain/texts/Texts';
import { Button } from './Button';
import { MovieRow } from './MovieRow';
import { RowSkeleton } from './RowSkeleton';
import { Spinner } from './Spinner';
import { screens, tokens } from './theme/tokens';

export type SearchPanelView =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | {
      readonly kind: 'results' | 'stopped';
      readonly names: readonly string[];
      readonly rows: readonly SearchRow[];
    }
  | { readonly kind: 'failed' };

export interface SearchPanelProps {
  readonly view: SearchPanelView;
  readonly recommender: string;
  readonly posterUrl: (path: string) => string;
  readonly texts: Pick<Texts, 'search' | 'row' | 'card'>;
  readonly onShowInfo: (movie: Movie) => void;
  readonly onTryAgain: () => void;
  /** Ends the search; left out where none is running. */
  readonly onCancel?: (() => void) | undefined;
}

const none: readonly Movie[] = [];

/** What the search has to show: nothing, a wait, names, rows as they come, or a quiet failure. */
export function SearchPanel(props: SearchPanelProps) {
  const { view, recommender, posterUrl, texts, onShowInfo, onTryAgain, onCancel } = props;
  if (view.kind === 'hidden') return null;
  return (
    <Panel>
      <Head>
        <Status role="status" data-kind={view.kind}>
          {view.kind === 'loading' && (
            <Line>
              {texts.search.loading} <Spinner />
            </Line>
          )}
          {view.kind === 'failed' && <Line>{texts.search.failure}</Line>}
          {view.kind === 'stopped' && <Line>{texts.search.stopped}</Line>}
        </Status>
        {'names' in view && <Heading>{texts.search.recommendedBy(recommender)}</Heading>}
        {view.kind === 'failed' && <Button onClick={onTryAgain}>{texts.search.tryAgain}</Button>}
        {onCancel && <Button onClick={onCancel}>{texts.search.cancel}</Button>}
      </Head>
      {'names' in view && (
        <List>
          {view.names.map((name, index) => (
            <li key={name}>{`${index + 1} - ${name}`}</li>
          ))}
        </List>
      )}
      {'rows' in view && (
        <Rows aria-busy={view.rows.some(({ movies }) => movies === 'pending')}>
          {view.rows.map(({ name, movies }) =>
            movies === 'pending' ? (
              <RowSkeleton key={name} />
            ) : (
              <MovieRow
                key={name}
                title={name}
                movies={movies === 'elsewhere' ? none : movies}
                note={movies === 'elsewhere' ? texts.row.foundElsewhere : undefined}
                posterUrl={posterUrl}
                texts={texts}
                onShowInfo={onShowInfo}
              />
            ),
          )}
        </Rows>
      )}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
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

const Heading = styled.h2`
  font-size: ${tokens.text.title};
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem ${tokens.space.xl};
  padding-inline: ${tokens.space.gutter};
  overflow-wrap: anywhere;
  font-size: ${tokens.text.body};
  color: ${tokens.color.muted};

  @media ${screens.wide} {
    grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
  }
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
`;
