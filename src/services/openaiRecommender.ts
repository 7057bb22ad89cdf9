import type { OpenAI } from 'openai';
import * as v from 'valibot';
import { finishedParts, nameParts } from '@/domain/names';
import type { Recommender } from '@/domain/ports';
import { recommendationPrompt } from '@/domain/recommendationPrompt';
import { BudgetUsedUpError } from '@/domain/suggestionFailure';
import { redactedError } from './redactedError';
import { retryAfter } from './retryAfter';
import { unlessAborted } from './unlessAborted';

type Client = typeof OpenAI;

interface Settings {
  /** `null` when signed out. */
  readonly apiKey: () => Promise<string | null> | string;
  readonly baseUrl: string;
  readonly model: string;
  /** Used once if the service does not know the model. */
  readonly fallbackModel: string;
  readonly onFallback: (cause: unknown) => void;
  /** The client is large; load it with the first query. */
  readonly loadClient?: () => Promise<Client>;
}

/** Covers the key, the client, all retries and the fallback. */
const limit = 20_000;
/** On 408, 409, 429, 5xx and network errors, after 0.5 s, then 1 s, or Retry-After. */
const furtherTries = 2;
const longestAnswer = 4_000;

const broken = 'The chat service broke off in the middle of its answer.';

/**
 * Rejects with an `Error` of one sentence, or the signal's reason. Closing the generator aborts the
 * request.
 */
export function openaiRecommender(settings: Settings): Recommender {
  return {
    async *suggestNames(query, { signal }) {
      signal.throwIfAborted();
      const closing = new AbortController();
      const timeLimit = AbortSignal.timeout(limit);
      const stop = AbortSignal.any([signal, timeLimit, closing.signal]);

      try {
        yield* namesIn(answerTo(recommendationPrompt(query), settings, stop));
      } catch (cause) {
        signal.throwIfAborted();
        if (!timeLimit.aborted) throw cause;
        throw new Error(`The chat service did not finish within ${limit} ms.`, { cause });
      } finally {
        closing.abort();
      }
    },
  };
}

async function* namesIn(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  let told = 0;
  for await (const piece of pieces) {
    text += piece;
    if (text.length > longestAnswer) {
      throw new Error('The chat service wrote far more than ten movie names.');
    }
    const names = finishedParts(text);
    yield* names.slice(told);
    told = names.length;
  }

  const names = nameParts(text);
  if (names.length === 0) throw new Error('The chat service answered without a movie name.');
  yield* names.slice(told);
}

/** Handles both streamed and whole responses. */
async function* answerTo(
  message: string,
  { apiKey, baseUrl, model, fallbackModel, onFallback, loadClient = loadOpenAI }: Settings,
  stop: AbortSignal,
): AsyncGenerator<string> {
  const end = Date.now() + limit;
  const key = await unlessAborted(keyFrom(apiKey), stop);
  const Client = await unlessAborted(clientFrom(loadClient), stop);
  const failure = (cause: unknown, otherwise = 'The chat service could not be asked.') =>
    new (v.is(BudgetUsedUp, cause) ? BudgetUsedUpError : Error)(
      sentenceOn(cause, Client) ?? otherwise,
      { cause: redactedError(cause, key) },
    );
  const brokenOff = (cause: unknown) => {
    throw failure(cause, broken);
  };

  // A Retry-After beyond the time limit fails at once.
  const unlessTooLate = (response: Response) =>
    response.ok || Date.now() + (retryAfter(response.headers) ?? 0) < end
      ? response
      : withHeader(response, 'x-should-retry', 'false');

  // The client's retry delays ignore the signal.
  const ask = async (chosen: string) =>
    unlessAborted(
      new Client({
        apiKey: key,
        baseURL: baseUrl,
        // The browser calls the service directly, or a gateway.
        dangerouslyAllowBrowser: true,
        maxRetries: furtherTries,
        fetch: (input, init) => fetch(input, init).then(unlessTooLate),
        logLevel: 'off',
      }).chat.completions
        .create(
          { model: chosen, messages: [{ role: 'user', content: message }], stream: true },
          { signal: stop },
        )
        .withResponse(),
      stop,
    );

  const { data, response } = await ask(model).catch((cause: unknown) => {
    if (!v.is(ModelGone, cause)) throw failure(cause);
    onFallback(failure(cause));
    return ask(fallbackModel).catch((again: unknown) => {
      throw failure(again);
    });
  });

  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    yield wholeContent(await unlessAborted(response.text(), stop).catch(brokenOff));
    return;
  }

  const chunks: AsyncIterator<unknown> = data[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await unlessAborted(chunks.next(), stop).catch(brokenOff);
    if (done) throw new Error(broken);
    const [choice] = agreed(Chunk, value).choices;
    if (!choice) continue;
    refuseCutShort(choice.finish_reason);
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
    throw new Error('The chat service was not asked: no key could be had.', { cause });
  }
  if (key === null) throw new Error('The chat service was not asked: nobody is signed in.');
  return key;
}

async function clientFrom(loadClient: () => Promise<Client>): Promise<Client> {
  try {
    return await loadClient();
  } catch (cause) {
    throw new Error('What asking the chat service needs could not be loaded.', { cause });
  }
}

function loadOpenAI(): Promise<Client> {
  return import('openai').then((module) => module.OpenAI);
}

const Said = v.object({ content: v.nullish(v.string()), refusal: v.nullish(v.string()) });

const Chunk = v.object({
  choices: v.nullish(
    v.array(v.object({ delta: v.nullish(Said), finish_reason: v.nullish(v.string()) })),
    [],
  ),
});

const Completion = v.object({
  choices: v.tupleWithRest(
    [v.object({ message: Said, finish_reason: v.nullish(v.string()) })],
    v.unknown(),
  ),
});

/** The gateway's response when the daily budget is spent. */
const BudgetUsedUp = v.object({ status: v.literal(429), code: v.literal('budget_exhausted') });

const ModelGone = v.object({ status: v.literal(404), code: v.literal('model_not_found') });

function wholeContent(body: string): string {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch (cause) {
    throw new Error('The chat service sent something that is not JSON.', { cause });
  }
  const [{ message, finish_reason }] = agreed(Completion, answer).choices;
  refuseCutShort(finish_reason);
  return contentOf(message);
}

function agreed<Output>(schema: v.GenericSchema<unknown, Output>, answer: unknown): Output {
  const read = v.safeParse(schema, answer);
  if (read.success) return read.output;
  throw new Error('The chat service sent something of another shape than agreed.', {
    cause: new v.ValiError(read.issues),
  });
}

function contentOf({ content, refusal }: v.InferOutput<typeof Said>): string {
  if (refusal) throw new Error('The chat service refused to answer.');
  return content ?? '';
}

function refuseCutShort(finishReason: string | null | undefined): void {
  if (finishReason === 'length') {
    throw new Error('The chat service ran out of room before its answer was whole.');
  }
  if (finishReason === 'content_filter') {
    throw new Error('The chat service held its answer back by its content filter.');
  }
}

/** Vendor messages may contain the key. */
function sentenceOn(cause: unknown, Client: Client): string | undefined {
  if (cause instanceof Client.APIConnectionError) return 'The chat service could not be reached.';
  if (cause instanceof SyntaxError) return 'The chat service sent something that is not JSON.';
  if (cause instanceof Client.APIError && cause.status !== undefined) {
    const code = /^\w{1,40}$/.test(cause.code ?? '') ? ` (${cause.code})` : '';
    return `The chat service answered with status ${cause.status}${code}.`;
  }
  return undefined;
}
