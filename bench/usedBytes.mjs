/** Bytes on the heap of JavaScript, garbage collected. */
export async function usedBytes({ cdp, networkIdle }) {
  await networkIdle();
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}
