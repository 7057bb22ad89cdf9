/** Submits the form if Enter was pressed before hydration. See prerender/bootstrap.js. */
export function replayEnter(): void {
  const root = document.getElementById('root');
  if (root?.dataset.enter === undefined) return;
  delete root.dataset.enter;
  // `replacePage` fills in the typed text right after this rendering.
  queueMicrotask(() => root.querySelector('form')?.requestSubmit());
}
