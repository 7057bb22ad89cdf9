import { useState } from 'react';
import { SearchHelp, type SearchHelpProps } from '@/components/SearchHelp';
import { examplesAt } from '@/domain/examples';
import { useTexts } from '../language/useTexts';
import { RecentSearchesActor } from './RecentSearchesActor';
import { SearchActor } from './SearchActor';

interface QueryHelpProps {
  readonly fold: SearchHelpProps['fold'];
  readonly onAsk: (query: string) => void;
}

const shownAtOnce = 3;

/** Each visit to the search shows other examples. */
let turn = Math.floor(Math.random() * 100);

export function QueryHelp({ fold, onAsk }: QueryHelpProps) {
  const recent = RecentSearchesActor.useActorRef();
  const queries = RecentSearchesActor.useSelector(({ context }) => context.queries);
  const query = SearchActor.useSelector(({ context }) => context.query);
  const { searchHelp } = useTexts();
  const [shownTurn] = useState(() => turn++);

  function surprise() {
    const others = searchHelp.examples.filter((example) => example !== query);
    const example = others[Math.floor(Math.random() * others.length)];
    if (example) onAsk(example);
  }

  return (
    <SearchHelp
      examples={examplesAt(shownTurn, searchHelp.examples, shownAtOnce)}
      recent={{
        queries,
        onRemove: (removed) => recent.send({ type: 'recent.remove', query: removed }),
        onClear: () => recent.send({ type: 'recent.clear' }),
      }}
      fold={fold}
      texts={searchHelp}
      onAsk={onAsk}
      onSurprise={surprise}
    />
  );
}
