import type { Film } from './Film';
import { listItem } from './listItem';
import { firstPage, type PageRequest } from './parsePageRequest';

const perPage = 20;

/** One page of what a search found, in the movie database's envelope. */
export function searchPage(found: readonly Film[], { page, language }: PageRequest = firstPage) {
  return {
    page,
    results: found
      .slice((page - 1) * perPage, page * perPage)
      .map((film) => listItem(film, language)),
    total_pages: Math.max(1, Math.ceil(found.length / perPage)),
    total_results: found.length,
  };
}
