import { APIConnectionError, APIError, OpenAI } from 'openai';
import * as v from 'valibot';
import type { MovieName } from '@/domain/movieName';
import { createNameParser } from '@/domain/parseNames';
import type { Recommender } from '@/domain/ports';
import { reasoningFilter } from '@/domain/reasoning';
import { recommendationPrompt } from '@/domain/recommendationPrompt';
import { BudgetExhaustedError } from '@/domain/suggestionFailure';
import { redactedError } from './redactedError';
import { retryAfter } from './retryAfter';
import { unlessAborted } from '@/domain/within';
import { withRenewedToken } from './withRenewedToken';

interface Settings {
  /** `null` when signed out. Called with a key that was refused, returns a new one if it can. */
  readonly apiKey: (refused?: string) => Promise<string | null> | string;
  /** Sent in addition to the key. Must not reject. */
  readonly headers?: (() => Promise<Readonly<Record<string, string>>>) | undefined;
  readonly baseUrl: string;
  readonly model: string;
  /** Used once if the service does not know the model. */
  readonly fallbackModel: string;
  /** For the key, all retries and the fallback. */
  readonly timeoutMs: number;
  readonly onFallback: (cause: unknown) => void;
}

/** On 408, 409, 429, 5xx and network errors, after 0.5 s, then 1 s, or Retry-After. */
const maxRetries = 2;
const maxAnswerLength = 4_000;

const connectionLost = 'The chat service broke off in the middle of its answer.';

/**
 * Rejects with an `Error` of one sentence, or the signal's reason. Closing the generator aborts the
 * request.
 */
export function openaiRecommender(settings: Settings): Recommender {
  return {
    async *suggestNames(query, { signal }) {
      signal.throwIfAborted();
      const closing = new AbortController();
      const timeout = AbortSignal.timeout(settings.timeoutMs);
      const abortSignal = AbortSignal.any([signal, timeout, closing.signal]);

      try {
        yield* namesIn(streamAnswer(recommendationPrompt(query), settings, abortSignal));
      } catch (cause) {
        signal.throwIfAborted();
        if (!timeout.aborted) throw cause;
        throw new Error('The chat service did not finish in time.', { cause });
      } finally {
        closing.abort();
      }
    },
  };
}

async function* namesIn(pieces: AsyncIterable<string>): AsyncGenerator<MovieName> {
  const parser = createNameParser();
  const reasoning = reasoningFilter();
  let length = 0;
  let count = 0;
  for await (const piece of pieces) {
    const answer = reasoning.push(piece);
    length += answer.length;
    if (length > maxAnswerLength) {
      throw new Error('The chat service wrote far more than ten movie names.');
    }
    const names = parser.push(answer);
    count += names.length;
    yield* names;
  }

  const names = [...parser.push(reasoning.end()), ...parser.end()];
  if (count + names.length === 0) {
    throw new Error('The chat service answered without a movie name.');
  }
  yield* names;
}

/** Handles both streamed and whole responses. */
async function* streamAnswer(
  message: string,
  { apiKey, headers, baseUrl, model, fallbackModel, timeoutMs, onFallback }: Settings,
  abortSignal: AbortSignal,
): AsyncGenerator<string> {
  const endsAt = performance.now() + timeoutMs;
  const [firstKey, defaultHeaders] = await unlessAborted(
    Promise.all([keyFrom(apiKey), headers?.()]),
    abortSignal,
  );
  let key = firstKey;
  const failure = (cause: unknown, fallbackMessage = 'The chat service request failed.') =>
    new (v.is(BudgetExhausted, cause) ? BudgetExhaustedError : Error)(
      describeError(cause) ?? fallbackMessage,
      { cause: redactedError(cause, key) },
    );
  const failBroken = (cause: unknown) => {
    throw failure(cause, connectionLost);
  };

  // A Retry-After beyond the time limit fails at once.
  const skipLateRetry = (response: Response) =>
    response.ok || performance.now() + (retryAfter(response.headers) ?? 0) < endsAt
      ? response
      : withHeader(response, 'x-should-retry', 'false');

  // The client's retry delays ignore the signal.
  const requestCompletion = async (chosenModel: string) =>
    unlessAborted(
      new OpenAI({
        apiKey: key,
        baseURL: baseUrl,
        // The browser calls the service directly, or a gateway.
        dangerouslyAllowBrowser: true,
        defaultHeaders,
        maxRetries,
        fetch: (input, init) =>
          withRenewedToken({
            token: key,
            renew: apiKey,
            send: (current) => {
              key = current;
              const headers = new Headers(init?.headers);
              headers.set('authorization', `Bearer ${key}`);
              return fetch(input, { ...init, headers });
            },
          }).then(skipLateRetry),
        logLevel: 'off',
      }).chat.completions
        .create(
          { model: chosenModel, messages: [{ role: 'user', content: message }], stream: true },
          { signal: abortSignal },
        )
        .withResponse(),
      abortSignal,
    );

  const { data, response } = await requestCompletion(model).catch((cause: unknown) => {
    if (!v.is(ModelNotFound, cause)) throw failure(cause);
    onFallback(failure(cause));
    return requestCompletion(fallbackModel).catch((fallbackCause: unknown) => {
      throw failure(fallbackCause);
    });
  });

  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    yield wholeContent(await unlessAborted(response.text(), abortSignal).catch(failBroken));
    return;
  }

  const chunks: AsyncIterator<unknown> = data[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await unlessAborted(chunks.next(), abortSignal).catch(failBroken);
    if (done) throw new Error(connectionLost);
    const [choice] = parseAs(Chunk, value).choices;
    if (!choice) continue;
    throwIfIncomplete(choice.finish_reason);
    yield contentOf(choice.delta ?? {});
    if (choice.finish_reason) return;
  }
}

function withHeader({ body, status, headers }: Response, name: string, value: string): Response {
  const changed = new Headers(headers);
  changed.set(name, value);
  return new Response(body, { status, headers: changed });
}

async function keyFrom(apiKey: Settings['apiKey']): Promise<string> {
  let key: string | null;
  try {
    key = await apiKey();
  } catch (cause) {
    throw new Error('The chat service was not asked: getting a key failed.', { cause });
  }
  if (key === null) throw new Error('The chat service was not asked: no user is signed in.');
  return key;
}

const Message = v.object({ content: v.nullish(v.string()), refusal: v.nullish(v.string()) });

const Chunk = v.object({
  choices: v.nullish(
    v.array(v.object({ delta: v.nullish(Message), finish_reason: v.nullish(v.string()) })),
    [],
  ),
});

const Completion = v.object({
  choices: v.tupleWithRest(
    [v.object({ message: Message, finish_reason: v.nullish(v.string()) })],
    v.unknown(),
  ),
});

/** The gateway's response when the daily budget is exhausted. */
const BudgetExhausted = v.object({ status: v.literal(429), code: v.literal('budget_exhausted') });

/** With status 404, or 403 if the project may not use the model. */
const ModelNotFound = v.object({ code: v.literal('model_not_found') });

function wholeContent(body: string): string {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch (cause) {
    throw new Error('The chat service sent something that is not JSON.', { cause });
  }
  const [{ message, finish_reason }] = parseAs(Completion, answer).choices;
  throwIfIncomplete(finish_reason);
  return contentOf(message);
}

function parseAs<Output>(schema: v.GenericSchema<unknown, Output>, answer: unknown): Output {
  const read = v.safeParse(schema, answer);
  if (read.success) return read.output;
  throw new Error('The chat service sent something of an unexpected shape.', {
    cause: new v.ValiError(read.issues),
  });
}

function contentOf({ content, refusal }: v.InferOutput<typeof Message>): string {
  if (refusal) throw new Error('The chat service refused to answer.');
  return content ?? '';
}

function throwIfIncomplete(finishReason: string | null | undefined): void {
  if (finishReason === 'length') {
    throw new Error('The chat service reached its length limit before the answer was complete.');
  }
  if (finishReason === 'content_filter') {
    throw new Error('The chat service blocked its answer with a content filter.');
  }
  if (finishReason === 'error') throw new Error(connectionLost);
}

/** Vendor messages may contain the key. */
function describeError(cause: unknown): string | undefined {
  if (cause instanceof APIConnectionError) return 'The chat service could not be reached.';
  if (cause instanceof SyntaxError) return 'The chat service sent something that is not JSON.';
  if (cause instanceof APIError && cause.status !== undefined) {
    const code = /^\w{1,40}$/.test(cause.code ?? '') ? ` (${cause.code})` : '';
    return `The chat service answered with status ${cause.status}${code}.`;
  }
  return undefined;
}
