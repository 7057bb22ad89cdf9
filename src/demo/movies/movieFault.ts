import { movieError } from './movieError';
import type { ServiceError } from '../Vendor';

/** What the movie database says when nothing is wrong with the request itself. */
export function movieFault(error: ServiceError): Response {
  switch (error) {
    case 401:
      return movieError('keyInvalid');
    case 403:
      return movieError('suspended');
    case 404:
    case 'modelNotFound':
      return movieError('notFound');
    case 429:
    case 'insufficientQuota':
      return movieError('tooMany');
    case 500:
      return movieError('internal');
    case 503:
      return movieError('serviceOffline');
  }
}
