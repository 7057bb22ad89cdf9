import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const imported =
  /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s*['"]([.@#][^'"]+)['"]|import\(\s*['"]([.@#][^'"]+)['"]/g;
const endings = ['', '.ts', '.tsx', '.mjs', '.js'];

function pathOf(from: string, specifier: string) {
  if (specifier.startsWith('@/')) return join('src', specifier.slice(2));
  return specifier.startsWith('#') ? specifier.slice(1) : join(dirname(from), specifier);
}

function importsOf(file: string, source: string): readonly string[] {
  return [...source.matchAll(imported)].flatMap(([, fixed, dynamic]) => {
    const path = pathOf(file, fixed ?? dynamic ?? '');
    return (
      endings.map((ending) => path + ending).find((it) => /\.\w+$/.test(it) && existsSync(it)) ?? []
    );
  });
}

/** The files of each import cycle, dynamic imports included. */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const reachable = (start: string) => {
    const found = new Set<string>();
    const open = [...(graph.get(start) ?? [])];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (found.has(file)) continue;
      found.add(file);
      open.push(...(graph.get(file) ?? []));
    }
    return found;
  };
  return [...graph.keys()].filter((file) => reachable(file).has(file));
}

it('finds a cycle', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);

  expect(cyclesIn(graph)).toEqual(['b', 'c']);
});

it('finds no cycle among our files', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => existsSync(file) && file !== '');
  const graph = new Map(files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));

  expect(cyclesIn(graph)).toEqual([]);
});
