export const sitePort = Number(process.env.MARQUEE_PORT_BASE ?? 4301) + 10;

/** Where the site under test is. */
export const site = `http://127.0.0.1:${sitePort}`;
