import { HttpResponse } from 'msw';
import type { ChatRequest } from './parseChatRequest';

/**
 * Answers like the chat service: in one piece, or as a stream with one server-sent event per piece.
 * If `pieces` throws, the stream breaks off.
 */
export async function chatAnswer(
  request: ChatRequest,
  pieces: AsyncIterable<string>,
  now: () => number,
): Promise<Response> {
  const created = Math.floor(now() / 1000);
  const id = `chatcmpl-demo${now().toString(36)}`;

  if (!request.stream) {
    const content = await joined(pieces);
    return HttpResponse.json({
      id,
      object: 'chat.completion',
      created,
      model: request.model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content, refusal: null, annotations: [] },
          logprobs: null,
          finish_reason: 'stop',
        },
      ],
      usage: usage(request, content),
      service_tier: 'default',
      system_fingerprint: null,
    });
  }

  const head = { id, object: 'chat.completion.chunk', created, model: request.model };
  return new HttpResponse(streamOf(events(head, request, pieces)), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  });
}

async function* events(
  head: object,
  request: ChatRequest,
  pieces: AsyncIterable<string>,
): AsyncGenerator<string> {
  const chunk = (delta: object, finish_reason: 'stop' | null = null) =>
    event({ ...head, choices: [{ index: 0, delta, logprobs: null, finish_reason }] });

  let content = '';
  yield chunk({ role: 'assistant', content: '', refusal: null });
  for await (const piece of pieces) {
    content += piece;
    yield chunk({ content: piece });
  }
  yield chunk({}, 'stop');
  if (request.stream_options?.include_usage) {
    yield event({ ...head, choices: [], usage: usage(request, content) });
  }
  yield 'data: [DONE]\n\n';
}

function event(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

const lettersPerToken = 4;

function usage({ messages }: ChatRequest, content: string) {
  const prompt = messages.map((message) => message.content).join('');
  const prompt_tokens = Math.ceil(prompt.length / lettersPerToken);
  const completion_tokens = Math.ceil(content.length / lettersPerToken);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}
