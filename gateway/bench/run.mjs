/**
 * Load test: 200 concurrent visitors, the built gateway and fake services, all on this machine. It
 * uses 1, 2 and 4 instances with one store, then tests a daily budget. `--restart` replaces every
 * instance under load. Exits with 1 if a response was lost, a key leaked, or the budget was
 * exceeded.
 */
import { Buffer } from 'node:buffer';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request as httpRequest } from 'node:http';
import { performance } from 'node:perf_hooks';
import { TextDecoderStream } from 'node:stream/web';
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { runnerImport } from 'vite';

const { fetch } = globalThis;

const visitors = 200;
const searches = 5;
const dailyCalls = 100;
const maxMs = 400_000;

const names = ['Heat', 'Ronin', 'Thief', 'Rififi', 'Drive', 'Bound', 'Inside Man', 'Heist'];
const project = 'cinema';
const secrets = { movies: 'SENTINEL-movies', chat: 'SENTINEL-chat' };

const tooLate = setTimeout(() => {
  console.error(`Not done within ${maxMs / 1000} s.`);
  process.exit(1);
}, maxMs);

const { publicKey, privateKey } = await generateKeyPair('RS256');
const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256' }] };
const tokens = await Promise.all(Array.from({ length: visitors }, (_, index) => tokenOf(index)));
const { recommendationPrompt } = await moduleOf('../../src/domain/recommendationPrompt.ts');
const { startStoreServer } = await moduleOf('../tests/support/storeServer.ts');

const asked = { movies: 0, chat: 0 };
const services = createServer(answer).listen(0, '127.0.0.1');
await once(services, 'listening');
const store = await startStoreServer();
const running = new Set();
/** Reasons of lost responses, with counts. */
const reasons = new Map();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));
let leaked = 0;
let failures = 0;

if (process.argv.includes('--restart')) await restart();
else for (const count of [1, 2, 4]) await load(count);

clearTimeout(tooLate);
await store.kill();
services.close();
services.closeAllConnections();
for (const [reason, count] of reasons) console.log(`  lost ${count}: ${reason}`);
process.exitCode = failures + leaked > 0 ? 1 : 0;

async function load(count) {
  await store.kill();
  await store.start();
  Object.assign(asked, { movies: 0, chat: 0 });
  const instances = await Promise.all(Array.from({ length: count }, () => startGateway()));
  const memory = instances.map(({ child }) => [megabytesOf(child)]);
  const watching = setInterval(() => {
    instances.forEach(({ child }, index) => memory[index].push(megabytesOf(child)));
  }, 250);
  const waits = { movies: [], 'first word': [], chat: [] };
  let turn = 0;
  const next = () => instances[turn++ % count].url;

  const begun = performance.now();
  const lost = await Promise.all(tokens.map((_, index) => visit(index, next, waits)));
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(watching);
  await Promise.all(instances.map(stop));

  const answers = waits.movies.length + waits.chat.length;
  const missing = lost.reduce((sum, each) => sum + each, 0);
  failures += missing;
  console.log(
    `\n${count} instance${count > 1 ? 's' : ''}, ${visitors} visitors at once, ${seconds.toFixed(1)} s`,
  );
  console.log(
    `  ${answers} answers, ${Math.round(answers / seconds)} a second, ${missing} lost, ${leaked} with a key`,
  );
  console.log(
    `  the services were asked ${asked.movies} times for movies, ${asked.chat} times by the chat`,
  );
  for (const [kind, times] of Object.entries(waits)) {
    const [p50, p99] = [0.5, 0.99].map((share) => `${Math.round(quantile(times, share))} ms`);
    console.log(`  ${kind.padEnd(12)}p50 ${p50.padStart(8)}   p99 ${p99.padStart(8)}`);
  }
  const peaks = memory.map((sizes) => `${sizes[0]} → ${Math.max(...sizes)} MB`);
  console.log(`  memory      ${peaks.join(', ')}`);
  await spend(count);
}

/** Sends more questions than the daily budget allows. */
async function spend(count) {
  await store.kill();
  await store.start();
  asked.chat = 0;
  const env = { GATEWAY_SERVICE_DAILY_CALLS: String(dailyCalls) };
  const instances = await Promise.all(Array.from({ length: count }, () => startGateway(env)));
  await Promise.all(
    tokens.map(async (_, index) => {
      const { url } = instances[index % count];
      await (await askChat(url, index, `spend ${index}`)).text();
    }),
  );
  await Promise.all(instances.map(stop));
  const overspent = asked.chat - dailyCalls;
  failures += overspent > count ? 1 : 0;
  console.log(
    `  budget of ${dailyCalls} calls, ${visitors} questions: ${asked.chat} paid, ${overspent} overspent`,
  );
}

/** Two instances behind a load balancer that checks /readyz. Each is replaced twice under load. */
async function restart() {
  let instances = await Promise.all([startGateway(), startGateway()]);
  const balancer = await startBalancer(() => instances);
  const waits = { movies: [], 'first word': [], chat: [] };
  let isOver = false;
  let rounds = 0;
  const visits = tokens.map(async (_, index) => {
    let lost = 0;
    await pause(index * 50);
    for (let round = 0; !isOver; round += 1) {
      lost += await visit(index, () => balancer.url, waits, ` ${round}`);
      rounds += 1;
      await pause(10_000);
    }
    return lost;
  });
  for (let replaced = 0; replaced < 4; replaced += 1) {
    await pause(1_500);
    const fresh = await startGateway();
    const [old, ...rest] = instances;
    instances = [...rest, old, fresh];
    await ready(fresh.url);
    old.child.kill('SIGTERM');
    await old.gone;
    instances = instances.filter((instance) => instance !== old);
  }
  isOver = true;
  const missing = (await Promise.all(visits)).reduce((sum, each) => sum + each, 0);
  await Promise.all(instances.map(stop));
  balancer.close();
  failures += missing;
  const answers = waits.movies.length + waits.chat.length;
  console.log(
    `\nRolling restart: 4 instances replaced under ${visitors} visitors, ${rounds} visits`,
  );
  console.log(`  ${answers} answers, ${missing} lost, ${leaked} with a key`);
}

async function startBalancer(instancesNow) {
  const states = new Map();
  const checking = setInterval(() => {
    for (const { url } of instancesNow()) {
      fetch(`${url}/readyz`).then(
        ({ status }) => states.set(url, status === 200),
        () => states.set(url, false),
      );
    }
  }, 100);
  const agent = new Agent({ keepAlive: false });
  let turn = 0;
  const server = createServer(
    { keepAliveTimeout: 620_000, headersTimeout: 0, requestTimeout: 0 },
    (incoming, outgoing) => {
      const pieces = [];
      incoming.on('data', (piece) => pieces.push(piece));
      incoming.on('end', () => passOn(incoming, Buffer.concat(pieces), outgoing));
    },
  );

  /** Retries on another instance if the connection is refused. */
  function passOn({ method, url: path, headers }, body, outgoing) {
    const ready = instancesNow().filter(({ url }) => states.get(url));
    const { url } = ready[turn++ % ready.length] ?? {};
    if (!url) return outgoing.writeHead(503).end();
    const forward = httpRequest(url + path, { method, headers, agent }, (response) => {
      outgoing.writeHead(response.statusCode, { 'content-type': response.headers['content-type'] });
      response.pipe(outgoing);
      response.on('error', ({ code }) => {
        note(`in the middle of a gateway's answer: ${code}`);
        outgoing.destroy();
      });
    });
    forward.on('error', ({ code }) => {
      states.set(url, false);
      if (code === 'ECONNREFUSED') passOn({ method, url: path, headers }, body, outgoing);
      else {
        note(`between balancer and gateway: ${code}`);
        outgoing.destroy();
      }
    });
    return forward.end(body);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await pause(300);
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      clearInterval(checking);
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Loads the browse screen, then searches. Returns the number of lost responses. */
async function visit(index, urlOf, waits, round = '') {
  const headers = { authorization: `Bearer ${tokens[index]}` };
  let lost = 0;
  const timed = async (kind, ask) => {
    const asking = performance.now();
    try {
      await ask(asking);
      waits[kind].push(performance.now() - asking);
    } catch (cause) {
      lost += 1;
      note(`${kind}: ${cause.cause?.code ?? cause.message}`);
    }
  };
  const movies = (path) =>
    timed('movies', async () => {
      const text = await (await fetch(`${urlOf()}/3/${path}`, { headers })).text();
      expectPart(text, '"results":[');
    });
  const lists = ['now_playing', 'popular', 'top_rated', 'upcoming'].map((list) => `movie/${list}`);
  await Promise.all([...lists, 'movie/949/videos'].map(movies));
  await timed('chat', async (asking) => {
    const response = await askChat(urlOf(), index, `a heist ${index}${round}`);
    let text = '';
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      if (text === '') waits['first word'].push(performance.now() - asking);
      text += piece;
    }
    expectPart(text, 'data: [DONE]');
  });
  const queries = Array.from({ length: searches }, (_, turn) => (index * searches + turn) % 300);
  await Promise.all(queries.map((query) => movies(`search/movie?query=film+${query}`)));
  return lost;
}

function askChat(url, index, query) {
  return fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens[index]}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'gpt-3.5-turbo',
      messages: [{ role: 'user', content: recommendationPrompt(query) }],
      stream: true,
    }),
  });
}

function note(reason) {
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
}

function expectPart(text, part) {
  if (Object.values(secrets).some((secret) => text.includes(secret))) leaked += 1;
  if (!text.includes(part)) throw new Error(text.slice(-120));
}

/** Fake services: about 20 ms for movies, one word every 20 ms for the chat. */
async function answer(request, response) {
  if (request.url === '/keys') {
    response.end(JSON.stringify(keys));
    return;
  }
  if (request.url === '/v1/chat/completions') {
    asked.chat += 1;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const [index, name] of names.entries()) {
      await pause(20);
      response.write(event({ delta: { content: index ? `,${name}` : name } }));
    }
    response.end(`${event({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
    return;
  }
  asked.movies += 1;
  await pause(20);
  const overview = 'A film about which an overview says something. '.repeat(10);
  const results = names.map((title, id) => ({ id, title, overview, genre_ids: [80] }));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ page: 1, results, total_pages: 1, total_results: names.length }));
}

function event(choice) {
  return `data: ${JSON.stringify({ id: 'chatcmpl-1', choices: [{ index: 0, ...choice }] })}\n\n`;
}

async function startGateway(env = {}) {
  const port = services.address().port;
  const child = spawn(process.execPath, [pathOf('../dist/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      GATEWAY_PORT: '0',
      GATEWAY_PROJECT_ID: project,
      GATEWAY_KEYS_URL: `http://127.0.0.1:${port}/keys`,
      GATEWAY_TMDB_BASE_URL: `http://127.0.0.1:${port}`,
      GATEWAY_OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      GATEWAY_TMDB_TOKEN: secrets.movies,
      GATEWAY_OPENAI_API_KEY: secrets.chat,
      GATEWAY_STORE_URL: store.url,
      GATEWAY_STORE_REQUIRED: 'true',
      ...env,
    },
  });
  running.add(child);
  const gone = once(child, 'exit').then(() => running.delete(child));
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  while (!/listens at/.test(said)) await once(child.stdout, 'data');
  const url = /http:\/\/[\d.]+:\d+/.exec(said)[0];
  await ready(url);
  return { child, gone, url };
}

async function ready(url) {
  while ((await fetch(`${url}/readyz`)).status !== 200) await pause(50);
}

async function stop({ child, gone }) {
  child.kill('SIGKILL');
  await gone;
}

function tokenOf(index) {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: `visitor-${index}`,
    email_verified: true,
    iat: now,
    auth_time: now - 2 * 24 * 3600,
    exp: now + 3600,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
    .sign(privateKey);
}

async function moduleOf(file) {
  const { module } = await runnerImport(pathOf(file), { configFile: false, logLevel: 'error' });
  return module;
}

function pathOf(file) {
  return fileURLToPath(new URL(file, import.meta.url));
}

function megabytesOf({ pid }) {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024);
}

function quantile(times, share) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
