import { describe, expect, it } from 'vitest';
import { relativeAt } from '@/demo/chat/relatives';
import { tokensOf } from '@/demo/chat/tokens';

const wordsRead = (words: string) => relativeAt(tokensOf(words), 0)?.to;

describe('relativeAt', () => {
  it.each([
    ['for my mum', 3],
    ['my grandma would enjoy', 2],
    ['with dad', 2],
    ['for my uncles', 3],
    ['my mother in law', 4],
    ['para mi mamá', 3],
    ['mi viejo', 2],
    ['con la abuela', 3],
    ['माँ के लिए', 3],
    ['मम्मी पापा के साथ', 4],
    ['papa ji ke saath', 4],
  ])('reads who watches in "%s" from %i words', (words, to) => {
    expect(wordsRead(words)).toBe(to);
  });

  it.each([
    'mother',
    'for my grandson',
    'my nanny',
    'the father of',
    'माँ पर बनी',
    'madre soltera',
    'for motherhood',
  ])('finds no viewer in "%s"', (words) => {
    expect(wordsRead(words)).toBeUndefined();
  });

  it('reads no viewer in the subject of a film', () => {
    expect(relativeAt(tokensOf('about my father'), 1)).toBeUndefined();
    expect(relativeAt(tokensOf('sobre mi padre'), 1)).toBeUndefined();
  });
});
