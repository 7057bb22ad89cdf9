/** Submits the form if Enter was pressed before hydration. See prerender/bootstrap.js. */
export function replayEnter(): void {
  const root = document.getElementById('root');
  if (root?.dataset.enter === undefined) return;
  delete root.dataset.enter;
  root.querySelector('form')?.requestSubmit();
}
