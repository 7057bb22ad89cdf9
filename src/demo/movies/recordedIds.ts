import type { ListKind } from '@/domain/movie';
import { sampleLists } from '@/domain/samples/sampleLists';

const idsOf = (kind: ListKind) => sampleLists[kind].map(({ id }) => id);

export const recordedIds: Readonly<Record<ListKind, readonly number[]>> = {
  upcoming: idsOf('upcoming'),
  popular: idsOf('popular'),
  topRated: idsOf('topRated'),
  nowPlaying: idsOf('nowPlaying'),
};
