import { parseNames } from '@/domain/parseNames';
import { recommendationPrompt } from '@/domain/recommendationPrompt';
import type { AnswerCache, Lifetime } from './answerCache';
import type { Budgets, Charge } from './budgets';
import {
  piecesOf,
  readChatStream,
  writeChatStream,
  type ChatPiece,
  type Usage,
} from './chatStream';
import { estimatedUsage, isReasoningModel, maxTokensOf, reservedTokens } from './chatTokens';
import { GatewayError, shouldNotRetry } from './GatewayError';
import type { Visitor } from './idTokenVerifier';
import type { GatewayMetrics } from './metrics';
import type { ChatRequest } from './parseChatRequest';
import type { GatewaySettings } from './settings';
import { sharedStreams, type StreamReader } from './sharedStreams';
import { invalidAnswer, timedOut, upstream } from './upstream';

interface Dependencies {
  readonly settings: GatewaySettings['chat'];
  readonly cache: AnswerCache;
  readonly budgets: Budgets;
  readonly metrics: GatewayMetrics;
  readonly holdsSecret: (text: string) => boolean;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly timeLimit: (ms: number) => AbortSignal;
}

interface ChatCall {
  readonly request: ChatRequest;
  readonly visitor: Visitor;
  /** Aborts when the visitor disconnects. */
  readonly signal: AbortSignal;
  /** Called if the stream fails after it has started. Returns the message for the visitor. */
  readonly onBroken: (cause: unknown) => string;
}

const service = 'The chat service';
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const lifetime: Lifetime = { freshMs: dayMs, staleMs: 0 };

const temperature = 0;

/**
 * Streams chat answers. A complete answer is cached for a day. Visitors who ask the same question
 * at the same time share one stream.
 */
export function chat(dependencies: Dependencies) {
  const { settings, cache, budgets, metrics, holdsSecret, fetch, now, timeLimit } = dependencies;
  const ask = upstream({ name: service, fetch, now });
  const streams = sharedStreams<ChatPiece>();
  /** Errors for models that the service does not have, for an hour. */
  const missingModels = new Map<string, { readonly error: GatewayError; readonly until: number }>();

  /** Sends one request for all readers of the stream. Stops when the last reader leaves. */
  async function* askOnce(
    cacheKey: string,
    request: ChatRequest,
    charge: Charge,
    leaving: AbortSignal,
  ): AsyncGenerator<ChatPiece> {
    const limit = timeLimit(settings.timeoutMs);
    const signal = AbortSignal.any([leaving, limit]);
    const lease = await cache
      .lease(cacheKey, settings.timeoutMs, signal)
      .catch(async (cause: unknown) => {
        await charge.refund();
        throw timedOut(service, cause);
      });
    if (lease.kind === 'answered') {
      metrics.lookedUp('chat', 'shared');
      await charge.refund();
      yield* piecesOf(lease.text);
      return;
    }

    metrics.lookedUp('chat', 'miss');
    let text = '';
    let isSent = false;
    let isAsked = false;
    let usage: Usage | undefined;
    const onUsage = (given: Usage) => {
      usage = given;
    };
    try {
      signal.throwIfAborted();
      isSent = true;
      const response = await ask({
        url: `${settings.baseUrl}/chat/completions`,
        init: { ...upstreamRequest(request, settings.key), signal },
        timeLimit: limit,
        model: request.model,
      });
      isAsked = true;
      for await (const piece of readChatStream(response.body, { holdsSecret, signal, onUsage })) {
        text += piece.delta.content ?? '';
        const isWhole = piece.finish_reason === 'stop' && !piece.delta.refusal;
        // Before the last piece: the app leaves when it has it.
        if (isWhole && parseNames(text).length > 0) await cache.write(cacheKey, text, lifetime);
        yield piece;
      }
    } catch (cause) {
      // The service may already be at work, and counts it.
      isAsked ||= isSent && signal.aborted;
      if (cause instanceof GatewayError) {
        if (cause.code === 'model_not_found') {
          missingModels.set(request.model, { error: cause, until: now() + hourMs });
        }
        throw cause;
      }
      if (limit.aborted) throw timedOut(service, cause);
      throw text === '' ? invalidAnswer(service, cause, shouldNotRetry) : connectionLost(cause);
    } finally {
      const used = isAsked ? (usage ?? estimatedUsage(request, text)) : unused;
      metrics.tokensUsed(used);
      const settled = isAsked ? charge.settle(used.input + used.output) : charge.refund();
      await Promise.all([settled, lease.release()]);
    }
  }

  function join(cacheKey: string): StreamReader<ChatPiece> | undefined {
    const running = streams.join(cacheKey);
    if (running) metrics.lookedUp('chat', 'shared');
    return running;
  }

  async function open(cacheKey: string, { request, visitor }: ChatCall) {
    const running = join(cacheKey);
    if (running) return running;
    const charge = await budgets.charge(visitor, reservedTokens(request));
    const meanwhile = join(cacheKey);
    if (!meanwhile) {
      return streams.start(cacheKey, (leaving) => askOnce(cacheKey, request, charge, leaving));
    }
    await charge.refund();
    return meanwhile;
  }

  async function cachedAnswer(cacheKey: string): Promise<StreamReader<ChatPiece> | undefined> {
    const cached = await cache.read(cacheKey);
    if (!cached?.isFresh) return undefined;
    metrics.lookedUp('chat', 'hit');
    const pieces = piecesOf(cached.text);
    return { next: async () => pieces.next().value ?? undefined, leave: () => {} };
  }

  return {
    /**
     * Server-sent events. Throws a `GatewayError` if the request fails before the stream starts.
     */
    async answer(call: ChatCall): Promise<ReadableStream<Uint8Array>> {
      const { request, signal, onBroken } = call;
      const cacheKey = `chat ${request.model} ${request.query.toLowerCase()}`;
      const missing = missingModels.get(request.model);
      if (missing && now() < missing.until) throw missing.error;
      const reader = (await cachedAnswer(cacheKey)) ?? (await open(cacheKey, call));
      metrics.streamOpened();
      signal.addEventListener('abort', reader.leave);
      const onEnd = () => {
        signal.removeEventListener('abort', reader.leave);
        reader.leave();
        metrics.streamClosed();
      };
      if (signal.aborted) reader.leave();
      try {
        const first = await reader.next();
        return writeChatStream(
          { model: request.model, now: now() },
          { first, next: reader.next, onBroken, onEnd },
        );
      } catch (cause) {
        onEnd();
        throw cause;
      }
    },

    /** Sends an error to all open streams and aborts their requests. */
    stop() {
      streams.stopAll(
        new GatewayError(503, 'The gateway is restarting. Try again.', {
          headers: { 'retry-after': '1' },
        }),
      );
    },
  };
}

function upstreamRequest({ model, query }: ChatRequest, key: string): RequestInit {
  const maxTokens = maxTokensOf(model);
  const limits = isReasoningModel(model)
    ? { max_completion_tokens: maxTokens }
    : { max_tokens: maxTokens, temperature };
  return {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${key}`,
    },
    body: JSON.stringify({
      model,
      messages: [{ role: 'user', content: recommendationPrompt(query) }],
      stream: true,
      stream_options: { include_usage: true },
      ...limits,
    }),
  };
}

const unused: Usage = { input: 0, output: 0 };

function connectionLost(cause: unknown): GatewayError {
  return new GatewayError(502, `${service} broke off in the middle of its answer.`, { cause });
}
