import { home, type BrowseLocation } from '@/domain/location';
import { homeEntry } from '@/domain/historyStep';
import { eventSamplesOf, type EventSample } from '../../../stories/tooling/eventSamples';
import type { MachineName } from '../../../stories/tooling/machines';
import { user } from '../../support/users';

const popup: BrowseLocation = { ...home, movieId: 1 };

export function walkSamplesOf(name: MachineName): readonly EventSample[] {
  return [
    ...eventSamplesOf(name),
    ...(extra[name] ?? []).map((sample) => ({ ...sample, source: 'world' as const })),
  ];
}

/** Only a walk through every guard needs these. In a chart each would be a button. */
const extra: Partial<Record<MachineName, readonly Omit<EventSample, 'source'>[]>> = {
  session: [sample('session.changed', 'another user', { user: user({ uid: 'noor' }) })],
  search: [
    sample('search.fill', 'blank', { query: '' }),
    sample('search.restore', 'without rows', {
      query: 'a heist',
      names: [{ name: 'Heat' }],
      overflowNames: [],
      lookups: {},
    }),
  ],
  slideshow: [sample('xstate.after.pictureMs.slideshow.playing', 'after its time', {})],
  url: [
    sample('url.popped', 'a link', { key: 'link', entry: { ...homeEntry, isOwn: false } }),
    sample('location.changed', 'a popup', { location: popup }),
    sample('xstate.after.backTimeoutMs.url.history.leaving', 'after its time', {}),
  ],
};

function sample(type: string, note: string, payload: object): Omit<EventSample, 'source'> {
  return { label: type, note, event: { type, ...payload } };
}
