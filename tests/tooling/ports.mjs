const first = Number(process.env.MARQUEE_PORT_BASE ?? 4301);

/** Each run uses nine ports from MARQUEE_PORT_BASE. */
export const ports = {
  demo: first,
  live: first + 1,
  storybook: first + 2,
  gatewaySite: first + 3,
  gateway: first + 4,
  fakeServices: first + 5,
  versions: first + 6,
  faults: first + 7,
  deploys: first + 8,
};

/** @param {keyof typeof ports} place */
export function originOf(place) {
  return `http://127.0.0.1:${ports[place]}`;
}
