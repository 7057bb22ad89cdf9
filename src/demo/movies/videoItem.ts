import { hash } from '../hash';

interface Video {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  /** `YYYY-MM-DD`. */
  readonly published: string;
}

/** A video as the movie database describes it. */
export function videoItem({ key, name, type, published }: Video) {
  return {
    iso_639_1: 'en',
    iso_3166_1: 'US',
    name,
    key,
    site: 'YouTube',
    size: 1080,
    type,
    official: true,
    published_at: `${published}T00:00:00.000Z`,
    id: ['a', 'b', 'c']
      .map((part) =>
        hash(part + key)
          .toString(16)
          .padStart(8, '0'),
      )
      .join(''),
  };
}
