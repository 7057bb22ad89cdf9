import { useEffect, useRef, useState, type RefObject } from 'react';
import { SearchForm } from '@/components/SearchForm';
import { SearchLayout } from '@/components/SearchLayout';
import { SearchPanel, type SearchPanelView } from '@/components/SearchPanel';
import type { Movie } from '@/domain/movie';
import { searchRows } from '@/domain/searchRows';
import type { SearchSnapshot } from '@/machines/searchMachine';
import { useTexts } from '../language/LanguageActor';
import { useServices } from '../services/Services';
import { QueryHelp } from './QueryHelp';
import { SearchActor } from './SearchActor';

export interface SearchScreenProps {
  readonly onShowInfo: (movie: Movie) => void;
}

export function SearchScreen({ onShowInfo }: SearchScreenProps) {
  const texts = useTexts();
  const search = SearchActor.useActorRef();
  const line = useRef<HTMLInputElement>(null);

  function ask(query: string) {
    if (line.current) line.current.value = query;
    search.send({ type: 'search.submit', query });
  }

  const form = (
    <>
      <Form line={line} />
      <QueryHelp onAsk={ask} />
    </>
  );
  return (
    <>
      <title>{texts.pages.gptSearch}</title>
      <SearchLayout form={form} panel={<Panel line={line} onShowInfo={onShowInfo} />} />
    </>
  );
}

interface WithLine {
  /** Where the query is typed. */
  readonly line: RefObject<HTMLInputElement | null>;
}

function Form({ line }: WithLine) {
  const search = SearchActor.useActorRef();
  const state = SearchActor.useSelector((snapshot) => snapshot.value.form);
  const query = SearchActor.useSelector(({ context }) => context.query);
  const texts = useTexts();

  return (
    <SearchForm
      ref={line}
      state={state}
      query={query}
      texts={texts.search}
      onSubmit={(query) => search.send({ type: 'search.submit', query })}
      onEdit={() => search.send({ type: 'search.edit' })}
    />
  );
}

function Panel({ line, onShowInfo }: WithLine & SearchScreenProps) {
  const { demoServices, pictures } = useServices();
  const search = SearchActor.useActorRef();
  const view = SearchActor.useSelector(toView);
  const isRunning = SearchActor.useSelector((snapshot) => snapshot.hasTag('running'));
  const areFallback = useAreFallback();
  const texts = useTexts();

  function cancel() {
    line.current?.focus();
    search.send({ type: 'search.cancel' });
  }

  return (
    <SearchPanel
      view={'names' in view ? { ...view, areFallback } : view}
      recommender={demoServices.includes('suggestions') ? texts.search.demoRecommender : 'ChatGPT'}
      posterUrl={pictures.poster}
      texts={texts}
      onShowInfo={onShowInfo}
      onTryAgain={() => search.send({ type: 'search.retry' })}
      onCancel={isRunning ? cancel : undefined}
    />
  );
}

function useAreFallback(): boolean {
  const { isUnderstood } = useServices();
  const query = SearchActor.useSelector(({ context }) => context.query);
  const isAsked = SearchActor.useSelector((search) => search.hasTag('panel'));
  const [unclearQuery, setUnclearQuery] = useState<string>();

  useEffect(() => {
    if (!isUnderstood || !isAsked) return;
    let isCurrent = true;
    isUnderstood(query).then(
      (isClear) => {
        if (isCurrent) setUnclearQuery(isClear ? undefined : query);
      },
      () => {}, // The search itself needs the same chunk, and reports.
    );
    return () => {
      isCurrent = false;
    };
  }, [isUnderstood, isAsked, query]);

  return unclearQuery === query;
}

function toView(snapshot: SearchSnapshot): SearchPanelView {
  const { names, lookups, failure } = snapshot.context;

  if (snapshot.matches({ panel: 'idle' })) return { kind: 'hidden' };
  if (snapshot.matches({ panel: 'failed' })) return { kind: 'failed', failure };
  if (snapshot.matches({ panel: { suggesting: 'loadingNames' } })) return { kind: 'loading' };
  if (snapshot.matches({ panel: 'suggesting' })) return { kind: 'names', names };
  const rows = searchRows(names, lookups);
  if (!snapshot.matches({ panel: 'stopped' })) return { kind: 'results', names, rows };
  return { kind: 'stopped', names, rows: rows.filter(({ movies }) => movies !== 'pending') };
}
