import { expect } from 'storybook/test';
import { listKinds, type ListKind } from '@/domain/movie';
import type { PlayContext } from './steps';

/** For `listsAre`: one movie in each list. */
export const onlyMovies = Object.fromEntries(listKinds.map((kind) => [kind, [titleOnly(kind)]]));

/** Waits for all four rows of `onlyMovies`. */
export async function expectOnlyMovies({ canvas }: Pick<PlayContext, 'canvas'>): Promise<void> {
  for (const kind of listKinds) {
    await expect(
      await canvas.findByRole('button', { name: `More info about ${titleOnly(kind)}` }),
    ).toBeInTheDocument();
  }
}

function titleOnly(kind: ListKind): string {
  return `The only ${kind} movie`;
}
