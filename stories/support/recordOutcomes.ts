import { inspectorStore } from '../tooling/inspectorStore';
import { outcomesOf } from '../tooling/outcomes';

declare global {
  /** Transitions and guard outcomes on the page of the story. Read by the story run. */
  var outcomesSeen: readonly string[] | undefined;
}

export function recordOutcomes() {
  const log = inspectorStore.log();
  globalThis.outcomesSeen = log.flatMap((entry, index) => {
    const before = log.slice(0, index).findLast(({ machine }) => machine === entry.machine);
    return outcomesOf(entry, before?.snapshot);
  });
}
