import { createElement } from 'react';
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

  it('replaces texts and the language at any depth', () => {
    const header = createElement('header', { title: english.header.skip });
    const args = { header, language: { chosen: 'english', labels: [english.header.language] } };

    expect(translated(args, 'hindi')).toEqual({
      header: createElement('header', { title: hindi.header.skip }),
      language: { chosen: 'hindi', labels: [hindi.header.language] },
    });
  });

  it('keeps texts set by a story and args without texts', () => {
    const own = { texts: hindi.card };
    const none = { tone: 'accent' };

    expect(translated(own, 'spanish')).toEqual(own);
    expect(translated(none, 'spanish')).toEqual(none);
  });
});
