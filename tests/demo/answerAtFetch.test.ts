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

describe('fetch', () => {
  it('is answered by the handler that knows the request', async () => {
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

  it('goes to the network with all that no handler knows, body included', async () => {
    const { target, network } = page(http.get(`${host}/known`, () => HttpResponse.json({})));

    const response = await target.fetch(`${host}/other`, { method: 'PUT', body: 'whole' });

    expect(await response.text()).toBe('from the network');
    const [sent] = network.mock.calls[0] ?? [];
    expect(sent).toBeInstanceOf(Request);
    expect(sent).toMatchObject({ method: 'PUT', url: `${host}/other` });
    expect(await new Response((sent as Request).body).text()).toBe('whole');
  });

  it('goes to the network when a handler leaves the request to others', async () => {
    const { target, network } = page(http.get(`${host}/*`, () => undefined));

    await target.fetch(`${host}/any`);

    expect(network).toHaveBeenCalledOnce();
  });

  it('fails as a browser does where the handler says network error', async () => {
    const { target } = page(http.all(`${host}/*`, () => HttpResponse.error()));

    await expect(target.fetch(`${host}/gone?key=secret`)).rejects.toThrow(
      expect.objectContaining({
        name: 'TypeError',
        message: 'Failed to fetch',
        cause: new Error(`The demo world has no handler for GET ${host}/gone`),
      }),
    );
  });

  it('rejects at once when it is aborted while the handler takes its time', async () => {
    const { target } = page(http.get(`${host}/slow`, () => new Promise<Response>(() => {})));
    const giveUp = new AbortController();
    const answer = target.fetch(`${host}/slow`, { signal: giveUp.signal });

    giveUp.abort();

    await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });

  it('rejects with the reason that it was aborted for', async () => {
    const { target } = page(http.get(`${host}/slow`, () => new Promise<Response>(() => {})));
    const giveUp = new AbortController();
    const reason = new DOMException('The operation timed out.', 'TimeoutError');
    const answer = target.fetch(new Request(`${host}/slow`, { signal: giveUp.signal }));

    giveUp.abort(reason);

    await expect(answer).rejects.toThrow(reason);
  });

  it('does not begin when it was aborted before', async () => {
    const handler = vi.fn(() => HttpResponse.json({}));
    const { target, network } = page(http.get(`${host}/any`, handler));

    await expect(target.fetch(`${host}/any`, { signal: AbortSignal.abort() })).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    );
    expect(handler).not.toHaveBeenCalled();
    expect(network).not.toHaveBeenCalled();
  });

  it('passes a streamed answer on piece by piece, and breaks it off when aborted', async () => {
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

  it('leaves an answer whole that is no stream, even when it is aborted after it has come', async () => {
    const { target } = page(http.get(`${host}/list`, () => HttpResponse.json({ results: [1] })));
    const giveUp = new AbortController();
    const response = await target.fetch(`${host}/list`, { signal: giveUp.signal });

    giveUp.abort();

    expect(await response.json()).toEqual({ results: [1] });
  });

  it('can be answered by two worlds, and given back in the other order', async () => {
    const { target, network, undo } = page(http.get(`${host}/a`, () => HttpResponse.text('a')));
    const undoOther = answerAtFetch([http.get(`${host}/b`, () => HttpResponse.text('b'))], target);

    expect(await (await target.fetch(`${host}/a`)).text()).toBe('a');
    expect(await (await target.fetch(`${host}/b`)).text()).toBe('b');

    undoOther();
    undo();
    expect(target.fetch).toBe(network);
  });
});
