import { tmdbCatalogue } from '@/services/tmdbCatalogue';
import { unlessAborted, within } from '@/domain/within';
import type { Report } from './report';
import type { Services } from './Services';
import type { Bearer, Settings } from '../settings';

/** For the client's script and the answer together. */
const chatTimeoutMs = 20_000;

interface Dependencies {
  /** Returns the current token at each call, and renews a refused one. */
  readonly bearerOf: (bearer: Bearer) => (refused?: string) => Promise<string | null>;
  readonly report: Report;
  /** Such as App Check's token. */
  readonly gatewayHeaders: (() => Promise<Readonly<Record<string, string>>>) | undefined;
}

/** The part of the services that `/browse` loads. */
export function movieServices(
  { movies, suggestions }: Settings,
  { bearerOf, report, gatewayHeaders }: Dependencies,
): Pick<Services, 'catalogue' | 'recommender'> {
  const { baseUrl, model, fallbackModel, bearer } = suggestions;
  /** Only a gateway gets them. */
  const headersFor = ({ kind }: Bearer) => (kind === 'idToken' ? gatewayHeaders : undefined);
  return {
    catalogue: tmdbCatalogue({
      baseUrl: movies.baseUrl,
      bearer: bearerOf(movies.bearer),
      headers: headersFor(movies.bearer),
      onEnglishFailure: (cause) =>
        report('error fetching in English what is not translated', cause),
    }),
    recommender: {
      async *suggestNames(query, { signal }) {
        const endsAt = performance.now() + chatTimeoutMs;
        const loading = within(chatTimeoutMs, import('@/services/openaiRecommender')).catch(
          (cause: unknown) => {
            throw new Error('The chat client could not be loaded.', { cause });
          },
        );
        const { openaiRecommender } = await unlessAborted(loading, signal);
        const recommender = openaiRecommender({
          baseUrl,
          apiKey: bearerOf(bearer),
          headers: headersFor(bearer),
          model,
          fallbackModel,
          timeoutMs: Math.max(0, Math.ceil(endsAt - performance.now())),
          onFallback: (cause) =>
            report(`the model ${model} is not there, asking ${fallbackModel} instead`, cause),
        });
        yield* recommender.suggestNames(query, { signal });
      },
    },
  };
}
