import { describe, expect, it, vi } from 'vitest';
import { customPopupResolver } from '@/services/firebase/internals/customPopupResolver';
import { popupAuthEvent } from '@/services/firebase/internals/popupAuthEvent';

interface Consumer {
  readonly filter: readonly string[];
  readonly eventId: string | null;
  readonly onAuthEvent: (event: object) => void;
  readonly onError: (error: Error) => void;
}

interface Resolver {
  _initialize(): Promise<{
    registerConsumer(consumer: Consumer): void;
    unregisterConsumer(consumer: Consumer): void;
  }>;
  _openPopup(...args: unknown[]): Promise<{ close(): void }>;
  _isIframeWebStorageSupported(auth: object, callback: (supported: boolean) => void): void;
}

const auth = {
  name: '[DEFAULT]',
  _errorFactory: { create: (code: string) => new Error(code) },
};

const consumerOf = (eventId: string | null, filter = ['signInViaPopup']) => ({
  filter,
  eventId,
  onAuthEvent: vi.fn(),
  onError: vi.fn(),
});

async function opened(...consumers: readonly Consumer[]) {
  const popup = { close: vi.fn() };
  const open = vi.fn<Parameters<typeof customPopupResolver>[0]>(() => popup as unknown as Window);
  const resolver = new (customPopupResolver(open) as new () => Resolver)();
  const manager = await resolver._initialize();
  for (const consumer of consumers) manager.registerConsumer(consumer);
  const window = await resolver._openPopup(auth, {}, 'signInViaPopup', '1');
  const answer = open.mock.calls[0]?.[0];
  if (!answer) throw new Error('The window was not opened.');
  return { manager, window, popup, answer };
}

describe('customPopupResolver', () => {
  it('delivers the choice to those who wait for it', async () => {
    const [waiting, any, other, redirect] = [
      consumerOf('1'),
      consumerOf(null),
      consumerOf('2'),
      consumerOf('1', ['signInViaRedirect']),
    ];
    const { answer } = await opened(waiting, any, other, redirect);

    answer.choose('id_token=1');

    for (const { onAuthEvent } of [waiting, any]) {
      expect(onAuthEvent.mock.calls).toEqual([[popupAuthEvent('1', 'id_token=1')]]);
    }
    for (const { onAuthEvent } of [other, redirect]) expect(onAuthEvent).not.toHaveBeenCalled();
  });

  it('delivers a cancelled choice as an error', async () => {
    const [waiting, other] = [consumerOf('1'), consumerOf('2')];
    const { answer } = await opened(waiting, other);

    answer.cancel();

    expect(waiting.onError.mock.calls).toEqual([[new Error('popup-closed-by-user')]]);
    expect(other.onError).not.toHaveBeenCalled();
  });

  it('delivers nothing to an unregistered consumer', async () => {
    const consumer = consumerOf('1');
    const { answer, manager } = await opened(consumer);

    manager.unregisterConsumer(consumer);
    answer.choose('id_token=1');

    expect(consumer.onAuthEvent).not.toHaveBeenCalled();
  });

  it('returns the window and closes it', async () => {
    const { window, popup } = await opened();
    const { close, ...rest } = window;

    expect(rest).toEqual({ window: popup, associatedEvent: null });
    close();
    expect(popup.close).toHaveBeenCalledOnce();
  });

  it('tells the SDK that storage works, without which it rejects the sign-in', () => {
    const resolver = new (customPopupResolver(() => null) as new () => Resolver)();
    const callback = vi.fn();

    resolver._isIframeWebStorageSupported(auth, callback);

    expect(callback.mock.calls).toEqual([[true]]);
  });

  it('reports a blocked window as the SDK does', async () => {
    const resolver = new (customPopupResolver(() => null) as new () => Resolver)();

    await expect(resolver._openPopup(auth, {}, 'signInViaPopup', '1')).rejects.toThrow(
      'popup-blocked',
    );
  });
});
