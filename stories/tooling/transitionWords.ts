import { statesUnder, type Chart, type ChartState, type ChartTransition } from './chart';

/** A transition’s effect: `to results, do setLookup`, or `ignored`. */
export function outcomeWords({ targets, actions, reenter }: ChartTransition, chart: Chart): string {
  const names = namesOf(targets, chart);
  const words = [
    ...(names ? [`to ${names}`] : []),
    ...(reenter ? ['re-entered'] : []),
    ...(actions.length > 0 ? [`do ${actions.join(', ')}`] : []),
  ];
  return words.join(', ') || 'ignored';
}

/** A transition’s cause: `search.submit if isBlank`. */
export function causeWords({ event, condition }: ChartTransition): string {
  return [event, condition].filter(Boolean).join(' ');
}

/** Tags, actors and actions of a state. */
export function stateNotes({ tags, runs, entry, exit }: ChartState): readonly string[] {
  return [
    ...(tags.length > 0 ? [`tagged ${tags.join(', ')}`] : []),
    ...runs.map((run) => `runs ${run}`),
    ...(entry.length > 0 ? [`on entry ${entry.join(', ')}`] : []),
    ...(exit.length > 0 ? [`on exit ${exit.join(', ')}`] : []),
  ];
}

/** Such as `starts in idle`, `parallel`, `final`; empty for a plain state. */
export function kindWords({ kind, initial }: ChartState, chart: Chart): string {
  if (kind === 'parallel') return 'parallel';
  if (kind === 'final') return 'final';
  if (kind === 'history') return 'history';
  const initialNames = namesOf(initial.targets, chart);
  if (initialNames === '') return '';
  return [
    'starts in',
    initialNames,
    ...(initial.actions.length > 0 ? ['with', initial.actions.join(', ')] : []),
  ].join(' ');
}

/** Its path, such as `panel.finding`; the root’s name. */
export function pathWords({ path, name }: ChartState): string {
  return path || name;
}

function namesOf(ids: readonly string[], { root }: Chart): string {
  return statesUnder(root)
    .filter(({ id }) => ids.includes(id))
    .map(pathWords)
    .join(' and ');
}
