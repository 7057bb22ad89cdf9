import { describe, expect, it } from 'vitest';
import {
  endTable,
  hasBegun,
  hasDatedHeading,
  newAnswer,
  newLine,
  releaseHeading,
} from '@/domain/answerState';
import { namesOf } from './support/namesOf';

describe('newAnswer', () => {
  it('has neither names nor a heading', () => {
    const answer = newAnswer();

    expect(hasBegun(answer)).toBe(false);
    expect(answer.line).toEqual(newLine());
    expect(namesOf(answer)).toEqual([]);
  });

  it('has begun with a heading or a style', () => {
    expect(hasBegun({ ...newAnswer(), heading: 'Heat' })).toBe(true);
    expect(hasBegun({ ...newAnswer(), style: 'marked' })).toBe(true);
  });

  it('takes the titles of two sections for lines', () => {
    const answer = newAnswer();

    for (const title of ['Heat', 'Ronin']) {
      answer.sections.begin(title);
      answer.sections.takeSentence();
    }
    answer.sections.end();

    expect(answer.style).toBe('lines');
    expect(namesOf(answer)).toEqual(['Heat', 'Ronin']);
  });
});

describe('releaseHeading', () => {
  it('makes the heading a name in a line', () => {
    const answer = { ...newAnswer(), heading: 'Heat (1995)' };

    releaseHeading(answer);

    expect(answer.style).toBe('lines');
    expect(answer.heading).toBeUndefined();
    expect(namesOf(answer)).toEqual(['Heat (1995)']);
  });

  it('changes nothing without a heading', () => {
    const answer = newAnswer();

    releaseHeading(answer);

    expect(hasBegun(answer)).toBe(false);
    expect(namesOf(answer)).toEqual([]);
  });
});

describe('hasDatedHeading', () => {
  it.each([
    ['Heat (1995)', true],
    ['Heist films', false],
    [undefined, false],
  ])('of %s is %s', (heading, isDated) => {
    expect(hasDatedHeading({ ...newAnswer(), heading })).toBe(isDated);
  });
});

describe('endTable', () => {
  it('changes nothing without a table', () => {
    const answer = newAnswer();

    endTable(answer);

    expect(answer.style).toBeUndefined();
  });
});
