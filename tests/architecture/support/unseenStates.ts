import type { MachineName } from '../../../stories/tooling/machines';

/** States that a visitor cannot see, with the reason. They need no page story. */
export const unseenStates: UnseenStates = {};

export type UnseenStates = Readonly<Partial<Record<MachineName, Readonly<Record<string, string>>>>>;
