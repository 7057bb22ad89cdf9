import { describe, expect, it } from 'vitest';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { translated } from '../../stories/support/translated';

describe('translated', () => {
  it('replaces a section of texts', () => {
    const args = { title: 'Salt', texts: english.card };

    expect(translated(args, 'hindi')).toEqual({ title: 'Salt', texts: hindi.card });
    expect(translated(args, 'english')).toBe(args);
    expect(translated(args, 'klingon')).toBe(args);
  });

  it('replaces all texts', () => {
    expect(translated({ texts: english }, 'spanish')).toEqual({ texts: spanish });
  });

  it('replaces a single text', () => {
    expect(translated({ label: english.header.skip }, 'spanish')).toEqual({
      label: spanish.header.skip,
    });
  });

  it('replaces texts inside an object, but not inside an array or an element', () => {
    const movies = [{ title: english.list.popular }];
    const element = { $$typeof: Symbol('react.element'), props: { label: english.list.popular } };

    expect(
      translated(
        { heading: { title: english.list.popular, year: 1995 }, movies, element },
        'hindi',
      ),
    ).toEqual({ heading: { title: hindi.list.popular, year: 1995 }, movies, element });
  });

  it('keeps texts set by a story and args without texts', () => {
    const own = { texts: hindi.card };
    const none = { tone: 'accent' };

    expect(translated(own, 'spanish')).toEqual(own);
    expect(translated(none, 'spanish')).toEqual(none);
  });
});
