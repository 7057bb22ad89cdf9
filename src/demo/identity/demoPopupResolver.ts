import type { PopupRedirectResolver } from 'firebase/auth';
import { accountChooser } from './accountChooser';
import { browserAccounts } from './browserAccounts';
import { choosablePeople } from './choosablePeople';
import { googleAuthEvent, type AuthEvent } from './googleAuthEvent';

/** Internal to the SDK, without public types. */
interface AuthInternal {
  readonly name: string;
  readonly _errorFactory: {
    create(code: 'popup-blocked' | 'popup-closed-by-user', data: { appName: string }): Error;
  };
}

interface AuthEventConsumer {
  readonly filter: readonly string[];
  readonly eventId: string | null;
  onAuthEvent(event: AuthEvent): unknown;
  onError(error: Error): unknown;
}

/** The SDK polls `window.closed` every two seconds, and closes the window when done. */
interface AuthPopup {
  readonly window: Window;
  associatedEvent: string | null;
  close(): void;
}

const size = { width: 480, height: 640 };

/**
 * A resolver for `signInWithPopup` that opens the demo's account chooser. Implements the part of
 * the SDK's internal interface that popups need, so pass it at the call, not to `initializeAuth`.
 * Source: @firebase/auth 1.13.6, src/model/popup_redirect.ts.
 */
class DemoPopupResolver {
  readonly _shouldInitProactively = false;
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
    const popup = window.open('', '', windowFeatures());
    if (!popup) throw error('popup-blocked');

    let chosen = false;
    accountChooser(popup.document, {
      people: choosablePeople(browserAccounts),
      onChoose: (person) => {
        chosen = true;
        this.#deliver(googleAuthEvent(person, eventId));
      },
      onCancel: () => popup.close(),
    });
    this.#closeTogether(popup);
    popup.addEventListener('pagehide', () => {
      if (!chosen) this.#fail(eventId, error('popup-closed-by-user'));
    });
    popup.focus();
    return { window: popup, associatedEvent: null, close: () => popup.close() };
  }

  async _openRedirect(): Promise<never> {
    throw new Error('The demo signs in by a popup, never by a redirect.');
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

  #deliver(event: AuthEvent): void {
    for (const consumer of this.#waitingFor(event.eventId)) consumer.onAuthEvent(event);
  }

  /** The SDK itself would notice only after ten seconds. */
  #fail(eventId: string | null, error: Error): void {
    for (const consumer of this.#waitingFor(eventId)) consumer.onError(error);
  }

  #closeTogether(popup: Window): void {
    window.addEventListener('pagehide', () => popup.close(), { once: true });
  }
}

export const demoPopupResolver: PopupRedirectResolver = DemoPopupResolver;

function windowFeatures(): string {
  const left = Math.max(0, (window.screen.availWidth - size.width) / 2);
  const top = Math.max(0, (window.screen.availHeight - size.height) / 2);
  return `popup=yes,width=${size.width},height=${size.height},left=${left},top=${top},scrollbars=yes,resizable=yes`;
}
