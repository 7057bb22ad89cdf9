import { emulatorUrl, project } from '../project';
import type { Side } from './Side';

/** The official emulator: each host of the identity provider is a folder of its address. */
export const emulatorSide: Side = {
  async ask(request) {
    const { host, pathname, search } = new URL(request.url);
    return fetch(new Request(`${emulatorUrl}/${host}${pathname}${search}`, request));
  },
  ...project,
};
