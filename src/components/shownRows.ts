/** The rows on the page, by the `name` of their heading, with the lists that scroll. */
export function shownRows() {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')].map((list) => ({
    name: list.dataset.row ?? '',
    list,
  }));
}

/** Whether skeletons stand where rows will be. */
export function areRowsLoading(): boolean {
  return document.querySelectorAll('[aria-busy=true]').length > 0;
}

/** Focuses the info button of the movie's first card. */
export function focusCard(movieId: number) {
  document.querySelector<HTMLElement>(`[data-movie="${movieId}"] button`)?.focus();
}
