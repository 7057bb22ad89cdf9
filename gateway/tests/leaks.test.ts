import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../tests/support/anyCharacter';
import {
  chatKey,
  chunk,
  event,
  openGateway,
  answerEvents,
  streamOf,
  tmdbToken,
} from './support/world';

const secrets = [tmdbToken, chatKey];
const secret = fc.constantFrom(...secrets);

/** A secret with one character escaped, as JSON allows. */
const spelled = fc.tuple(secret, fc.nat({ max: 40 })).map(([text, at]) => {
  const code = text
    .charCodeAt(at % text.length)
    .toString(16)
    .padStart(4, '0');
  const offset = at % text.length;
  return `${text.slice(0, offset)}\\u${code}${text.slice(offset + 1)}`;
});

const words = fc.oneof(secret, fc.string({ maxLength: 20 }));
const phrase = fc.array(words, { maxLength: 4 }).map((parts) => parts.join(''));

const movieBody = fc.oneof(
  phrase,
  fc.jsonValue({ stringUnit: anyCharacter }).map((value) => JSON.stringify(value)),
  phrase.map((text) => JSON.stringify({ results: [{ title: text }] })),
  phrase.map((text) => JSON.stringify({ results: [], [text]: text })),
  spelled.map((text) => `{"results":[{"title":"${text}"}]}`),
  phrase.map((text) => JSON.stringify({ status_code: 7, status_message: text })),
  phrase.map((text) => `<h1>${text}</h1>`),
);

const chatBody = fc.oneof(
  movieBody,
  phrase.map((text) => JSON.stringify({ error: { message: text, code: text, type: text } })),
  fc
    .tuple(phrase, phrase, phrase)
    .map(([id, content, finish_reason]) =>
      JSON.stringify({ id, choices: [{ message: { content, refusal: content }, finish_reason }] }),
    ),
  phrase.map((text) => answerEvents('Heat', text).join('')),
  phrase.map((text) => answerEvents(...Array.from(text)).join('')),
  phrase.map((text) => event(chunk('Heat')) + event({ error: { message: text } })),
  phrase.map((text) => event({ ...chunk(text), id: text, model: text, [text]: text })),
  spelled.map((text) => `data: {"choices":[{"delta":{"content":"${text}"}}]}\n\n`),
  fc.tuple(phrase, phrase).map(([one, other]) => `event: ${one}\nid: ${other}\n: ${one}\n\n`),
  secret.map((text) =>
    Array.from(text, (letter) =>
      event({ choices: [{ delta: { refusal: letter }, finish_reason: null }] }),
    ).join(''),
  ),
);

const shape = {
  status: fc.oneof(
    fc.constant(200),
    fc.constantFrom(200, 201, 400, 401, 403, 404, 418, 422, 429, 500, 502, 503),
  ),
  type: fc.constantFrom('application/json', 'text/event-stream', 'text/html', ''),
  header: secret,
  cuts: fc.array(fc.nat({ max: 400 }), { maxLength: 5 }),
};

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly header: string;
  readonly cuts: readonly number[];
  readonly body: string;
}

/** A response with the secret in its headers and its body cut into chunks. */
function answered({ status, type, header, cuts, body }: Answer): Response {
  const bytes = new TextEncoder().encode(body);
  const offsets = [0, ...cuts.toSorted((one, other) => one - other), bytes.length];
  const pieces = offsets.slice(1).map((end, index) => bytes.slice(offsets[index] ?? 0, end));
  return new Response(streamOf(...pieces).body, {
    status,
    statusText: header,
    headers: {
      'content-type': type,
      'x-request-id': header,
      'retry-after': header,
      'set-cookie': `key=${header}`,
      location: `https://elsewhere.example/${header}`,
    },
  });
}

/**
 * Everything a visitor can read in a response, with escapes decoded and streamed contents joined.
 */
async function readable(response: Response): Promise<string> {
  const body = await response.text();
  const pieces = [...body.matchAll(/"(?:content|refusal)":("(?:[^"\\]|\\.)*")/g)];
  return [
    response.status,
    response.statusText,
    JSON.stringify([...response.headers]),
    body,
    body.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    ),
    pieces.map(([, piece]): unknown => JSON.parse(piece ?? '""')).join(''),
  ].join('\n');
}

describe('no secret reaches a visitor', { tags: 'slow' }, () => {
  it('from any answer of the movie database', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ ...shape, body: movieBody }), async (answer) => {
        const { get } = openGateway({ movies: () => answered(answer) });

        const read = await readable(await get('/3/movie/popular'));

        expect(secrets.filter((text) => read.includes(text))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('from any answer of the chat service', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ ...shape, body: chatBody }), async (answer) => {
        const { chat } = openGateway({ chat: () => answered(answer) });

        const read = await readable(await chat());

        expect(secrets.filter((text) => read.includes(text))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('and every error message is the gateway’s own', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ ...shape, body: chatBody }),
        fc.constantFrom('movies', 'chat'),
        async (answer, service) => {
          const { get, chat } = openGateway({ [service]: () => answered(answer) });

          const response = service === 'chat' ? await chat() : await get('/3/movie/popular');

          fc.pre(response.status !== 200);
          expect(await response.json()).toEqual({
            error: {
              message: expect.stringMatching(
                /^The (?:movie database|chat service) (?:broke off in the middle of its answer|answered with an error|does not have this|is rate limited at the moment|gave an invalid answer|has no quota left|does not accept the key)\.$/,
              ),
            },
          });
        },
      ),
      { numRuns: 200 },
    );
  });
});
