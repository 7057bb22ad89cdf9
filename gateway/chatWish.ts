import * as v from 'valibot';
import { isRecommendationPrompt } from '@/domain/recommendationPrompt';
import { TooLong, boundedText } from './boundedText';
import { Refusal } from './Refusal';

const longestBody = 8 * 1024;

const Wish = v.strictObject({
  model: v.string(),
  messages: v.strictTuple([v.strictObject({ role: v.literal('user'), content: v.string() })]),
  stream: v.optional(v.boolean(), false),
});

export type ChatWish = v.InferOutput<typeof Wish>;

/** What a visitor asks of the chat service. Throws a `Refusal` unless it is what the app asks. */
export async function chatWish(request: Request, models: readonly string[]): Promise<ChatWish> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new Refusal(415, 'The chat takes JSON only.');
  }

  const read = v.safeParse(Wish, parsed(await bodyOf(request)));
  if (!read.success) {
    throw new Refusal(
      400,
      "The chat takes a model, one user's message and whether to stream, and nothing else.",
    );
  }

  const wish = read.output;
  if (!models.includes(wish.model)) {
    throw new Refusal(403, 'This model is not offered here.');
  }
  if (!isRecommendationPrompt(wish.messages[0].content)) {
    throw new Refusal(403, 'The chat is for movie suggestions only.');
  }
  return wish;
}

async function bodyOf(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > longestBody) throw tooLong();
  try {
    return await boundedText(request.body, longestBody);
  } catch (cause) {
    throw cause instanceof TooLong ? tooLong() : notJson();
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw notJson();
  }
}

function tooLong(): Refusal {
  return new Refusal(413, `The request is longer than ${longestBody} bytes.`);
}

function notJson(): Refusal {
  return new Refusal(400, 'The request is not JSON.');
}
