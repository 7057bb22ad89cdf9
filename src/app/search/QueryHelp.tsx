import { useEffect, useMemo, useState } from 'react';
import { SearchHelp } from '@/components/SearchHelp';
import { examplesAt } from '@/domain/examples';
import { useTexts } from '../language/LanguageActor';
import { inspectOptions, useServices } from '../services/Services';
import { SessionActor } from '../session/SessionActor';
import { RecentSearchesActor, wireRecentSearches } from './RecentSearchesActor';
import { SearchActor } from './SearchActor';

export interface QueryHelpProps {
  readonly onAsk: (query: string) => void;
}

const shownAtOnce = 3;

/** Which examples are offered: others at each visit, and not the same first ones for everybody. */
let turn = Math.floor(Math.random() * 100);

/** Help with asking, with what this person has asked on this device. */
export function QueryHelp({ onAsk }: QueryHelpProps) {
  const services = useServices();
  const uid = SessionActor.useSelector(({ context }) => context.user?.uid ?? '');
  const recent = useMemo(() => wireRecentSearches(services, uid), [services, uid]);
  return (
    <RecentSearchesActor.Provider key={uid} logic={recent} options={inspectOptions(services)}>
      <Offers onAsk={onAsk} />
    </RecentSearchesActor.Provider>
  );
}

function Offers({ onAsk }: QueryHelpProps) {
  const recent = RecentSearchesActor.useActorRef();
  const queries = RecentSearchesActor.useSelector(({ context }) => context.queries);
  const query = SearchActor.useSelector(({ context }) => context.query);
  const isAsked = SearchActor.useSelector((search) =>
    search.matches({ panel: { suggesting: 'loadingNames' } }),
  );
  const { searchHelp } = useTexts();
  const [shownTurn] = useState(() => turn++);

  useEffect(() => {
    if (isAsked) recent.send({ type: 'recent.add', query });
  }, [recent, query, isAsked]);

  function surprise() {
    const others = searchHelp.examples.filter((example) => example !== query);
    const example = others[Math.floor(Math.random() * others.length)];
    if (example) onAsk(example);
  }

  return (
    <SearchHelp
      examples={examplesAt(shownTurn, searchHelp.examples, shownAtOnce)}
      recent={queries}
      texts={searchHelp}
      onAsk={onAsk}
      onSurprise={surprise}
      onRemove={(removed) => recent.send({ type: 'recent.remove', query: removed })}
      onClear={() => recent.send({ type: 'recent.clear' })}
    />
  );
}
