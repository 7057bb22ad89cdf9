import type { RequestHandler } from 'msw';
import type { FaultStatus } from './faults';

export type ServiceError = FaultStatus | 'modelNotFound' | 'insufficientQuota';

/** One service of the demo world: where it lives, what it answers, and how it says no. */
export interface Vendor {
  readonly hosts: RegExp;
  readonly handlers: readonly RequestHandler[];
  readonly respondWithError: (refusal: ServiceError) => Response;
}
