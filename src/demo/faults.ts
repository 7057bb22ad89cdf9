import type { DemoService } from '@/domain/texts/Texts';

export type WorldService = DemoService | 'pictures';

export type FaultStatus = 401 | 403 | 404 | 429 | 500 | 503;

/**
 * `modelNotFound` and `insufficientQuota` are specific to the chat service; elsewhere they are a
 * plain 404 and 429.
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

/** Mutable while the demo runs. */
export interface NetworkConditions {
  /** Milliseconds. */
  readonly delays: Record<WorldService, number>;
  readonly faults: { [Service in WorldService]?: Fault | undefined };
  chunkDelayMs: number;
}
