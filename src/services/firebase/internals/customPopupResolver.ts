import type { PopupRedirectResolver } from 'firebase/auth';
import { popupAuthEvent, type PopupAuthEvent } from './popupAuthEvent';

/** Opens a window where the visitor chooses an account. `null` if the browser blocks it. */
type OpenChooser = (answer: {
  readonly choose: (postBody: string) => void;
  readonly cancel: () => void;
}) => Window | null;

interface AuthInternal {
  readonly name: string;
  readonly _errorFactory: {
    create(code: 'popup-blocked' | 'popup-closed-by-user', data: { appName: string }): Error;
  };
}

interface AuthEventConsumer {
  readonly filter: readonly string[];
  readonly eventId: string | null;
  onAuthEvent(event: PopupAuthEvent): unknown;
  onError(error: Error): unknown;
}

/** The SDK polls `window.closed` every two seconds, and closes the window when done. */
interface AuthPopup {
  readonly window: Window;
  associatedEvent: string | null;
  close(): void;
}

/**
 * A resolver for `signInWithPopup` with a window of our own. Implements the part of the SDK's
 * internal interface that popups need, so pass it at the call, not to `initializeAuth`.
 * Source: @firebase/auth, src/model/popup_redirect.ts.
 */
export function customPopupResolver(openChooser: OpenChooser): PopupRedirectResolver {
  return class {
    readonly #consumers = new Set<AuthEventConsumer>();

    async _initialize() {
      return {
        registerConsumer: (consumer: AuthEventConsumer) => void this.#consumers.add(consumer),
        unregisterConsumer: (consumer: AuthEventConsumer) => void this.#consumers.delete(consumer),
      };
    }

    async _openPopup(
      auth: AuthInternal,
      _provider: unknown,
      _type: unknown,
      eventId: string | null = null,
    ): Promise<AuthPopup> {
      const error = (code: 'popup-blocked' | 'popup-closed-by-user') =>
        auth._errorFactory.create(code, { appName: auth.name });
      const popup = openChooser({
        choose: (postBody) => {
          for (const consumer of this.#waitingFor(eventId)) {
            consumer.onAuthEvent(popupAuthEvent(eventId, postBody));
          }
        },
        // The SDK itself would notice only after ten seconds.
        cancel: () => {
          for (const consumer of this.#waitingFor(eventId)) {
            consumer.onError(error('popup-closed-by-user'));
          }
        },
      });
      if (!popup) throw error('popup-blocked');
      return { window: popup, associatedEvent: null, close: () => popup.close() };
    }

    _isIframeWebStorageSupported(_auth: unknown, callback: (supported: boolean) => void): void {
      callback(true);
    }

    async _originValidation(): Promise<void> {}

    #waitingFor(eventId: string | null): readonly AuthEventConsumer[] {
      return [...this.#consumers].filter(
        (consumer) =>
          consumer.filter.includes('signInViaPopup') &&
          (consumer.eventId === null || consumer.eventId === eventId),
      );
    }
  };
}
