import { describe, expect, it } from 'vitest';
import { newAnswer } from '@/domain/answerState';
import { endEmojiHeading, endGroup, readItems, takeItem } from '@/domain/readItems';
import { namesOf } from './support/namesOf';

function take(...items: readonly string[]) {
  const answer = newAnswer();
  for (const item of items) takeItem(answer, item);
  return { answer, names: namesOf(answer) };
}

describe('takeItem', () => {
  it('reads a title', () => {
    const { answer, names } = take('Heat (1995)', 'Ronin');

    expect(names).toEqual(['Heat (1995)', 'Ronin']);
    expect(answer.style).toBe('marked');
  });

  it('reads the titles after a label', () => {
    expect(take('Laugh-out-loud: Airplane!, Hot Fuzz').names).toEqual(['Airplane!', 'Hot Fuzz']);
  });

  it.each(['Light & funny', 'Dark and slow', 'Ligeras y divertidas'])(
    'reads the titles after "%s"',
    (label) => {
      expect(take(`**${label}:** Chef, Sing Street`).names).toEqual(['Chef', 'Sing Street']);
    },
  );

  it('reads a title with a colon as one', () => {
    expect(take('Dune: Part Two').names).toEqual(['Dune: Part Two']);
  });

  it('reads no details of a dated title above', () => {
    const answer = { ...newAnswer(), heading: 'Heat (1995)' };

    takeItem(answer, 'A crime saga');

    expect(answer.hasDetails).toBe(true);
    expect(namesOf(answer)).toEqual(['Heat (1995)']);
  });
});

describe('readItems', () => {
  it('holds an item that ends with a colon', () => {
    const answer = newAnswer();
    answer.line.text = '- **The Classics:**';

    readItems(answer, ['**The Classics:**'], '- **The Classics:**');

    expect(answer.group).toBe('- **The Classics:**');
    expect(namesOf(answer)).toEqual([]);
  });

  it('holds a first line with an emoji', () => {
    const answer = newAnswer();

    readItems(answer, ['**Action-Packed**'], '🔥 **Action-Packed**');

    expect(answer.heading).toBe('🔥 **Action-Packed**');
    expect(namesOf(answer)).toEqual([]);
  });
});

describe('endGroup', () => {
  it.each([
    ['  - *Heat*', []],
    ['- Ronin', ['- The Classics']],
  ])('above "%s" reads %j', (below, names) => {
    const answer = { ...newAnswer(), group: '- The Classics' };
    answer.line.text = below;

    endGroup(answer);

    expect(answer.group).toBeUndefined();
    expect(namesOf(answer)).toEqual(names.map((name) => name.slice(2)));
  });
});

describe('endEmojiHeading', () => {
  it.each([
    ['Heat, Ronin, Thief', []],
    ['Ronin', ['Heat']],
  ])('above "%s" reads %j', (below, names) => {
    const answer = { ...newAnswer(), heading: '🔥 **Heat**' };

    endEmojiHeading(answer, below);

    expect(answer.heading).toBeUndefined();
    expect(namesOf(answer)).toEqual(names);
  });

  it('leaves a heading without an emoji', () => {
    const answer = { ...newAnswer(), heading: 'Heat' };

    endEmojiHeading(answer, 'Ronin');

    expect(answer.heading).toBe('Heat');
  });
});
