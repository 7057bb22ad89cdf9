interface ReasoningFilter {
  /** Takes the next piece of an answer and returns what of it belongs to the answer. */
  push(text: string): string;
  /** Ends the answer and returns what was still held. */
  end(): string;
}

const openings = ['<think>', '<thinking>', '<thought>', '<reasoning>', '[think]', '<|channel|>'];
const closing =
  /<\/(?:think|thinking|thought|reasoning)>|\[\/THINK\]|<\|channel\|>final<\|message\|>/;
/** How reasoning begins where the service keeps the opening tag to itself. */
const thoughts = [
  '',
  'okay, ',
  'okay, so ',
  'ok, ',
  'alright, ',
  'hmm, ',
  'so, ',
  'first, ',
].flatMap((start) =>
  ['the user ', 'let me ', "let's see", "let's think", 'i need to ', 'we need to '].map(
    (rest) => start + rest,
  ),
);

/** Removes the reasoning that some models write before their answer, such as `<think>…</think>`. */
export function reasoningFilter(): ReasoningFilter {
  let state: 'start' | 'reasoning' | 'thoughts' | 'answer' = 'start';
  let held = '';

  return {
    push(text) {
      if (state === 'answer') return text;
      held += text;
      const begun = held.trimStart().toLowerCase().replaceAll('’', "'");
      if (openings.some((opening) => begun.startsWith(opening))) state = 'reasoning';
      else if (thoughts.some((start) => begun.startsWith(start))) state = 'thoughts';
      else if ([...openings, ...thoughts].some((start) => start.startsWith(begun))) return '';
      const end = closing.exec(held);
      if (state !== 'start' && !end) return '';
      const from = state === 'start' || !end ? 0 : end.index + end[0].length;
      state = 'answer';
      return held.slice(from);
    },
    end: () => (state === 'reasoning' || state === 'answer' ? '' : held),
  };
}
