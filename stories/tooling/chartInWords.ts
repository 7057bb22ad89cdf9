import { statesUnder, type Chart, type ChartState, type ChartTransition } from './chart';

/** What a transition does: `to results, do settle`, or `ignored`. */
export function outcomeWords({ targets, actions, reenter }: ChartTransition, chart: Chart): string {
  const places = namesOf(targets, chart);
  const words = [
    ...(places ? [`to ${places}`] : []),
    ...(reenter ? ['entered anew'] : []),
    ...(actions.length > 0 ? [`do ${actions.join(', ')}`] : []),
  ];
  return words.join(', ') || 'ignored';
}

/** What is heard and on what condition: `search.submit if isBlank`. */
export function causeWords({ event, condition }: ChartTransition): string {
  return [event, condition].filter(Boolean).join(' ');
}

/** What goes on in a state for as long as it lasts, each in a few words. */
export function stateNotes({ tags, runs, entry, exit }: ChartState): readonly string[] {
  return [
    ...(tags.length > 0 ? [`tagged ${tags.join(', ')}`] : []),
    ...runs.map((run) => `runs ${run}`),
    ...(entry.length > 0 ? [`on entry ${entry.join(', ')}`] : []),
    ...(exit.length > 0 ? [`on exit ${exit.join(', ')}`] : []),
  ];
}

/** What kind of state it is: `begins in idle`, `all at once`, `ends here`; empty for a plain one. */
export function kindWords({ kind, initial }: ChartState, chart: Chart): string {
  if (kind === 'parallel') return 'is in all of these at once';
  if (kind === 'final') return 'is an end';
  if (kind === 'history') return 'is where it was last';
  const begins = namesOf(initial.targets, chart);
  if (begins === '') return '';
  return [
    'begins in',
    begins,
    ...(initial.actions.length > 0 ? ['with', initial.actions.join(', ')] : []),
  ].join(' ');
}

/** A state by its way from the machine: `panel.finding`; the machine by its name. */
export function pathWords({ path, name }: ChartState): string {
  return path || name;
}

function namesOf(ids: readonly string[], { root }: Chart): string {
  return statesUnder(root)
    .filter(({ id }) => ids.includes(id))
    .map(pathWords)
    .join(' and ');
}
