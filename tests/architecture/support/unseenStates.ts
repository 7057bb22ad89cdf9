import type { MachineName } from '../../../stories/tooling/machines';

/** States that a visitor cannot see, with the reason. They need no page story. */
export const unseenStates: UnseenStates = {
  url: {
    'history.unstarted': 'The page is not rendered yet.',
    'history.applying': 'It is left within the same event.',
    'history.writing': 'It is left when the router renders.',
    'history.leaving': 'It is left when the browser has gone back.',
    'scroll.restoring': 'It is left when the screen is rendered.',
  },
};

type UnseenStates = Readonly<Partial<Record<MachineName, Readonly<Record<string, string>>>>>;
