import type { MachineName } from '../../stories/tooling/machines';

/**
 * The states that nobody can see, each with the reason: they are left at once, or look like no state
 * of their own. They need no page story. Today there are none.
 */
export const unseenStates: UnseenStates = {};

export type UnseenStates = Readonly<Partial<Record<MachineName, Readonly<Record<string, string>>>>>;
