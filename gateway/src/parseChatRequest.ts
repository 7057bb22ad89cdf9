import * as v from 'valibot';
import { queryInPrompt } from '@/domain/recommendationPrompt';
import { GatewayError } from './GatewayError';
import { normaliseQuery } from './normaliseQuery';
import { TooLongError, readText } from './readBody';

const maxBodyBytes = 8 * 1024;

const ChatRequestBody = v.strictObject({
  model: v.string(),
  messages: v.strictTuple([v.strictObject({ role: v.literal('user'), content: v.string() })]),
  stream: v.literal(true),
});

export interface ChatRequest {
  readonly model: string;
  /** Normalised. */
  readonly query: string;
}

/** @throws {GatewayError} if it is not a request that the app sends. */
export async function parseChatRequest(
  request: Request,
  models: readonly string[],
): Promise<ChatRequest> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new GatewayError(415, 'The chat takes JSON only.');
  }

  const read = v.safeParse(ChatRequestBody, await bodyOf(request));
  if (!read.success) {
    throw new GatewayError(
      400,
      "The chat takes a model, one user's message and `stream: true`, and nothing else.",
    );
  }

  const { model, messages } = read.output;
  if (!models.includes(model)) throw new GatewayError(403, 'This model is not offered here.');
  const asked = queryInPrompt(messages[0].content);
  const query = asked && normaliseQuery(asked);
  if (!query) throw new GatewayError(403, 'The chat is for movie suggestions only.');
  return { model, query };
}

async function bodyOf(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length')) > maxBodyBytes) throw tooLong();
  const limits = { maxBytes: maxBodyBytes, signal: request.signal };
  try {
    return JSON.parse(await readText(request.body, limits));
  } catch (cause) {
    if (cause instanceof TooLongError) throw tooLong();
    throw new GatewayError(400, 'The request is not JSON.');
  }
}

function tooLong(): GatewayError {
  return new GatewayError(413, `The request is longer than ${maxBodyBytes} bytes.`);
}
