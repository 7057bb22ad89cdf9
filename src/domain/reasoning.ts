export interface ReasoningFilter {
  /** Takes the next piece of an answer and returns what of it belongs to the answer. */
  push(text: string): string;
  /** Ends the answer and returns what was still held. */
  end(): string;
}

const opening = '<think>';
const closing = '</think>';

/** Removes the reasoning that some models write before their answer: `<think>…</think>`. */
export function reasoningFilter(): ReasoningFilter {
  let state: 'start' | 'reasoning' | 'answer' = 'start';
  let held = '';

  return {
    push(text) {
      if (state === 'answer') return text;
      held += text;
      const begun = held.trimStart();
      if (begun.startsWith(opening)) state = 'reasoning';
      if (opening.startsWith(begun)) return '';
      if (state === 'reasoning' && !held.includes(closing)) return '';
      const from = state === 'start' ? 0 : held.indexOf(closing) + closing.length;
      state = 'answer';
      return held.slice(from);
    },
    end: () => (state === 'start' ? held : ''),
  };
}
