import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  embedUrl,
  pickTrailer,
  playerCommand,
  isPlaying,
  trailerSearchUrl,
  watchUrl,
  type Trailer,
} from '@/domain/trailer';

const keys = fc.stringMatching(/^[\w-]{1,16}$/);
const types = fc.constantFrom('Teaser', 'Clip', 'Featurette', 'Behind the Scenes', '');
const videos = (type: fc.Arbitrary<string>): fc.Arbitrary<Trailer[]> =>
  fc.array(fc.record({ key: keys, name: fc.string(), type }));

describe('the trailer of a movie', () => {
  it('is the first video of that type', () => {
    fc.assert(
      fc.property(videos(types), videos(fc.string()), (before, after) => {
        const trailer = { key: 'k', name: 'Official Trailer', type: 'Trailer' };

        expect(pickTrailer([...before, trailer, ...after])).toBe(trailer);
      }),
    );
  });

  it('is otherwise the first of all', () => {
    fc.assert(
      fc.property(videos(types), (list) => {
        expect(pickTrailer(list)).toBe(list[0]);
      }),
    );
  });
});

describe('addresses on the video site', () => {
  it('plays one video by itself, muted, in a loop, without controls or related videos', () => {
    fc.assert(
      fc.property(keys, (key) => {
        const url = new URL(embedUrl(key));

        expect(url.origin + url.pathname).toBe(`https://www.youtube.com/embed/${key}`);
        expect(Object.fromEntries(url.searchParams)).toEqual({
          autoplay: '1',
          mute: '1',
          loop: '1',
          playlist: key,
          controls: '0',
          rel: '0',
          playsinline: '1',
          enablejsapi: '1',
        });
      }),
    );
  });

  it('watches a video', () => {
    expect(watchUrl('7mgu9mNZ8Hk')).toBe('https://www.youtube.com/watch?v=7mgu9mNZ8Hk');
  });

  it('stays on the site for any key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (key) => {
        const [embed, watch] = [new URL(embedUrl(key)), new URL(watchUrl(key))];

        expect(embed.origin).toBe('https://www.youtube.com');
        expect(embed.searchParams.get('playlist')).toBe(key);
        expect(embed.hash).toBe('');
        expect(watch.pathname).toBe('/watch');
        expect([...watch.searchParams]).toEqual([['v', key]]);
      }),
    );
  });

  it('searches for the official trailer of any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const url = new URL(trailerSearchUrl(title));

        expect(url.origin + url.pathname).toBe('https://www.youtube.com/results');
        expect([...url.searchParams]).toEqual([['search_query', `${title} official trailer`]]);
      }),
    );
  });
});

describe('isPlaying', () => {
  const player = embedUrl('7mgu9mNZ8Hk');
  const origin = 'https://www.youtube.com';
  const parsed = (message: unknown) => isPlaying({ origin, data: JSON.stringify(message) }, player);

  it.each([
    [-1, false],
    [0, false],
    [1, true],
    [2, false],
    [3, false],
    [5, false],
  ])('reads state %i as %s', (state, expected) => {
    expect(parsed({ event: 'onStateChange', info: state })).toBe(expected);
    expect(parsed({ event: 'infoDelivery', info: { playerState: state, volume: 0 } })).toBe(
      expected,
    );
    expect(parsed({ event: 'initialDelivery', info: { playerState: state } })).toBe(expected);
  });

  it.each([
    { event: 'onReady', info: null },
    { event: 'onPlaybackRateChange', info: 1 },
    { event: 'onVolumeChange', info: 1 },
    { event: 'infoDelivery', info: { currentTime: 1.5 } },
    { event: 'infoDelivery', info: { playerState: '1' } },
    { info: 1 },
    { event: 'onStateChange' },
  ])('ignores other messages: %j', (message) => {
    expect(parsed(message)).toBe(false);
  });

  it('ignores other origins', () => {
    const data = JSON.stringify({ event: 'onStateChange', info: 1 });
    const origins = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.constantFrom('null', '', 'http://www.youtube.com', 'https://www.youtube.com.evil.example'),
    );

    fc.assert(
      fc.property(origins, (other) => {
        fc.pre(other !== origin);
        expect(isPlaying({ origin: other, data }, player)).toBe(false);
      }),
    );
  });

  it('ignores a page without an origin', () => {
    const data = JSON.stringify({ event: 'onStateChange', info: 1 });

    expect(isPlaying({ origin: 'null', data }, 'data:text/html,player')).toBe(false);
  });

  it('never throws for any message', () => {
    const data = fc.oneof(fc.json(), fc.string(), fc.anything());

    fc.assert(
      fc.property(data, (posted) => {
        expect(typeof isPlaying({ origin, data: posted }, player)).toBe('boolean');
      }),
    );
  });
});

describe('a command to the player', () => {
  it.each([
    ['moving', 'playVideo'],
    ['still', 'pauseVideo'],
    ['muted', 'mute'],
    ['unmuted', 'unMute'],
  ] as const)('for %s calls %s', (state, func) => {
    expect(JSON.parse(playerCommand(state))).toEqual({ event: 'command', func, args: [] });
  });
});
