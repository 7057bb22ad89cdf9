import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import listed from '../mutants/survivors.json';

const Survivors = v.array(v.object({ file: v.string(), from: v.string() }));

const onOneLine = (code: string) => code.replaceAll(/\s+/g, ' ');

it('each accepted mutant changes a line of its file', () => {
  const stale = v
    .parse(Survivors, listed)
    .filter(({ file, from }) => !onOneLine(readFileSync(file, 'utf8')).includes(onOneLine(from)));

  expect(stale).toEqual([]);
});
