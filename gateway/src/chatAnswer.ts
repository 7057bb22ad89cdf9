import * as v from 'valibot';
import { readPieces, readText } from './readBody';
import { tooSlow, useless } from './upstream';

interface Settings {
  readonly name: string;
  readonly model: string;
  readonly holdsSecret: (text: string) => boolean;
  readonly timeLimit: AbortSignal;
  /** Aborted when nobody wants the answer any more, the time limit included. */
  readonly signal: AbortSignal;
  /** Ends the request to the service. */
  readonly hangUp: () => void;
  readonly onBroken: (cause: unknown) => void;
}

/** What of the service's answer the visitor gets: its type, and the body as text or as it comes. */
interface ChatAnswer {
  readonly type: string;
  readonly body: string | ReadableStream<Uint8Array>;
}

const maxAnswerBytes = 1024 * 1024;
const longestText = 8_000;

/**
 * The chat service's answer, told anew: only what an answer consists of, each piece as soon as it
 * has come. A stream that breaks ends in an error event in the gateway's words. Throws a `GatewayError`
 * where the answer is none.
 */
export async function chatAnswer(response: Response, settings: Settings): Promise<ChatAnswer> {
  const type = response.headers.get('content-type') ?? '';
  return type.includes('text/event-stream')
    ? { type: 'text/event-stream; charset=utf-8', body: streamed(response, settings) }
    : { type: 'application/json', body: await whole(response, settings) };
}

const Said = v.object({
  content: v.nullish(v.pipe(v.string(), v.maxLength(longestText))),
  refusal: v.nullish(v.pipe(v.string(), v.maxLength(longestText))),
});

const head = {
  id: v.fallback(v.string(), ''),
  created: v.fallback(v.number(), 0),
};

const Completion = v.object({
  ...head,
  choices: v.tupleWithRest(
    [v.object({ message: Said, finish_reason: v.nullish(v.string(), null) })],
    v.unknown(),
  ),
});

const Chunk = v.object({
  ...head,
  choices: v.nullable(
    v.array(v.object({ delta: v.nullish(Said, {}), finish_reason: v.nullish(v.string(), null) })),
  ),
});

async function whole(response: Response, settings: Settings): Promise<string> {
  const { name, model, holdsSecret } = settings;
  let answer: string;
  try {
    const body = await readText(response.body, {
      maxBytes: maxAnswerBytes,
      signal: settings.signal,
    });
    const { id, created, choices } = v.parse(Completion, JSON.parse(body));
    const [{ message, finish_reason }] = choices;
    answer = JSON.stringify({
      id,
      object: 'chat.completion',
      created,
      model,
      choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason }],
    });
  } catch (cause) {
    throw settings.timeLimit.aborted ? tooSlow(name, cause) : useless(name, cause);
  }
  if (holdsSecret(answer)) throw useless(name, new Error(`${name} repeated a key.`));
  return answer;
}

function streamed(response: Response, settings: Settings): ReadableStream<Uint8Array> {
  const { name, timeLimit, hangUp, onBroken } = settings;
  const encoder = new TextEncoder();
  const events = eventsOf(response, settings);
  let isLeft = false;

  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await events.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (cause) {
        hangUp();
        if (isLeft) return;
        onBroken(cause);
        const message = timeLimit.aborted
          ? `${name} did not finish in time.`
          : `${name} broke off in the middle of its answer.`;
        controller.enqueue(encoder.encode(event({ error: { message } })));
        controller.close();
      }
    },
    cancel() {
      isLeft = true;
      hangUp();
    },
  });
}

/** The service's events, one by one, each with only what a piece of an answer consists of. */
async function* eventsOf(
  { body }: Response,
  { model, holdsSecret, signal }: Settings,
): AsyncGenerator<string> {
  let text = '';
  let isFinished = false;
  for await (const data of dataLines(body, signal)) {
    if (data === '[DONE]') break;
    const { id, created, choices } = v.parse(Chunk, JSON.parse(data));
    const [choice] = choices ?? [];
    if (!choice) continue;

    const { delta, finish_reason } = choice;
    text += (delta.content ?? '') + (delta.refusal ?? '');
    if (text.length > longestText) throw new Error('The answer is far too long.');
    const told = event({
      id,
      object: 'chat.completion.chunk',
      created,
      model,
      choices: [{ index: 0, delta, finish_reason }],
    });
    if (holdsSecret(text) || holdsSecret(told)) throw new Error('The answer repeated a key.');
    isFinished ||= finish_reason !== null;
    yield told;
  }
  if (!isFinished) throw new Error('The answer ended before its end.');
  yield 'data: [DONE]\n\n';
}

function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

/** What stands after `data:` on each line of a stream of server-sent events. */
async function* dataLines(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let length = 0;
  for await (const bytes of readPieces(body, signal)) {
    length += bytes.byteLength;
    if (length > maxAnswerBytes) throw new Error('The answer is far too long.');
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const data = /^data:(.*)$/.exec(line)?.[1]?.trim();
      if (data) yield data;
    }
  }
}
