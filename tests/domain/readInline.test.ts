import { describe, expect, it } from 'vitest';
import { type Answer, newAnswer } from '@/domain/answerState';
import { mayBeRemark, readInline, takePart } from '@/domain/readInline';
import { namesOf } from './support/namesOf';

function read(text: string, line: Partial<Answer['line']> = {}) {
  const answer = newAnswer();
  Object.assign(answer.line, line);
  readInline(answer, text);
  return { answer, names: namesOf(answer) };
}

describe('readInline', () => {
  it('reads names between separators', () => {
    const { answer, names } = read('Heat (1995), Ronin, Thief');

    expect(names).toEqual(['Heat (1995)', 'Ronin', 'Thief']);
    expect(answer.style).toBe('inline');
    expect(answer.line.parts).toBe(3);
  });

  it.each([
    ['Heat, Ronin, Thief, Up', false],
    ['Heat, Ronin, Thief, Up, Big', true],
  ])('knows whether "%s" is a long line: %j', (text, isLong) => {
    expect(read(text).answer.hasLongLine).toBe(isLong);
  });

  it('splits the pair at the end of a sentence', () => {
    expect(read('Heat, Ronin and Thief', { hasLeadIn: true }).names).toEqual([
      'Heat',
      'Ronin',
      'Thief',
    ]);
  });

  it('skips a remark after a title with its year', () => {
    expect(read('Heat (1995), a crime saga in Los Angeles').names).toEqual(['Heat (1995)']);
  });

  it('reads nothing after prose', () => {
    const { answer, names } = read('Heat, I hope that you enjoy these films, Ronin');

    expect(names).toEqual(['Heat']);
    expect(answer.line.isSkipped).toBe(true);
  });

  it('reads nothing of a skipped line', () => {
    expect(read('Heat, Ronin', { isSkipped: true }).names).toEqual([]);
  });
});

describe('takePart', () => {
  it('counts no blank part', () => {
    const answer = newAnswer();

    takePart(answer, '  ', { isLast: false, mayBeYear: false });

    expect(answer.line.parts).toBe(0);
    expect(namesOf(answer)).toEqual([]);
  });
});

describe('mayBeRemark', () => {
  it.each([
    ['inline', 'Enjoy them', true],
    ['inline', 'Heat', false],
    ['lines', 'Enjoy them', false],
  ] as const)('in %s, of "%s" is %s', (style, text, isRemark) => {
    const answer = newAnswer();
    answer.style = style;
    answer.line.text = text;

    expect(mayBeRemark(answer)).toBe(isRemark);
  });
});
