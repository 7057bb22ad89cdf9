import type { DemoService } from '@/domain/texts/Texts';

/** What the demo world answers for: the three services, and the host of the pictures. */
export type WorldService = DemoService | 'pictures';

export type FaultStatus = 401 | 403 | 404 | 429 | 500 | 503;

/**
 * What can be wrong with a service: no network, a refusal, a page instead of data, half an answer,
 * or no answer ever. `modelNotFound` and `insufficientQuota` are the chat service's own; elsewhere
 * they are a plain 404 and 429.
 */
export type Fault =
  | 'offline'
  | FaultStatus
  | { readonly status: FaultStatus; readonly retryAfter: number }
  | 'modelNotFound'
  | 'insufficientQuota'
  | 'html'
  | 'truncated'
  | 'never';

/** How the demo world feels today. Meant to be changed while it runs. */
export interface NetworkConditions {
  /** Milliseconds before a service answers. */
  readonly delays: Record<WorldService, number>;
  readonly faults: { [Service in WorldService]?: Fault | undefined };
  /** Milliseconds between two pieces of a streamed answer. */
  trickle: number;
}
