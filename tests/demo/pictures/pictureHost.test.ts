import { getResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { demoWorld } from '@/demo/demoWorld';
import { demoFilms } from '@/demo/movies/demoFilms';
import { pictureHost } from '@/demo/pictures/pictureHost';
import { drawnPicture } from '@/demo/pictures/drawnPicture';
import { artworkOf, compositions, motifs } from '@/domain/artwork/artwork';

const art = artworkOf({ id: 1, genreIds: [37], originalTitle: '' });

const { handlers } = demoWorld({ services: ['pictures'] });

async function picture(path: string) {
  const response = await getResponse(handlers, new Request(`https://image.tmdb.org/t/p${path}`));
  return { type: response?.headers.get('content-type'), svg: (await response?.text()) ?? '' };
}

describe('the pictures', () => {
  it('come after the films could not be loaded once', async () => {
    const loadFilms = vi
      .fn(() => Promise.resolve(demoFilms))
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const handlers = [...pictureHost(loadFilms).handlers];
    const poster = () =>
      getResponse(
        handlers,
        new Request('https://image.tmdb.org/t/p/w185/siduVKgOnABO4WH4lOwPQwaGwJp.jpg'),
      );

    await expect(poster()).rejects.toThrow('Failed to fetch');
    expect(await (await poster())?.text()).toContain('>Argylle</text>');
  });

  it('are posters with the film’s title in the requested size', async () => {
    const { type, svg } = await picture('/w185/siduVKgOnABO4WH4lOwPQwaGwJp.jpg');

    expect(type).toBe('image/svg+xml');
    expect(svg).toMatch(/^<svg [^>]*width="185" height="278"/);
    expect(svg).toContain('>Argylle</text>');
  });

  it('are wide and untitled for a backdrop path', async () => {
    const { svg } = await picture('/w1280/xvk5AhfhgQcTuaCQyq3XqAnhEma.jpg');

    expect(svg).toMatch(/^<svg [^>]*width="1280" height="720"/);
    expect(svg).not.toContain('<text');
  });

  it('are drawn for unknown films', async () => {
    expect((await picture('/original/unknown.jpg')).svg).toMatch(/width="2000" height="3000"/);
  });

  it('are the same for one film and differ between two', async () => {
    const first = await picture('/w185/siduVKgOnABO4WH4lOwPQwaGwJp.jpg');

    expect(await picture('/w185/siduVKgOnABO4WH4lOwPQwaGwJp.jpg')).toEqual(first);
    expect(await picture('/w185/unknown.jpg')).not.toEqual(first);
  });

  it('draw every motif and composition without CSS variables', () => {
    for (const motif of motifs) {
      for (const composition of compositions) {
        const svg = drawnPicture({ art: { ...art, motif, composition }, width: 320, height: 180 });
        expect(svg).toMatch(/<g transform="[^"]+">.+<\/g>/);
        expect(svg).not.toContain('var(');
      }
    }
  });

  it('stay valid images for any title', () => {
    const svg = drawnPicture({ art, title: 'Tom & <Jerry>', width: 185, height: 278 });

    expect(svg).toContain('Tom &amp;');
    expect(svg).toContain('&lt;Jerry&gt;');
  });
});
