import type { SearchEvent } from '@/machines/searchMachine';
import type { SearchAnswers } from './searchAnswers';

/** Shows a saved answer, asks, or offers to ask. A search without its answer was interrupted. */
export function searchFromUrl(
  query: string,
  answers: Pick<SearchAnswers, 'find'>,
  isDemo: boolean,
): SearchEvent {
  const answer = answers.find(query);
  if (answer && answer.names.length > 0) return { type: 'search.restore', ...answer };
  const shouldAsk = query !== '' && (answer !== undefined || isDemo);
  return { type: shouldAsk ? 'search.submit' : 'search.fill', query };
}
