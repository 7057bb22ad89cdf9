const list = new Intl.ListFormat('en-GB');

/** For stories without a play of their own. */
export const liveSentence =
  'Use the screen and follow the chart, or press the button of an event to send it.';

/** What a story of a state plays, from its lines, such as `search.edit → form.quiet, panel.idle`. */
export function playedSentence(lines: readonly string[]): string {
  const events = eventsIn(lines);
  const state = lines.at(-1)?.split(' → ')[1] ?? '';
  return events === '' ? `It starts in ${state}.` : `The story plays ${events}, to ${state}.`;
}

export function sentSentence(lines: readonly string[]): string {
  return `The story sends ${eventsIn(lines)} with the buttons, and the screen follows.`;
}

/** Each once, without the start and what the events carry. */
function eventsIn(lines: readonly string[]): string {
  const events = new Set(lines.map((line) => line.split(/: | → /, 1)[0] ?? ''));
  events.delete('start');
  return list.format(events);
}
