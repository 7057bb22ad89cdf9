import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostingHeaders } from '#hosting/hostingHeaders';
import { workerFile } from '#offline/offlineWorker';

interface Rule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const { hosting } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
) as { readonly hosting: { readonly headers: readonly Rule[] } };

describe('what the host sends', () => {
  it('has every browser ask again for the page and the worker', () => {
    expect(hostingHeaders()['Cache-Control']).toBe('no-cache');
    const lasting = hosting.headers.filter(({ headers }) =>
      headers.some(({ key, value }) => key === 'Cache-Control' && value.includes('immutable')),
    );

    expect(lasting.map(({ source }) => source)).toEqual(['/assets/**']);
    expect(workerFile).not.toContain('/');
  });
});
