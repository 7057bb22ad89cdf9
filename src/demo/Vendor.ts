import type { RequestHandler } from 'msw';
import type { FaultStatus } from './faults';

export type ServiceError = FaultStatus | 'modelNotFound' | 'insufficientQuota';

export interface Vendor {
  readonly hosts: RegExp;
  readonly handlers: readonly RequestHandler[];
  readonly respondWithError: (error: ServiceError) => Response;
}
