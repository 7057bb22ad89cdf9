import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasoningFilter } from '@/domain/reasoning';

describe('reasoningFilter', () => {
  it('removes the reasoning before an answer', () => {
    expect(filtered('<think>Heists. Heat, of course.</think>\n\nHeat, Ronin')).toBe(
      '\n\nHeat, Ronin',
    );
  });

  it.each(['thinking', 'thought', 'reasoning'])('removes <%s>', (tag) => {
    expect(filtered(`<${tag}>Heat, of course.</${tag}>Ronin`)).toBe('Ronin');
  });

  it.each([
    ['in square brackets', '[THINK]Heat, of course.[/THINK]Ronin'],
    ['in a channel', '<|channel|>analysis<|message|>Heat?<|end|><|channel|>final<|message|>Ronin'],
    ['with its beginning left out', '<|channel|>final<|message|>Ronin'],
  ])('removes reasoning %s', (_, answer) => {
    expect(filtered(answer)).toBe('Ronin');
  });

  it('removes it after a blank line', () => {
    expect(filtered('\n<think>\n</think>Heat')).toBe('Heat');
  });

  it.each([
    'Okay, so the user wants heists. Heat, of course.\n</think>\nHeat, Ronin',
    'Let’s see. Heat?</think>\nHeat, Ronin',
    '\nThe user asks for heists.</think>\nHeat, Ronin',
  ])('removes reasoning without its opening tag: "%s"', (answer) => {
    expect(filtered(answer)).toBe('\nHeat, Ronin');
  });

  it.each(['', 'Okay, ', 'OK, ', 'Alright, ', 'Hmm, ', 'So, ', 'First, '])(
    'removes reasoning that begins with "%sthe user"',
    (start) => {
      expect(filtered(`${start}the user wants heists.</think>Heat`)).toBe('Heat');
    },
  );

  it.each([
    'Heat, Ronin',
    '',
    ' ',
    '<th',
    '<b>Heat</b>',
    'Heat <think>Ronin</think>',
    'The Usual Suspects, Heat',
    'The us',
    'Okay, here are ten: Heat',
    'Let me suggest Heat and Ronin.',
  ])('keeps an answer without it: "%s"', (answer) => {
    expect(filtered(answer)).toBe(answer);
  });

  it('removes reasoning that does not end', () => {
    expect(filtered('<think>Heat, Ronin')).toBe('');
  });

  it.each([
    [
      ['<think>', 'Hm.', '</think>He', 'at'],
      ['', '', 'He', 'at'],
    ],
    [
      ['He', 'at'],
      ['He', 'at'],
    ],
    [
      ['The', ' Us', 'ual', ' Suspects'],
      ['', '', 'The Usual', ' Suspects'],
    ],
  ])('returns %j as it arrives', (pieces, answer) => {
    const { push } = reasoningFilter();

    expect(pieces.map(push)).toEqual(answer);
  });

  it('does not depend on how the answer is cut', () => {
    const pieces = fc.array(
      fc.constantFrom(...['<think>', '</think>', '<', ' ', '>', 'Heat', 'k', 'The', 'user']),
    );
    const cuts = fc.array(fc.nat(40));

    fc.assert(
      fc.property(pieces, cuts, (parts, places) => {
        const answer = parts.join('');
        const ends = [0, ...places, answer.length]
          .map((end) => Math.min(end, answer.length))
          .toSorted((one, other) => one - other);
        const cut = ends.slice(1).map((end, index) => answer.slice(ends[index], end));

        expect(filtered(...cut)).toBe(filtered(answer));
      }),
    );
  });
});

function filtered(...pieces: readonly string[]): string {
  const { push, end } = reasoningFilter();
  return pieces.map(push).join('') + end();
}
