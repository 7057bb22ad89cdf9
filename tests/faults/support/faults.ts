import type { Fault as WorldFault } from '@/demo/faults';

/** Faults of the transport or the content that the demo world does not have. */
type TransportFault = 'delay' | 'wrongShape' | 'tenMegabytes' | 'trickle';

export type Fault = WorldFault | TransportFault;

/** Faults of a response. */
export const faults: readonly Fault[] = [
  'delay',
  'never',
  'offline',
  401,
  403,
  404,
  429,
  { status: 429, retryAfter: 2 },
  500,
  503,
  'html',
  'truncated',
  'wrongShape',
  'tenMegabytes',
  'trickle',
];

export function titleOf(fault: Fault): string {
  return typeof fault === 'object' ? `${fault.status} with retry-after` : String(fault);
}

/** Faults of the browser. */
export const conditions = [
  'clock two hours ahead',
  'clock two hours behind',
  'storage full',
  'storage denied',
  'offline and back',
] as const;

export type Condition = (typeof conditions)[number];
