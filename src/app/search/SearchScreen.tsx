import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';
import { ChipList } from '@/components/ChipList';
import type { ShowInfo } from '@/components/MovieRow';
import { SearchForm } from '@/components/SearchForm';
import { SearchLayout } from '@/components/SearchLayout';
import { SearchPanel } from '@/components/SearchPanel';
import { scrollBehavior } from '@/components/scrollBehavior';
import { mediaQueries } from '@/components/theme/tokens';
import type { Movie } from '@/domain/movie';
import { moviesFound } from '@/domain/lookups';
import { refinementsOf } from '@/domain/refinements';
import type { SearchRow } from '@/domain/searchRows';
import { LanguageActor } from '../language/LanguageActor';
import { useTexts } from '../language/useTexts';
import { useServices } from '../services/Services';
import { EarlyStyles } from './EarlyStyles';
import { QueryAutocomplete } from './QueryAutocomplete';
import { QueryHelp } from './QueryHelp';
import { RecentSearchesActor } from './RecentSearchesActor';
import { SearchActor } from './SearchActor';
import { searchPanelView } from './searchPanelView';
import { useExplanation } from './useExplanation';
import { useShownSearch } from './useShownSearch';

export interface SearchScreenProps {
  /** Whether to focus the field when the screen appears. Called once. */
  readonly takeInitialFocus: () => boolean;
  /** Movies with titles that can complete a query. */
  readonly movies: readonly Movie[];
  readonly onShowInfo: ShowInfo;
  /** The visitor asks for something else. */
  readonly onNewQuery: () => void;
}

export function SearchScreen(props: SearchScreenProps) {
  const { takeInitialFocus, movies, onShowInfo, onNewQuery } = props;
  const search = SearchActor.useActorRef();
  const isAsked = useShownSearch((snapshot) => snapshot.hasTag('panel'));
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (takeInitialFocus()) input.current?.focus({ preventScroll: true });
  }, [takeInitialFocus]);

  const panel = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [submissions, setSubmissions] = useState(0);

  /** The on-screen keyboard and the help make room for the results. */
  function submit(query: string) {
    if (query.trim() !== search.getSnapshot().context.query) onNewQuery();
    search.send({ type: 'search.submit', query });
    if (search.getSnapshot().matches({ form: 'invalid' })) {
      input.current?.focus();
      return;
    }
    setIsHelpOpen(false);
    setSubmissions((count) => count + 1);
    if (matchMedia(mediaQueries.touch).matches) input.current?.blur();
  }

  useEffect(() => {
    if (submissions === 0) return;
    if (matchMedia(mediaQueries.small).matches) {
      panel.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
    }
    if (isFieldInTheWay() && document.activeElement !== input.current) {
      panel.current?.focus({ preventScroll: true });
    }
  }, [submissions]);

  function ask(query: string) {
    if (input.current) input.current.value = query;
    submit(query);
  }

  /** For a pressed button that folds away or disappears. */
  function askAndFocus(query: string) {
    if (!isFieldInTheWay()) input.current?.focus();
    ask(query);
  }

  function tryAgain() {
    if (input.current) input.current.value = search.getSnapshot().context.query;
    search.send({ type: 'search.edit' });
    search.send({ type: 'search.retry' });
  }

  function cancel() {
    search.send({ type: 'search.cancel' });
    const hasNames = search.getSnapshot().hasTag('panel');
    if (hasNames && isFieldInTheWay()) panel.current?.focus({ preventScroll: true });
    else input.current?.focus();
  }

  function clear() {
    onNewQuery();
    search.send({ type: 'search.clear' });
    input.current?.focus();
  }

  const fold = {
    state: isHelpOpen ? 'open' : 'closed',
    onToggle: () => setIsHelpOpen(!isHelpOpen),
  } as const;
  const list = <List input={input} movies={movies} onAsk={ask} />;
  const form = (
    <>
      <EarlyStyles />
      <Form input={input} list={list} onSubmit={submit} />
      <QueryHelp fold={isAsked ? fold : undefined} onAsk={askAndFocus} />
    </>
  );
  return (
    <SearchLayout
      form={form}
      panel={
        <Panel
          ref={panel}
          input={input}
          onAsk={ask}
          onRefine={askAndFocus}
          onTryAgain={tryAgain}
          onCancel={cancel}
          onClear={clear}
          onShowInfo={onShowInfo}
        />
      }
    />
  );
}

/** Its on-screen keyboard would cover the results, or the screen is too small for both. */
function isFieldInTheWay(): boolean {
  return matchMedia(`${mediaQueries.small}, ${mediaQueries.touch}`).matches;
}

interface WithInput {
  /** Where the query is typed. */
  readonly input: RefObject<HTMLInputElement | null>;
}

interface FormProps extends WithInput {
  readonly list: ReactElement;
  readonly onSubmit: (query: string) => void;
}

function Form({ input, list, onSubmit }: FormProps) {
  const search = SearchActor.useActorRef();
  const state = SearchActor.useSelector((snapshot) => snapshot.value.form);
  const query = useShownSearch(({ context }) => context.query);
  const texts = useTexts();

  return (
    <SearchForm
      ref={input}
      state={state}
      query={query}
      list={list}
      texts={texts.search}
      onSubmit={onSubmit}
      onEdit={() => search.send({ type: 'search.edit' })}
    />
  );
}

interface ListProps extends WithInput, Pick<SearchScreenProps, 'movies'> {
  readonly onAsk: (query: string) => void;
}

function List({ input, movies, onAsk }: ListProps) {
  const recent = RecentSearchesActor.useSelector(({ context }) => context.queries);
  const query = useShownSearch(({ context }) => context.query);
  const lookups = SearchActor.useSelector(({ context }) => context.lookups);
  const { autocomplete, searchHelp } = useTexts();
  const { examples } = searchHelp;
  const sources = useMemo(
    () => ({ recent, movies: [...moviesFound(lookups), ...movies], examples }),
    [recent, lookups, movies, examples],
  );

  return (
    <QueryAutocomplete
      key={query}
      inputRef={input}
      query={query}
      sources={sources}
      texts={autocomplete}
      onPick={onAsk}
    />
  );
}

interface PanelProps extends WithInput, Pick<SearchScreenProps, 'onShowInfo'> {
  readonly ref: Ref<HTMLDivElement>;
  readonly onAsk: (query: string) => void;
  readonly onRefine: (query: string) => void;
  readonly onTryAgain: () => void;
  readonly onCancel: () => void;
  readonly onClear: () => void;
}

function Panel(props: PanelProps) {
  const { ref, input, onAsk, onRefine, onTryAgain, onCancel, onClear, onShowInfo } = props;
  const { demoServices, pictures } = useServices();
  const snapshot = useShownSearch((it) => it);
  const { query } = snapshot.context;
  const explanation = useExplanation();
  const language = LanguageActor.useSelector(({ context }) => context.language);
  const texts = useTexts();
  const isDemo = demoServices.includes('suggestions');
  const understood = explanation === 'pending' ? undefined : explanation;
  const phrases = understood?.phrases ?? [];
  const view = searchPanelView(
    snapshot,
    { onAsk: () => onAsk(input.current?.value ?? ''), onTryAgain, onCancel },
    { explanation, page: { language, texts } },
  );
  const refinements =
    'rows' in view && view.rows.length > 0 && !view.areFallback
      ? refinementsOf({ query, names: view.rows.filter(hasMovies), isLive: !isDemo }, texts.refine)
      : [];

  function remove(phrase: string) {
    const rest = understood?.without(phrase) ?? '';
    if (rest === '') onClear();
    else onAsk(rest);
  }

  return (
    <SearchPanel
      ref={ref}
      view={view}
      above={
        isDemo ? (
          <ChipList
            label={texts.understood.label}
            chips={phrases}
            removeLabel={texts.understood.remove}
            onPress={(index) => remove(phrases[index] ?? '')}
          />
        ) : null
      }
      below={
        <ChipList
          label={texts.refine.label}
          chips={refinements.map(({ words }) => words)}
          onPress={(index) => onRefine(refinements[index]?.query ?? '')}
        />
      }
      recommender={isDemo ? texts.search.demoRecommender : 'ChatGPT'}
      posterUrl={pictures.poster}
      texts={texts}
      onShowInfo={onShowInfo}
    />
  );
}

function hasMovies({ movies }: SearchRow): boolean {
  return typeof movies !== 'string' && movies.length > 0;
}
