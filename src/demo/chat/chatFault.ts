import { chatError } from './chatError';
import type { ServiceError } from '../Vendor';

const retiredModel = 'gpt-3.5-turbo';

/** An error of the chat service; `model` is the one that it does not have. */
export function chatFault(error: ServiceError, model = retiredModel): Response {
  switch (error) {
    case 401:
      return chatError(
        401,
        'Incorrect API key provided: demo. You can find your API key at https://platform.openai.com/account/api-keys.',
        { type: 'invalid_request_error', code: 'invalid_api_key' },
      );
    case 403:
      return chatError(403, 'Country, region, or territory not supported', {
        type: 'request_forbidden',
        code: 'unsupported_country_region_territory',
      });
    case 404:
      return chatError(404, 'Unknown request URL. Please check the URL for typos.', {
        type: 'invalid_request_error',
        code: 'unknown_url',
      });
    case 'modelNotFound':
      return chatError(
        404,
        `The model \`${model}\` does not exist or you do not have access to it.`,
        { type: 'invalid_request_error', code: 'model_not_found' },
      );
    case 429:
      return chatError(
        429,
        'Rate limit reached for requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in 20s.',
        { type: 'requests', code: 'rate_limit_exceeded' },
      );
    case 'insufficientQuota':
      return chatError(
        429,
        'You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.',
        { type: 'insufficient_quota', code: 'insufficient_quota' },
      );
    case 500:
      return chatError(
        500,
        'The server had an error while processing your request. Sorry about that!',
        { type: 'server_error', code: null },
      );
    case 503:
      return chatError(503, 'The engine is currently overloaded, please try again later', {
        type: 'server_error',
        code: null,
      });
  }
}
