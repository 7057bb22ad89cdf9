export interface Pictures {
  poster(path: string): string;
  backdrop(path: string): string;
  banner(path: string): string;
  still(path: string): string;
}

const posterWidth = 'w185';
const backdropWidth = 'w1280';
const bannerWidth = 'w780';
const stillWidth = 'w300';

/** @param base without a slash at its end */
export function picturesAt(base: string): Pictures {
  return {
    poster: (path) => `${base}/${posterWidth}${path}`,
    backdrop: (path) => `${base}/${backdropWidth}${path}`,
    banner: (path) => `${base}/${bannerWidth}${path}`,
    still: (path) => `${base}/${stillWidth}${path}`,
  };
}
