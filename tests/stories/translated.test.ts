import { describe, expect, it } from 'vitest';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { translated } from '../../stories/support/translated';

describe('the language toolbar', () => {
  it('gives a component the same section in the chosen language', () => {
    const args = { title: 'Salt', texts: english.card };

    expect(translated(args, 'hindi')).toEqual({ title: 'Salt', texts: hindi.card });
    expect(translated(args, 'english')).toBe(args);
    expect(translated(args, 'klingon')).toBe(args);
  });

  it('gives a component all texts where it takes all', () => {
    expect(translated({ texts: english }, 'spanish')).toEqual({ texts: spanish });
  });

  it('leaves texts alone that a story has chosen, and components without texts', () => {
    const own = { texts: hindi.card };
    const none = { tone: 'accent' };

    expect(translated(own, 'spanish')).toBe(own);
    expect(translated(none, 'spanish')).toBe(none);
  });
});
