import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const Config = v.object({
  hosting: v.object({
    headers: v.array(
      v.object({
        source: v.string(),
        headers: v.array(v.object({ key: v.string(), value: v.string() })),
      }),
    ),
  }),
});

/** What firebase.json has the host send with every answer, for whoever else serves the site. */
export function hostingHeaders(): Readonly<Record<string, string>> {
  const file = new URL('../firebase.json', import.meta.url);
  const { hosting } = v.parse(Config, JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(
    hosting.headers
      .filter(({ source }) => source === '**')
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}
