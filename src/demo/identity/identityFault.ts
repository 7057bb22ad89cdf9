import { identityError } from './identityError';
import type { ServiceError } from '../Vendor';

export function identityFault(error: ServiceError): Response {
  switch (error) {
    case 401:
      return identityError('Request had invalid authentication credentials.', {
        code: 401,
        reason: 'unauthorized',
        status: 'UNAUTHENTICATED',
      });
    case 403:
      return identityError('Requests from this referer are blocked.', {
        code: 403,
        reason: 'forbidden',
        status: 'PERMISSION_DENIED',
      });
    case 404:
    case 'modelNotFound':
      return identityError('Method not found.', {
        code: 404,
        reason: 'notFound',
        status: 'NOT_FOUND',
      });
    case 429:
    case 'insufficientQuota':
      return identityError('Quota exceeded.', {
        code: 429,
        reason: 'rateLimitExceeded',
        status: 'RESOURCE_EXHAUSTED',
      });
    case 500:
      return identityError('INTERNAL', { code: 500, reason: 'backendError', status: 'INTERNAL' });
    case 503:
      return identityError('UNAVAILABLE', {
        code: 503,
        reason: 'backendError',
        status: 'UNAVAILABLE',
      });
  }
}
