/**
 * Compares what each route downloads before hydration, in bytes of brotli, with `budget.json`, by
 * module. Exits with 1 if a limit is exceeded. Option: `-- --all` lists every module.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { minifySync, runnerImport } from 'vite';
import { liveBuild } from './liveBuild.mjs';

const { Buffer } = globalThis;
const budget = JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'));
/** Keeps unused code: minified alone, a module's exports would look unused and be removed. */
const keepUnused = { compress: { unused: false } };
const shown = process.argv.includes('--all') ? Infinity : 12;

const { output, page, entry, chunkOf, closureOf } = await liveBuild();
// After the build: it sets NODE_ENV to "development".
const {
  module: { routes },
} = await runnerImport('./src/domain/routes.ts', { configFile: false });
const weighed = new Map();

let broken = 0;
for (const [route, screen] of Object.entries(routes)) {
  const { sameAs, fonts, limits } = budgetOf(route);
  if (sameAs) continue;
  const chunks = screen === 'signIn' ? [] : [chunkOf(`app/routes/${screen}.ts`)];
  report(route, [page, ...closureOf([entry, ...chunks]), ...fonts.map(assetOf)], limits);
}
for (const [name, { modules, limits }] of Object.entries(budget.lazy)) {
  const there = new Set(closureOf([entry]));
  report(
    name,
    closureOf(modules.map(chunkOf)).filter((file) => !there.has(file)),
    limits,
  );
}
process.exitCode = broken > 0 ? 1 : 0;

/** One table: files, their modules, and sums with limits. */
function report(name, parts, limits) {
  console.log(`\n${name}`);
  for (const file of parts) {
    console.log(`  ${kilobytes(bytesOf(file))}  ${file.fileName}`);
    for (const [module, bytes] of sharesOf(file).slice(0, shown)) {
      console.log(`  ${kilobytes(bytes)}    ${module}`);
    }
  }
  const sums = {
    javascript: sum(parts.filter(({ type }) => type === 'chunk')),
    everything: sum(parts),
  };
  for (const [kind, limit] of Object.entries(limits)) {
    const holds = sums[kind] <= limit;
    if (!holds) broken += 1;
    console.log(
      `  ${kilobytes(sums[kind])}  ${kind}, of ${kilobytes(limit).trim()} KB${holds ? '' : ': TOO MUCH'}`,
    );
  }
}

function budgetOf(route) {
  const found = budget.routes[route];
  if (!found) throw new Error(`bench/budget.json has no budget for ${route}.`);
  return found;
}

function assetOf(part) {
  const asset = output.find(({ fileName }) => fileName.includes(part));
  if (!asset) throw new Error(`No file of the build is called …${part}…, as budget.json has it.`);
  return asset;
}

/** Splits a chunk's bytes by package or own file, in proportion to minified size, largest first. */
function sharesOf(file) {
  if (file.type !== 'chunk') return [];
  const sizes = new Map();
  for (const [id, { code }] of Object.entries(file.modules)) {
    if (!code) continue;
    const name = id.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? id.replace(/.*\/src\//, '');
    sizes.set(name, (sizes.get(name) ?? 0) + minifySync('module.js', code, keepUnused).code.length);
  }
  const whole = [...sizes.values()].reduce((total, size) => total + size, 0);
  return [...sizes]
    .map(([name, size]) => [name, (size / whole) * bytesOf(file)])
    .toSorted(([, one], [, other]) => other - one);
}

/** Fonts are compressed already; everything else is sent in brotli. */
function bytesOf(file) {
  if (!weighed.has(file)) weighed.set(file, weigh(file));
  return weighed.get(file);
}

function weigh(file) {
  const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
  return file.fileName.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
}

function sum(parts) {
  return parts.reduce((total, file) => total + bytesOf(file), 0);
}

function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1).padStart(7);
}
