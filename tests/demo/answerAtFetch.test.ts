import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answerAtFetch } from '@/demo/answerAtFetch';
import { deferred } from '../support/deferred';

const host = 'https://api.example.com';

function page(...handlers: Parameters<typeof answerAtFetch>[0]) {
  const network = vi.fn<typeof fetch>(async () => new Response('from the network'));
  const target = { fetch: network as typeof fetch };
  const undo = answerAtFetch(handlers, target);
  return { target, network, undo };
}

describe('answerAtFetch', () => {
  it('answers with the matching handler', async () => {
    const { target, network } = page(
      http.post(`${host}/echo`, async ({ request }) =>
        HttpResponse.json(await request.json(), { status: 201, headers: { 'x-demo': 'yes' } }),
      ),
    );

    const response = await target.fetch(`${host}/echo`, {
      method: 'POST',
      body: JSON.stringify({ name: 'Ana' }),
    });

    expect(response.status).toBe(201);
    expect(response.headers.get('x-demo')).toBe('yes');
    expect(await response.json()).toEqual({ name: 'Ana' });
    expect(network).not.toHaveBeenCalled();
  });

  it('passes unhandled requests on, including the body', async () => {
    const { target, network } = page(http.get(`${host}/known`, () => HttpResponse.json({})));

    const response = await target.fetch(`${host}/other`, { method: 'PUT', body: 'whole' });

    expect(await response.text()).toBe('from the network');
    const [sent] = network.mock.calls[0] ?? [];
    expect(sent).toBeInstanceOf(Request);
    const { method, url, body } = sent as Request;
    expect({ method, url }).toEqual({ method: 'PUT', url: `${host}/other` });
    expect(await new Response(body).text()).toBe('whole');
  });

  it('passes a request on when the handler skips it', async () => {
    const { target, network } = page(http.get(`${host}/*`, () => undefined));

    await target.fetch(`${host}/any`);

    expect(network).toHaveBeenCalledOnce();
  });

  it('rejects like a browser on a network error', async () => {
    const { target } = page(http.all(`${host}/*`, () => HttpResponse.error()));

    await expect(target.fetch(`${host}/gone?key=secret`)).rejects.toThrow(
      expect.objectContaining({
        name: 'TypeError',
        message: 'Failed to fetch',
        cause: new Error(`The demo world has no handler for GET ${host}/gone`),
      }),
    );
  });

  it('rejects at once when aborted during a delay', async () => {
    const { target } = page(http.get(`${host}/slow`, () => new Promise<Response>(() => {})));
    const giveUp = new AbortController();
    const answer = target.fetch(`${host}/slow`, { signal: giveUp.signal });

    giveUp.abort();

    await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });

  it('rejects with the abort reason', async () => {
    const { target } = page(http.get(`${host}/slow`, () => new Promise<Response>(() => {})));
    const giveUp = new AbortController();
    const reason = new DOMException('The operation timed out.', 'TimeoutError');
    const answer = target.fetch(new Request(`${host}/slow`, { signal: giveUp.signal }));

    giveUp.abort(reason);

    await expect(answer).rejects.toThrow(reason);
  });

  it('rejects when already aborted', async () => {
    const handler = vi.fn(() => HttpResponse.json({}));
    const { target, network } = page(http.get(`${host}/any`, handler));

    await expect(target.fetch(`${host}/any`, { signal: AbortSignal.abort() })).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    );
    expect(handler).not.toHaveBeenCalled();
    expect(network).not.toHaveBeenCalled();
  });

  it('streams a response and stops on abort', async () => {
    const second = deferred<string>();
    const cancelled = deferred<unknown>();
    const encoder = new TextEncoder();
    const { target } = page(
      http.get(`${host}/stream`, () => {
        const body = new ReadableStream<Uint8Array>({
          async start(controller) {
            controller.enqueue(encoder.encode('one'));
            controller.enqueue(encoder.encode(await second.promise));
          },
          cancel: cancelled.resolve,
        });
        return new HttpResponse(body, {
          headers: { 'content-type': 'text/event-stream; charset=utf-8' },
        });
      }),
    );
    const giveUp = new AbortController();
    const response = await target.fetch(`${host}/stream`, { signal: giveUp.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();

    expect(await reader?.read()).toEqual({ done: false, value: 'one' });
    second.resolve('two');
    expect(await reader?.read()).toEqual({ done: false, value: 'two' });

    const reason = new DOMException('Enough.', 'AbortError');
    giveUp.abort(reason);
    await expect(reader?.read()).rejects.toThrow(reason);
    expect(await cancelled.promise).toBe(reason);
  });

  it('does not break a complete response on a later abort', async () => {
    const { target } = page(http.get(`${host}/list`, () => HttpResponse.json({ results: [1] })));
    const giveUp = new AbortController();
    const response = await target.fetch(`${host}/list`, { signal: giveUp.signal });

    giveUp.abort();

    expect(await response.json()).toEqual({ results: [1] });
  });

  it('can be installed twice and removed in any order', async () => {
    const { target, network, undo } = page(http.get(`${host}/a`, () => HttpResponse.text('a')));
    const undoOther = answerAtFetch([http.get(`${host}/b`, () => HttpResponse.text('b'))], target);

    expect(await (await target.fetch(`${host}/a`)).text()).toBe('a');
    expect(await (await target.fetch(`${host}/b`)).text()).toBe('b');

    undoOther();
    undo();
    expect(target.fetch).toBe(network);
  });
});
