import type { ListKind } from '@/domain/movie';

interface RecordedList {
  readonly path: string;
  readonly dates?: { readonly maximum: string; readonly minimum: string };
  readonly total_pages: number;
  readonly total_results: number;
}

/** The recorded envelope of page one of each list, April 2024. */
export const recordedLists: Readonly<Record<ListKind, RecordedList>> = {
  upcoming: {
    path: 'upcoming',
    dates: { maximum: '2024-05-01', minimum: '2024-04-10' },
    total_pages: 59,
    total_results: 1163,
  },
  popular: { path: 'popular', total_pages: 43436, total_results: 868703 },
  topRated: { path: 'top_rated', total_pages: 465, total_results: 9288 },
  nowPlaying: {
    path: 'now_playing',
    dates: { maximum: '2024-04-10', minimum: '2024-02-28' },
    total_pages: 209,
    total_results: 4171,
  },
};
