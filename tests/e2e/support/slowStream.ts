import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Streams in progress on this page, latest last. */
    streams?: { readonly signal: AbortSignal | null; write(text: string): void; end(): void }[];
  }
}

interface ControlledStream {
  /** Waits for a request and writes this part of the answer. */
  write(text: string): Promise<void>;
  end(): Promise<void>;
  isAborted(): Promise<boolean>;
}

/**
 * Replaces the chat service in the page by a stream that the test writes; Playwright’s fulfil
 * cannot stream.
 */
export async function controlledStream(page: Page): Promise<ControlledStream> {
  await page.addInitScript(() => {
    const fetchElsewhere = window.fetch.bind(window);
    window.streams = [];
    window.fetch = async (input, init) => {
      if (!String(input).startsWith('https://api.openai.com/')) return fetchElsewhere(input, init);
      const encoder = new TextEncoder();
      const event = (delta: object, finish_reason: string | null) =>
        encoder.encode(`data: ${JSON.stringify({ choices: [{ delta, finish_reason }] })}\n\n`);
      const body = new ReadableStream({
        start(controller) {
          window.streams?.push({
            signal: init?.signal ?? null,
            write: (text) => controller.enqueue(event({ content: text }, null)),
            end: () => {
              controller.enqueue(event({}, 'stop'));
              controller.close();
            },
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  });

  return {
    async write(text) {
      await page.waitForFunction(() => window.streams?.length);
      await page.evaluate((piece) => window.streams?.at(-1)?.write(piece), text);
    },
    end: () => page.evaluate(() => window.streams?.at(-1)?.end()),
    isAborted: () => page.evaluate(() => window.streams?.at(-1)?.signal?.aborted === true),
  };
}
