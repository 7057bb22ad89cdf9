/** For `node --expose-gc --import`: collects the garbage of the process four times a second. */
export const collectingGarbage = `data:text/javascript,${encodeURIComponent(
  'setInterval(() => globalThis.gc(), 250).unref();',
)}`;
