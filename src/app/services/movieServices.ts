import type { Catalogue, Recommender } from '@/domain/ports';
import { openaiRecommender } from '@/services/openaiRecommender';
import { tmdbCatalogue } from '@/services/tmdbCatalogue';
import type { Report } from './report';
import type { Bearer, Settings } from '../settings';

export interface MovieServices {
  readonly catalogue: Catalogue;
  readonly recommender: Recommender;
}

interface Dependencies {
  /** Returns the current token at each call. */
  readonly bearerOf: (bearer: Bearer) => () => Promise<string | null>;
  readonly report: Report;
  /** Such as App Check's token. */
  readonly gatewayHeaders?: () => Promise<Readonly<Record<string, string>>>;
}

export function movieServices(
  { movies, suggestions }: Settings,
  { bearerOf, report, gatewayHeaders }: Dependencies,
): MovieServices {
  const { baseUrl, model, fallbackModel, bearer } = suggestions;
  /** A vendor, whose bearer is a key, does not get them. */
  const headersFor = ({ kind }: Bearer) => (kind === 'idToken' ? gatewayHeaders : undefined);
  return {
    catalogue: tmdbCatalogue({
      baseUrl: movies.baseUrl,
      bearer: bearerOf(movies.bearer),
      headers: headersFor(movies.bearer),
      onEnglishFailure: (cause) =>
        report('error fetching in English what is not translated', cause),
    }),
    recommender: openaiRecommender({
      baseUrl,
      apiKey: bearerOf(bearer),
      headers: headersFor(bearer),
      model,
      fallbackModel,
      onFallback: (cause) =>
        report(`the model ${model} is not there, asking ${fallbackModel} instead`, cause),
    }),
  };
}
