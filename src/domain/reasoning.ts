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

  function release(): string {
    const text = held;
    state = 'answer';
    held = '';
    return text;
  }

  return {
    push(text) {
      if (state === 'answer') return text;
      held += text;
      const begun = held.trimStart();
      if (state === 'start' && begun.startsWith(opening)) state = 'reasoning';
      if (state === 'start') return opening.startsWith(begun) ? '' : release();
      const end = held.indexOf(closing);
      // The tag may arrive in two pieces.
      held = end < 0 ? held.slice(-closing.length) : held.slice(end + closing.length);
      return end < 0 ? '' : release();
    },
    end: () => (state === 'start' ? release() : ''),
  };
}
