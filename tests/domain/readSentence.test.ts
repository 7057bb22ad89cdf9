import { describe, expect, it } from 'vitest';
import { newAnswer } from '@/domain/answerState';
import { addIdentified, readSentence } from '@/domain/readSentence';
import { namesOf } from './support/namesOf';

function read(...sentences: readonly string[]) {
  const answer = newAnswer();
  for (const sentence of sentences) readSentence(answer, sentence);
  return { answer, names: namesOf(answer) };
}

describe('readSentence', () => {
  it('reads the names after an advice', () => {
    expect(read('I recommend Heat, Ronin and Thief.').names).toEqual(['Heat', 'Ronin', 'Thief']);
  });

  it('reads the names in quotes', () => {
    const { answer, names } = read('Start with "Heat" and go on with "Ronin" tomorrow.');

    expect(names).toEqual(['Heat', 'Ronin']);
    expect(answer.style).toBe('inline');
    expect(answer.isNarrated).toBe(true);
  });

  it('holds a single name until the next sentence has another', () => {
    expect(read('I would start with *Heat* tonight.').answer.mentioned).toEqual(['*Heat*']);
    expect(
      read('I would start with *Heat* tonight.', 'After that, watch *Ronin* on Sunday.').names,
    ).toEqual(['Heat', 'Ronin']);
  });

  it('reads the list after a first sentence', () => {
    expect(read('Sure thing. Heat, Ronin, Thief').names).toEqual(['Heat', 'Ronin', 'Thief']);
  });

  it('reads nothing of a refusal', () => {
    expect(read("I'm sorry, but I can't help with that.").names).toEqual([]);
  });

  it('reads no sentence after a list', () => {
    const answer = newAnswer();
    answer.style = 'lines';

    readSentence(answer, 'I recommend Heat, Ronin and Thief.');

    expect(namesOf(answer)).toEqual([]);
  });
});

describe('addIdentified', () => {
  it('takes the film that the visitor described', () => {
    const answer = newAnswer();

    addIdentified(answer, 'That sounds like Heat (1995).');

    expect(answer.style).toBe('inline');
    expect(namesOf(answer)).toEqual(['Heat (1995)']);
  });

  it('takes nothing where no film is named', () => {
    const answer = newAnswer();

    addIdentified(answer, 'Here are ten movies');

    expect(answer.style).toBeUndefined();
    expect(namesOf(answer)).toEqual([]);
  });
});
