import * as v from 'valibot';
import { fromJson } from '../fromJson';

const schema = v.object({
  model: v.string(),
  messages: v.pipe(v.array(v.object({ role: v.string(), content: v.string() })), v.minLength(1)),
  stream: v.nullish(v.boolean()),
  stream_options: v.nullish(v.object({ include_usage: v.optional(v.boolean()) })),
});

export type ChatRequest = Readonly<v.InferOutput<typeof schema>>;

/** What a request asks of the chat service; `undefined` where it cannot be understood. */
export async function parseChatRequest(request: Request): Promise<ChatRequest | undefined> {
  const parsed = v.safeParse(schema, fromJson(await request.text()));
  return parsed.success ? parsed.output : undefined;
}
