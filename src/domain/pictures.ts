/** Where pictures come from: paths of the movie database become addresses on the image host. */
export interface Pictures {
  poster(path: string): string;
  backdrop(path: string): string;
  /** The backdrop, small enough for the head of a popup or of a narrow page. */
  banner(path: string): string;
}

const posterWidth = 'w185';
const backdropWidth = 'w1280';
const bannerWidth = 'w780';

/** Addresses on the image host at `baseUrl`; a trailing slash does no harm. */
export function picturesAt(baseUrl: string): Pictures {
  const base = baseUrl.replace(/\/+$/, '');
  return {
    poster: (path) => `${base}/${posterWidth}${path}`,
    backdrop: (path) => `${base}/${backdropWidth}${path}`,
    banner: (path) => `${base}/${bannerWidth}${path}`,
  };
}
