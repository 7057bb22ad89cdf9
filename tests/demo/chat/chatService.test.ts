import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoWorld } from '@/demo/demoWorld';
import { quotedQuery } from '@/demo/chat/quotedQuery';
import { parseNames } from '@/domain/parseNames';
import { asking } from '../support/asking';

const url = 'https://api.openai.com/v1/chat/completions';
const bearer = { authorization: 'Bearer demo', 'content-type': 'application/json' };
const now = Date.parse('2026-03-01T12:00:00.000Z');
const prompt = (query: string) =>
  `Act as a movie recommendation system and answer the user's "query". Query: ${JSON.stringify(query)}`;
const chatRequest = (query: string, more: object = {}) => ({
  model: 'gpt-3.5-turbo',
  messages: [{ role: 'user', content: prompt(query) }],
  ...more,
});

function service(settings: Parameters<typeof demoWorld>[0] = {}) {
  const world = demoWorld({
    services: ['suggestions'],
    delays: { suggestions: 0 },
    chunkDelayMs: 0,
    now: () => now,
    ...settings,
  });
  const { post } = asking(world);
  const stream = async (body: object) => {
    const request = new Request(url, {
      method: 'POST',
      headers: bearer,
      body: JSON.stringify({ stream: true, ...body }),
    });
    const response = await getResponse(world.handlers, request);
    if (!response) throw new Error('There is no answer');
    return response;
  };
  return {
    ask: (body: unknown, headers: HeadersInit = bearer) => post(url, body, headers),
    stream,
  };
}

const refusal = (
  status: number,
  error: { message: unknown; type: string; param: null; code: string | null },
) => ({ status, body: { error } });

describe('the chat service', () => {
  it('answers ten comma-separated names in the shape of the vendor', async () => {
    const { ask } = service();

    const { status, body } = await ask(chatRequest('movies with cat in it'));

    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^chatcmpl-\w+$/),
      object: 'chat.completion',
      created: now / 1000,
      model: 'gpt-3.5-turbo',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: expect.stringMatching(/^[^,]+(,[^,]+){9}$/),
            refusal: null,
            annotations: [],
          },
          logprobs: null,
          finish_reason: 'stop',
        },
      ],
      usage: {
        prompt_tokens: expect.any(Number),
        completion_tokens: expect.any(Number),
        total_tokens: expect.any(Number),
      },
      service_tier: 'default',
      system_fingerprint: null,
    });
    expect(contentOf(body)).toContain('The Cat Returns');
  });

  it('answers the same names as server-sent events, a few letters each', async () => {
    const { ask, stream } = service();
    const whole = contentOf((await ask(chatRequest('heist in space'))).body);

    const response = await stream(chatRequest('heist in space'));
    const text = await response.text();
    const events = text.split('\n\n').filter((event) => event !== '');
    const chunks = events.slice(0, -1).map((event) => JSON.parse(event.slice('data: '.length)));
    const head = {
      id: expect.stringMatching(/^chatcmpl-/),
      object: 'chat.completion.chunk',
      created: now / 1000,
      model: 'gpt-3.5-turbo',
    };
    const choice = (delta: object, finish_reason: string | null = null) => ({
      ...head,
      choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    });

    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(events.at(-1)).toBe('data: [DONE]');
    expect(chunks.at(0)).toEqual(choice({ role: 'assistant', content: '', refusal: null }));
    expect(chunks.at(1)).toEqual(choice({ content: whole.slice(0, 4) }));
    expect(chunks.at(-1)).toEqual(choice({}, 'stop'));
    expect(chunks.map(({ choices: [{ delta }] }) => delta.content ?? '').join('')).toBe(whole);
    expect(parseNames(whole)).toHaveLength(10);
  });

  it('reports the usage at the end of a stream on request', async () => {
    const { stream } = service();

    const text = await (
      await stream(chatRequest('cats', { stream_options: { include_usage: true } }))
    ).text();
    const last = JSON.parse(text.split('\n\n').at(-3)?.slice('data: '.length) ?? '');

    expect(last).toEqual({
      id: expect.stringMatching(/^chatcmpl-/),
      object: 'chat.completion.chunk',
      created: now / 1000,
      model: 'gpt-3.5-turbo',
      choices: [],
      usage: {
        prompt_tokens: expect.any(Number),
        completion_tokens: expect.any(Number),
        total_tokens: expect.any(Number),
      },
    });
  });

  it('streams the names slowly', async () => {
    const waits: number[] = [];
    const { stream } = service({
      chunkDelayMs: 15,
      wait: async (ms) => {
        waits.push(ms);
      },
    });

    await (await stream(chatRequest('cats'))).text();

    expect(waits.length).toBeGreaterThan(20);
    expect(new Set(waits)).toEqual(new Set([15]));
  });

  it('writes only what is read', async () => {
    let waits = 0;
    const { stream } = service({
      chunkDelayMs: 15,
      wait: async () => {
        waits += 1;
      },
    });

    const reader = (await stream(chatRequest('cats'))).body?.getReader();
    await reader?.read();

    expect(waits).toBeLessThan(3);
  });

  it('answers the names given to the demo world', async () => {
    const { ask } = service({
      answers: (query) => (query === 'heist' ? ['Heat', 'Ronin'] : undefined),
    });

    expect(contentOf((await ask(chatRequest('heist'))).body)).toBe('Heat,Ronin');
    expect(parseNames(contentOf((await ask(chatRequest('cats'))).body))).toHaveLength(10);
  });

  it('rejects only retired models', async () => {
    const { ask } = service({ retiredModels: ['gpt-3.5-turbo'] });

    expect(await ask(chatRequest('cats'))).toEqual(
      refusal(404, {
        message: 'The model `gpt-3.5-turbo` does not exist or you do not have access to it.',
        type: 'invalid_request_error',
        param: null,
        code: 'model_not_found',
      }),
    );
    const { body } = await ask(chatRequest('cats', { model: 'gpt-4.1-mini' }));
    expect((body as { model: string }).model).toBe('gpt-4.1-mini');
  });

  it('refuses a request without a key', async () => {
    expect(await service().ask(chatRequest('cats'), {})).toEqual(
      refusal(401, {
        message: expect.stringContaining("You didn't provide an API key."),
        type: 'invalid_request_error',
        param: null,
        code: null,
      }),
    );
  });

  it.each([{}, { model: 'gpt-3.5-turbo', messages: [] }, 'text', { messages: [{ role: 'user' }] }])(
    'refuses %j',
    async (body) => {
      expect(await service().ask(body)).toEqual(
        refusal(400, {
          message: 'We could not parse the JSON body of your request.',
          type: 'invalid_request_error',
          param: null,
          code: null,
        }),
      );
    },
  );
});

describe('the query in a prompt', () => {
  it.each([
    ['Ten movies for the query: "cats in space"', 'cats in space'],
    ['Answer "briefly". The query is “gatos”.', 'gatos'],
    [prompt('say "heist" in 3 words\n\\o/'), 'say "heist" in 3 words\n\\o/'],
    ['Recommend for « gatos tristes »', 'gatos tristes'],
    ['just some cats', 'just some cats'],
    ["the user's cats", "the user's cats"],
    ['an "unfinished', 'an "unfinished'],
    ['', ''],
  ])('of %j is %j', (text, query) => {
    expect(quotedQuery(text)).toBe(query);
  });
});

function contentOf(body: unknown): string {
  return (body as { choices: [{ message: { content: string } }] }).choices[0].message.content;
}
