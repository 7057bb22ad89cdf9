import * as v from 'valibot';
import { isRecommendationPrompt } from '@/domain/recommendationPrompt';
import { TooLongError, readText } from './readBody';
import { GatewayError } from './GatewayError';

const maxBodyBytes = 8 * 1024;

const ChatRequestBody = v.strictObject({
  model: v.string(),
  messages: v.strictTuple([v.strictObject({ role: v.literal('user'), content: v.string() })]),
  stream: v.optional(v.boolean(), false),
});

export type ChatRequest = v.InferOutput<typeof ChatRequestBody>;

/** What a visitor asks of the chat service. Throws a `GatewayError` unless it is what the app asks. */
export async function parseChatRequest(
  request: Request,
  models: readonly string[],
): Promise<ChatRequest> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new GatewayError(415, 'The chat takes JSON only.');
  }

  const read = v.safeParse(ChatRequestBody, parsed(await bodyOf(request)));
  if (!read.success) {
    throw new GatewayError(
      400,
      "The chat takes a model, one user's message and whether to stream, and nothing else.",
    );
  }

  const chatRequest = read.output;
  if (!models.includes(chatRequest.model)) {
    throw new GatewayError(403, 'This model is not offered here.');
  }
  if (!isRecommendationPrompt(chatRequest.messages[0].content)) {
    throw new GatewayError(403, 'The chat is for movie suggestions only.');
  }
  return chatRequest;
}

async function bodyOf(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > maxBodyBytes) throw tooLong();
  try {
    return await readText(request.body, { maxBytes: maxBodyBytes, signal: request.signal });
  } catch (cause) {
    throw cause instanceof TooLongError ? tooLong() : notJson();
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw notJson();
  }
}

function tooLong(): GatewayError {
  return new GatewayError(413, `The request is longer than ${maxBodyBytes} bytes.`);
}

function notJson(): GatewayError {
  return new GatewayError(400, 'The request is not JSON.');
}
