/**
 * 200 visitors at once before the built gateway, with stand-ins for the services behind it on this
 * machine. Prints how long they waited and how much memory the gateway took; ends by itself, with
 * status 1 where a single answer was lost. `npm run bench:gateway`
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
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
const longest = 60_000;

const names = ['Heat', 'Ronin', 'Thief', 'Rififi', 'Drive', 'Bound', 'Inside Man', 'Heist'];
const project = 'cinema';
const secrets = { movies: 'SENTINEL-movies', chat: 'SENTINEL-chat' };

const tooLate = setTimeout(() => {
  console.error(`Not done within ${longest / 1000} s.`);
  process.exit(1);
}, longest);

const { publicKey, privateKey } = await generateKeyPair('RS256');
const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256' }] };
const tokens = await Promise.all(Array.from({ length: visitors }, (_, index) => tokenOf(index)));
const prompt = await promptOf('a heist');

let asked = 0;
const services = createServer(answer).listen(0, '127.0.0.1');
await once(services, 'listening');
const gateway = await startGateway(services.address().port);
const memory = [residentKilobytes()];
const watching = setInterval(() => memory.push(residentKilobytes()), 100);

const waits = { movies: [], 'first word': [], chat: [] };
let lost = 0;
let leaked = 0;

const begun = performance.now();
await Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)));
const took = performance.now() - begun;

clearInterval(watching);
clearTimeout(tooLate);
memory.push(residentKilobytes());
report();
gateway.child.kill();
services.close();
services.closeAllConnections();
process.exitCode = lost + leaked > 0 ? 1 : 0;

/** What one visitor does: the browse screen, then a search by the chat and its rows. */
async function visit(index) {
  const headers = { authorization: `Bearer ${tokens[index]}`, 'content-type': 'application/json' };
  const lists = ['now_playing', 'popular', 'top_rated', 'upcoming'].map((list) => `movie/${list}`);
  await Promise.all([...lists, 'movie/949/videos'].map((path) => askMovies(path, headers)));
  await askChat(headers);
  const queries = Array.from({ length: searches }, (_, turn) => (index * searches + turn) % 300);
  await Promise.all(queries.map((query) => askMovies(`search/movie?query=film+${query}`, headers)));
}

async function askMovies(path, headers) {
  await timed('movies', async () => {
    const text = await (await fetch(`${gateway.url}/3/${path}`, { headers })).text();
    return expecting(text, '"results":[');
  });
}

async function askChat(headers) {
  await timed('chat', async () => {
    const asking = performance.now();
    const response = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        model: 'gpt-3.5-turbo',
        messages: [{ role: 'user', content: prompt }],
        stream: true,
      }),
    });
    let text = '';
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      if (text === '') waits['first word'].push(performance.now() - asking);
      text += piece;
    }
    return expecting(text, 'data: [DONE]');
  });
}

async function timed(kind, ask) {
  const asking = performance.now();
  const isAnswered = await ask().catch(() => false);
  if (isAnswered) waits[kind].push(performance.now() - asking);
  else lost += 1;
}

function expecting(text, part) {
  if (Object.values(secrets).some((secret) => text.includes(secret))) leaked += 1;
  return text.includes(part);
}

/** The services behind the gateway: some 20 ms for movies, a word every 20 ms for the chat. */
async function answer(request, response) {
  if (request.url === '/keys') {
    response.end(JSON.stringify(keys));
    return;
  }
  asked += 1;
  if (request.url === '/v1/chat/completions') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const [index, name] of names.entries()) {
      await pause(20);
      response.write(event({ delta: { content: index ? `,${name}` : name } }));
    }
    response.end(`${event({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
    return;
  }
  await pause(20);
  const overview = 'A film of which an overview is told. '.repeat(10);
  const results = names.map((title, id) => ({ id, title, overview, genre_ids: [80] }));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ page: 1, results, total_pages: 1, total_results: names.length }));
}

function event(choice) {
  return `data: ${JSON.stringify({ id: 'chatcmpl-1', choices: [{ index: 0, ...choice }] })}\n\n`;
}

async function startGateway(port) {
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
    },
  });
  process.on('exit', () => child.kill());
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  while (!/listens at/.test(said)) await once(child.stdout, 'data');
  return { child, url: /http:\/\/[\d.]+:\d+/.exec(said)[0] };
}

function tokenOf(index) {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: `visitor-${index}`,
    iat: now,
    auth_time: now,
    exp: now + 3600,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
    .sign(privateKey);
}

async function promptOf(query) {
  const { module } = await runnerImport(pathOf('../../src/domain/recommendationPrompt.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  return module.recommendationPrompt(query);
}

function pathOf(file) {
  return fileURLToPath(new URL(file, import.meta.url));
}

function residentKilobytes() {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(gateway.child.pid)]));
}

function report() {
  const answered = waits.movies.length + waits.chat.length;
  console.log(`${visitors} visitors at once, ${(took / 1000).toFixed(1)} s`);
  console.log(`${answered} answers, ${lost} lost, ${leaked} with a key in it`);
  console.log(`${asked} questions reached the services, the cache answered the rest`);
  for (const [kind, times] of Object.entries(waits)) {
    const [p50, p99] = [0.5, 0.99].map((share) => `${Math.round(quantile(times, share))} ms`);
    console.log(`  ${kind.padEnd(12)}p50 ${p50.padStart(8)}   p99 ${p99.padStart(8)}`);
  }
  const [first, peak] = [memory[0], Math.max(...memory)].map((size) => Math.round(size / 1024));
  console.log(`  ${'memory'.padEnd(12)}${first} MB before, ${peak} MB at most`);
}

function quantile(times, share) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
