import { getResponse } from 'msw';
import type { DemoWorld } from '@/demo/demoWorld';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Calls the world’s handlers directly and returns the JSON. */
export function asking({ handlers }: Pick<DemoWorld, 'handlers'>) {
  async function ask(url: string, init?: RequestInit): Promise<Answer> {
    const response = await getResponse(handlers, new Request(url, init));
    if (!response) throw new Error(`There is no answer from ${url}`);
    return { status: response.status, body: await response.json() };
  }

  return {
    get: (url: string, headers: HeadersInit = {}) => ask(url, { headers }),
    post: (url: string, body: unknown, headers: HeadersInit = {}) =>
      ask(url, { method: 'POST', body: JSON.stringify(body), headers }),
    postForm: (url: string, fields: Record<string, string>) =>
      ask(url, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}
