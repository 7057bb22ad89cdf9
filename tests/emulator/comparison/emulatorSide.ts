import { emulatorUrl, project } from '../project';
import type { Side } from './Side';

/** The official emulator, where each host is a path prefix. */
export const emulatorSide: Side = {
  async ask(request) {
    const { host, pathname, search } = new URL(request.url);
    return fetch(new Request(`${emulatorUrl}/${host}${pathname}${search}`, request));
  },
  ...project,
};
