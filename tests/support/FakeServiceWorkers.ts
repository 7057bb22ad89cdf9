import { vi } from 'vitest';

/** A worker of a browser in which a test has the say. */
class Worker extends EventTarget {
  readonly scriptURL = 'https://site.test/sw.js';
  readonly heard: { readonly message: unknown; readonly ports: readonly MessagePort[] }[] = [];
  state: ServiceWorkerState = 'activated';

  postMessage(message: unknown, ports: readonly MessagePort[] = []) {
    this.heard.push({ message, ports });
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  readonly update = vi.fn(async () => {});
}

/** The browser's own container of workers, with nobody registered in it. */
export class FakeServiceWorkers extends EventTarget {
  readonly registration = new Registration();
  controller: Worker | null = null;
  isRegistered = false;
  refusal: unknown = undefined;

  readonly register = vi.fn(async () => {
    if (this.refusal !== undefined) throw this.refusal;
    this.isRegistered = true;
    return this.registration;
  });

  readonly getRegistration = vi.fn(async () => (this.isRegistered ? this.registration : undefined));

  /** A worker has the page from the start, as on every visit but the first. */
  beginKept() {
    const worker = new Worker();
    this.isRegistered = true;
    this.controller = worker;
    this.registration.active = worker;
    return worker;
  }

  /** The first worker is being installed. */
  install() {
    const worker = new Worker();
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event('updatefound'));
    return worker;
  }

  /** The worker that was being installed waits to be activated. */
  installed(worker: Worker) {
    this.registration.installing = null;
    this.registration.waiting = worker;
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
  }

  /** A worker of a later version waits to take over. */
  wait() {
    this.isRegistered = true;
    return (this.registration.waiting = Object.assign(new Worker(), {
      state: 'installed' as const,
    }));
  }

  /** Another worker has the page from now on. */
  takeOver(worker = new Worker()) {
    this.controller = worker;
    this.registration.active = worker;
    this.registration.waiting = null;
    this.dispatchEvent(new Event('controllerchange'));
    return worker;
  }
}
