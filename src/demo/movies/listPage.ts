import type { ListKind } from '@/domain/movie';
import type { Film } from './Film';
import { listItem } from './listItem';
import { firstPage, type PageRequest } from './parsePageRequest';
import { recordedLists } from './recordedLists';

/** One page of a list, in the envelope that was recorded around it. */
export function listPage(
  kind: ListKind,
  films: readonly Film[],
  { page, language }: PageRequest = firstPage,
) {
  const { dates, total_pages, total_results } = recordedLists[kind];
  return {
    ...(dates && { dates }),
    page,
    results: films.map((film) => listItem(film, language)),
    total_pages,
    total_results,
  };
}
