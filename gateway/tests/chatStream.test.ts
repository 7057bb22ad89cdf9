import { describe, expect, it, vi } from 'vitest';
import { writeChatStream } from '../src/chatStream';

describe('writeChatStream', () => {
  it('ends once if the reader cancels before it reads the last event', async () => {
    const onEnd = vi.fn();
    const stream = writeChatStream(
      { model: 'gpt-3.5-turbo', now: 0 },
      { first: undefined, next: async () => undefined, onBroken: () => '', onEnd },
    );
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());

    await stream.cancel();

    expect(onEnd).toHaveBeenCalledOnce();
  });
});
