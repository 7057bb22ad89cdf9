import { http } from 'msw';
import { chatAnswer } from './chatAnswer';
import { chatError } from './chatError';
import { chatFault } from './chatFault';
import { parseChatRequest } from './parseChatRequest';
import type { Film } from '../movies/Film';
import { isAuthorised } from '../isAuthorised';
import { quotedQuery } from './quotedQuery';
import type { Vendor } from '../Vendor';

interface Settings {
  readonly loadFilms: () => Promise<readonly Film[]>;
  /** The names to give for a query; `undefined` leaves it to the demo. */
  readonly answers: (query: string) => readonly string[] | undefined;
  /** Models that this service no longer has. */
  readonly retiredModels: readonly string[];
  readonly now: () => number;
  /** Lets the time between two pieces of a streamed answer pass. */
  readonly pauseBetweenChunks: () => Promise<void>;
}

const lettersPerChunk = 4;

/** The chat service: ten comma-separated film names for whatever stands quoted at the prompt's end. */
export function chatService(settings: Settings): Vendor {
  const { loadFilms, answers, retiredModels, now, pauseBetweenChunks } = settings;
  async function namesFor(query: string): Promise<readonly string[]> {
    const given = answers(query);
    if (given) return given;
    const [{ suggestFilms }, films] = await Promise.all([import('./suggestFilms'), loadFilms()]);
    return suggestFilms(films)(query).films.map(({ name }) => name);
  }

  return {
    hosts: /^https:\/\/api\.openai\.com\//,
    respondWithError: chatFault,
    handlers: [
      http.post('https://api.openai.com/v1/chat/completions', async ({ request }) => {
        if (!isAuthorised(request)) return keyMissing();
        const chatRequest = await parseChatRequest(request);
        if (!chatRequest) return notUnderstood();
        if (retiredModels.includes(chatRequest.model))
          return chatFault('modelNotFound', chatRequest.model);
        const prompt = chatRequest.messages.findLast(({ role }) => role === 'user')?.content ?? '';
        const text = (await namesFor(quotedQuery(prompt))).join(',');
        return chatAnswer(chatRequest, inChunks(text, pauseBetweenChunks), now);
      }),
    ],
  };
}

async function* inChunks(text: string, pause: () => Promise<void>): AsyncGenerator<string> {
  const letters = Array.from(text);
  for (let from = 0; from < letters.length; from += lettersPerChunk) {
    await pause();
    yield letters.slice(from, from + lettersPerChunk).join('');
  }
}

function keyMissing(): Response {
  return chatError(
    401,
    "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY). You can obtain an API key from https://platform.openai.com/account/api-keys.",
    { type: 'invalid_request_error', code: null },
  );
}

function notUnderstood(): Response {
  return chatError(400, 'We could not parse the JSON body of your request.', {
    type: 'invalid_request_error',
    code: null,
  });
}
