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
}

export function movieServices(
  { movies, suggestions }: Settings,
  { bearerOf, report }: Dependencies,
): MovieServices {
  const { baseUrl, model, fallbackModel, bearer } = suggestions;
  return {
    catalogue: tmdbCatalogue({
      baseUrl: movies.baseUrl,
      bearer: bearerOf(movies.bearer),
      onEnglishFailure: (cause) =>
        report('error fetching in English what is not translated', cause),
    }),
    recommender: openaiRecommender({
      baseUrl,
      apiKey: bearerOf(bearer),
      model,
      fallbackModel,
      onFallback: (cause) =>
        report(`the model ${model} is not there, asking ${fallbackModel} instead`, cause),
    }),
  };
}
