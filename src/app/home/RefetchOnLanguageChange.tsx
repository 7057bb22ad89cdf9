import { useEffect, useRef } from 'react';
import { LanguageActor } from '../language/LanguageActor';
import { SearchActor } from '../search/SearchActor';
import { RowsActor } from './RowsActor';
import { useSamples } from './useSamples';

export function RefetchOnLanguageChange() {
  const rows = RowsActor.useActorRef();
  const search = SearchActor.useActorRef();
  const language = LanguageActor.useSelector(({ context }) => context.language);
  const samples = useSamples();
  const previousLanguage = useRef(language);

  useEffect(() => {
    if (previousLanguage.current === language) return;
    previousLanguage.current = language;
    rows.send({ type: 'rows.translate', samples });
    search.send({ type: 'search.translate' });
  }, [language, samples, rows, search]);

  return null;
}
