/** Faults of a response. */
export const faults = [
  'delay',
  'drop',
  'reset',
  '401',
  '403',
  '404',
  '429',
  '429 with retry-after',
  '500',
  '503',
  'HTML',
  'truncated',
  'wrong shape',
  '10 MB',
  'trickle',
] as const;

export type Fault = (typeof faults)[number];

/** Faults of the browser. */
export const conditions = [
  'clock two hours ahead',
  'clock two hours behind',
  'storage full',
  'storage denied',
  'offline and back',
] as const;

export type Condition = (typeof conditions)[number];
