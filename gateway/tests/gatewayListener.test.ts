import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gatewayListener } from '../src/gatewayListener';
import type { GatewaySettings } from '../src/settings';
import { deferred } from '../../tests/support/deferred';
import { claims, project, unsignedToken } from './support/identity';
import {
  chatKey,
  chunk,
  contentsOf,
  event,
  heat,
  answerEvents,
  settings,
  suggestions,
  tmdbToken,
} from './support/world';

const metricsToken = 'scrape';
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** Starts a loopback server and closes it after the test. */
async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  open.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function gatewayBefore(service: RequestListener, wrap = (gate: RequestListener) => gate) {
  const upstream = await listening(service);
  const pointed: GatewaySettings = {
    ...settings,
    identity: { projectId: project, tokens: { kind: 'unsigned' } },
    movies: { ...settings.movies, baseUrl: upstream },
    chat: { ...settings.chat, baseUrl: `${upstream}/v1` },
    metricsToken,
  };
  return listening(wrap(gatewayListener(pointed)));
}

function ask(gate: string, path: string, visitor = 'ada', init: RequestInit = {}) {
  const token = unsignedToken(claims(Date.now(), { sub: visitor }));
  return fetch(gate + path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
}

function askChat(gate: string, visitor = 'ada', init: RequestInit = {}) {
  const body = JSON.stringify(suggestions());
  return ask(gate, '/v1/chat/completions', visitor, { method: 'POST', body, ...init });
}

async function metricsOf(gate: string): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  return (await (await fetch(`${gate}/metrics`, { headers })).text()).split('\n');
}

const answering: RequestListener = ({ url }, response) => {
  if (url === '/v1/chat/completions') {
    response.setHeader('content-type', 'text/event-stream');
    response.end(answerEvents('Heat', ',Ronin').join(''));
  } else {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(heat));
  }
};

describe('gatewayListener', () => {
  it('logs each setting that it does not have', () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);

    gatewayListener({ ...settings, unknownNames: ['GATEWAY_ORIGIN', 'GATEWAY_port'] });

    const logged = write.mock.calls.join();
    write.mockRestore();
    expect(logged).toContain('GATEWAY_ORIGIN is set, but the gateway has no such setting.');
    expect(logged).toContain('GATEWAY_port is set, but the gateway has no such setting.');
  });

  it('answers 200 concurrent visitors', { tags: 'slow' }, async () => {
    const gate = await gatewayBefore(answering);

    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const visitor = `visitor-${index}`;
        const [list, search, chat] = await Promise.all([
          ask(gate, '/3/movie/popular', visitor),
          ask(gate, `/3/search/movie?query=film+${index}`, visitor),
          askChat(gate, visitor),
        ]);
        return [
          await list.json(),
          await search.json(),
          contentsOf(await chat.text())
            .join(' ')
            .replace(' ,', ','),
        ];
      }),
    );

    expect(answers).toEqual(Array(200).fill([heat, heat, 'Heat,Ronin stop [DONE]']));
  });

  it('forwards the first event before the second is written', async () => {
    const second = deferred<void>();
    const gate = await gatewayBefore(async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event(chunk('Heat')));
      await second.promise;
      response.end(answerEvents(',Ronin').join(''));
    });

    const reader = (await askChat(gate)).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(contentsOf((await reader?.read())?.value ?? '')).toEqual(['Heat']);

    second.resolve();
    let rest = '';
    for (;;) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true };
      if (done) break;
      rest += value;
    }
    expect(contentsOf(rest)).toEqual([',Ronin', 'stop', '[DONE]']);
  });

  it('aborts the service when the visitor closes the page', async () => {
    const hungUp = deferred<boolean>();
    const gate = await gatewayBefore((_, response) => {
      response.on('close', () => hungUp.resolve(!response.writableFinished));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event(chunk('Heat')));
    });
    const leaving = new AbortController();

    const reader = (await askChat(gate, 'ada', { signal: leaving.signal })).body?.getReader();
    await reader?.read();
    leaving.abort();

    expect(await hungUp.promise).toBe(true);
  });

  it('aborts the service when the visitor leaves before the first event', async () => {
    const asked = deferred<void>();
    const hungUp = deferred<void>();
    const gate = await gatewayBefore((_, response) => {
      response.on('close', () => hungUp.resolve());
      asked.resolve();
    });
    const leaving = new AbortController();

    const answer = askChat(gate, 'ada', { signal: leaving.signal });
    await asked.promise;
    leaving.abort();

    await expect(answer).rejects.toThrow();
    await hungUp.promise;
    expect((await metricsOf(gate)).join()).toContain(
      '{http_request_method="POST",http_route="/v1/chat/completions",http_response_status_code="499"}',
    );
  });

  it('neither logs nor counts a visitor who leaves while the answer starts', async () => {
    const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const hungUp = deferred<void>();
    const leaving = new AbortController();
    const gate = await gatewayBefore((_, response) => {
      response.on('close', () => hungUp.resolve());
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event(chunk('Heat')), () => leaving.abort());
    });

    await expect(askChat(gate, 'ada', { signal: leaving.signal })).rejects.toThrow();
    await hungUp.promise;

    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)).severity)).toEqual(['INFO']);
    expect((await metricsOf(gate)).join()).not.toContain('gateway_rejections_total{');
  });

  it('rejects a body by its content-length before it is sent', async () => {
    const gate = await gatewayBefore(answering);
    const answer = deferred<number | undefined>();

    const upload = request(`${gate}/v1/chat/completions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${unsignedToken(claims(Date.now()))}`,
        'content-type': 'application/json',
        'content-length': 100_000_000,
      },
    });
    upload.on('response', ({ statusCode }) => answer.resolve(statusCode));
    upload.on('error', () => {});
    upload.write('{');

    expect(await answer.promise).toBe(413);
    upload.destroy();
  });

  it('refuses a request with two hosts', async () => {
    const gate = await gatewayBefore(answering);

    const probe = request(`${gate}/healthz`, { headers: ['host', 'a', 'host', 'b'] }).end();

    const [response] = (await once(probe, 'response')) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(400);
  });

  it('accepts a body that a Cloud Function has already read', async () => {
    const gate = await gatewayBefore(answering, (listener) => async (incoming, outgoing) => {
      const pieces: Buffer[] = [];
      for await (const piece of incoming) pieces.push(piece);
      listener(Object.assign(incoming, { rawBody: Buffer.concat(pieces) }), outgoing);
    });

    expect(contentsOf(await (await askChat(gate)).text())).toEqual([
      'Heat',
      ',Ronin',
      'stop',
      '[DONE]',
    ]);
  });

  it('measures requests and the process', async () => {
    let seconds = 100;
    vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds);
    const gate = await gatewayBefore((...call) => {
      seconds += 2;
      answering(...call);
    });

    await (await ask(gate, '/3/movie/popular')).text();

    const labels =
      'http_request_method="GET",http_route="/3/movie/popular",http_response_status_code="200"';
    const metrics = await metricsOf(gate);
    expect(metrics).toContain(`http_server_request_duration_seconds_sum{${labels}} 2`);
    expect(metrics).toContain(`http_server_request_duration_seconds_bucket{le="1",${labels}} 0`);
    expect(metrics).toContain('http_server_active_requests 1');
    expect(metrics.join()).toContain('process_cpu_seconds_total');
  });

  it('says that it counts alone only without a store', async () => {
    const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const store = { url: 'redis://127.0.0.1:1', isRequired: false };
    await gatewayListener({ ...settings, store }).store.close();

    expect(logged).not.toHaveBeenCalled();
  });

  it('removes both keys from its log', () => {
    const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    gatewayListener(settings).log('info', `${tmdbToken} and ${chatKey}`);

    expect(logged.mock.lastCall?.[0]).toContain('"*** and ***"');
  });

  it('logs a failure in one line without keys', async () => {
    const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const gate = await gatewayBefore((_, response) => {
      response.writeHead(302, { location: `http://${tmdbToken}.example/${chatKey}` });
      response.end();
    });

    await ask(gate, '/3/movie/popular');

    const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines).toEqual([
      expect.objectContaining({
        severity: 'INFO',
        message: expect.stringMatching(/^GATEWAY_STORE/),
      }),
      {
        severity: 'ERROR',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        message: expect.stringMatching(/^The movie database could not be reached\. < [^\n]+$/),
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('SENTINEL');
  });
});
