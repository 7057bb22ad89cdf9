import * as v from 'valibot';
import { reasoningFilter } from '@/domain/reasoning';
import { departureFromNames } from './nameList';
import { parseJson } from './parseJson';
import { readPieces } from './readBody';
import { ServiceError } from './upstream';

/** The fields of a chunk that the app reads. */
export interface ChatPiece {
  readonly delta: { readonly content?: string; readonly refusal?: string };
  readonly finish_reason: string | null;
}

export interface Usage {
  readonly input: number;
  readonly output: number;
}

interface Options {
  readonly holdsSecret: (text: string) => boolean;
  readonly signal: AbortSignal;
  readonly onUsage: (usage: Usage) => void;
}

const maxBytes = 1024 * 1024;
const maxFinishReason = 40;

const NullishText = v.nullish(v.string());
const Tokens = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e6));

const Chunk = v.object({
  /** An error may have choices beside it. */
  error: v.nullish(v.null()),
  choices: v.nullable(
    v.array(
      v.object({
        delta: v.nullish(v.object({ content: NullishText, refusal: NullishText })),
        finish_reason: v.nullish(v.pipe(v.string(), v.maxLength(maxFinishReason))),
      }),
    ),
  ),
  usage: v.fallback(
    v.nullish(v.object({ prompt_tokens: Tokens, completion_tokens: Tokens })),
    null,
  ),
});

/**
 * Yields the pieces of a streamed answer, without the model's reasoning. Throws if the answer
 * contains a key, is not a list of names, is malformed, or ends too early.
 */
export async function* readChatStream(
  body: ReadableStream<Uint8Array> | null,
  { holdsSecret, signal, onUsage }: Options,
): AsyncGenerator<ChatPiece> {
  const reasoning = reasoningFilter();
  let text = '';
  let isFinished = false;
  for await (const data of dataLines(body, signal)) {
    if (data === '[DONE]') break;
    const part = parseJson(v.union([Chunk, ServiceError]), data);
    if (part.error) throw new Error(`The answer is an error (${part.error.code}).`);
    const { choices, usage } = part;
    if (usage) onUsage({ input: usage.prompt_tokens, output: usage.completion_tokens });
    const [choice] = choices ?? [];
    if (!choice) continue;

    const { content: written, refusal } = choice.delta ?? {};
    // Some servers send an empty reason until the end.
    const finish_reason = choice.finish_reason || null;
    const content = reasoning.push(written ?? '') + (finish_reason === null ? '' : reasoning.end());
    text += content + (refusal ?? '');
    if (holdsSecret(text) || holdsSecret(finish_reason ?? '')) {
      throw new Error('The answer repeated a key.');
    }
    const departure = departureFromNames(text);
    if (departure) throw new Error(`The answer is not a list of movie names: ${departure}.`);
    isFinished ||= finish_reason !== null;
    yield { delta: { ...(content && { content }), ...(refusal && { refusal }) }, finish_reason };
  }
  if (!isFinished) throw new Error('The answer ended without a finish reason.');
}

interface Head {
  readonly model: string;
  readonly now: number;
}

interface Writing {
  /** Read before the response starts, so that an early failure can still set the status. */
  readonly first: ChatPiece | undefined;
  next(): Promise<ChatPiece | undefined>;
  /** Returns the message for the visitor. */
  onBroken(cause: unknown): string;
  onEnd(): void;
}

/** Server-sent events in the chat service's format, without its own ids and headers. */
export function writeChatStream(
  { model, now }: Head,
  { first, next, onBroken, onEnd }: Writing,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const created = Math.floor(now / 1000);
  const head = { id: 'chatcmpl-marquee', object: 'chat.completion.chunk', created, model };
  let hasBegun = false;
  let hasEnded = false;
  // A reader may cancel while the last event is still queued.
  const end = () => {
    if (!hasEnded) onEnd();
    hasEnded = true;
  };

  async function nextEvent(): Promise<readonly [text: string, isLast: boolean]> {
    try {
      const piece = hasBegun ? await next() : first;
      hasBegun = true;
      return piece
        ? [event({ ...head, choices: [{ index: 0, ...piece }] }), false]
        : ['data: [DONE]\n\n', true];
    } catch (cause) {
      return [hasEnded ? '' : event({ error: { message: onBroken(cause) } }), true];
    }
  }

  return new ReadableStream({
    async pull(controller) {
      const [text, isLast] = await nextEvent();
      if (hasEnded) return;
      controller.enqueue(encoder.encode(text));
      if (!isLast) return;
      end();
      controller.close();
    },
    cancel: end,
  });
}

/** A cached answer as pieces of a stream. */
export function* piecesOf(text: string): Generator<ChatPiece> {
  yield { delta: { content: text }, finish_reason: null };
  yield { delta: {}, finish_reason: 'stop' };
}

function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

async function* dataLines(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let length = 0;
  for await (const bytes of readPieces(body, signal)) {
    length += bytes.byteLength;
    if (length > maxBytes) throw new Error(`The answer is longer than ${maxBytes} bytes.`);
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) yield* dataOf(line);
  }
  yield* dataOf(rest + decoder.decode());
}

/** JSON may hold U+2028, which `.` does not match. */
function* dataOf(line: string): Generator<string> {
  const data = line.startsWith('data:') ? line.slice(5).trim() : '';
  if (data !== '') yield data;
}
