/**
 * Runs in the page before its scripts. Records only requested moments, because observing takes
 * time. A browser ignores the types of entries that it does not know.
 */
export function observe(awaited) {
  if (window.top !== window) return;
  const seen = { tasks: [], shifts: [], interactions: [], moments: {} };
  window.bench = seen;
  const watch = (type, note, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  watch('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.largest = { at: startTime, element: describe(element, url) };
  });
  watch('layout-shift', ({ startTime, value, hadRecentInput, sources }) => {
    seen.shifts.push({ startTime, value, hadRecentInput, element: describe(sources[0]?.node) });
  });
  watch(
    'event',
    ({ interactionId, name, duration }) => {
      if (interactionId) seen.interactions.push({ name, duration });
    },
    { durationThreshold: 16 },
  );

  /** An element by its tag, and its text or the size of its picture. */
  function describe(node, url = '') {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'an element that is gone';
    const [size] = url.split('/').slice(-2);
    return `${element.localName} ${size || `“${element.textContent.trim().slice(0, 24)}…”`}`;
  }

  /** Called in a frame; calls back when it is painted. */
  function afterFrame(onPainted) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = onPainted;
    port2.postMessage(null);
  }

  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    requestAnimationFrame(() => afterFrame(() => (seen.restoredAt = Date.now())));
  });

  const moments = {
    form: () => document.querySelector('input[name=email]')?.checkVisibility(),
    hydrated: () => document.querySelector('form button[type=submit]:enabled'),
    cards: () => document.querySelector('main section ul article')?.checkVisibility(),
  };
  const look = () => {
    for (const name of awaited.filter((each) => moments[each]())) {
      awaited.splice(awaited.indexOf(name), 1);
      afterFrame(() => (seen.moments[name] = performance.now()));
    }
    if (awaited.length > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
