import { expect } from 'storybook/test';
import { listKinds, type ListKind } from '@/domain/movie';
import type { PlayContext } from './steps';

const titles: Readonly<Record<ListKind, string>> = {
  nowPlaying: 'The Third Harbour',
  popular: 'A Lamp for Marigold',
  topRated: 'Nine Winters',
  upcoming: 'Low Tide',
};

/** For `listsAre`: one movie in each list. */
export const onlyMovies = Object.fromEntries(listKinds.map((kind) => [kind, [titles[kind]]]));

/** Waits for all four rows of `onlyMovies`. */
export async function expectOnlyMovies({ canvas }: Pick<PlayContext, 'canvas'>): Promise<void> {
  for (const kind of listKinds) {
    await expect(
      await canvas.findByRole('button', { name: `More info about ${titles[kind]}` }),
    ).toBeInTheDocument();
  }
}
