import { vi } from 'vitest';

/** A worker that the test controls. */
class Worker extends EventTarget {
  readonly messages: { readonly message: unknown; readonly ports: readonly MessagePort[] }[] = [];

  postMessage(message: unknown, ports: readonly MessagePort[] = []) {
    this.messages.push({ message, ports });
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  readonly update = vi.fn(async () => {});
}

/** A `ServiceWorkerContainer` without a registration. */
export class FakeServiceWorkers extends EventTarget {
  readonly registration = new Registration();
  controller: Worker | null = null;
  isRegistered = false;
  registrationFailure: unknown = undefined;

  readonly register = vi.fn(async () => {
    if (this.registrationFailure !== undefined) throw this.registrationFailure;
    this.isRegistered = true;
    return this.registration;
  });

  readonly getRegistration = vi.fn(async () => (this.isRegistered ? this.registration : undefined));

  /** Starts with a controlling worker, as on every visit but the first. */
  startControlled() {
    const worker = new Worker();
    this.isRegistered = true;
    this.controller = worker;
    this.registration.active = worker;
    return worker;
  }

  /** Starts installing the first worker. */
  install() {
    const worker = new Worker();
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event('updatefound'));
    return worker;
  }

  /** The installing worker is now waiting. */
  installed(worker: Worker) {
    this.registration.installing = null;
    this.registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
  }

  /** A new version is waiting. */
  addWaiting() {
    this.isRegistered = true;
    return (this.registration.waiting = new Worker());
  }

  /** Another worker takes control. */
  takeOver(worker = new Worker()) {
    this.controller = worker;
    this.registration.active = worker;
    this.registration.waiting = null;
    this.dispatchEvent(new Event('controllerchange'));
    return worker;
  }
}
