import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { serve } from '../tooling/serve.mjs';
import { compare } from './compare.mjs';
import { isPictured } from './isPictured.mjs';
import { takePictures } from './pictures.mjs';
import { reportPage } from './report.mjs';

const baseline = 'tests/visual/baseline';
const maxMegabytes = 8;
const report = 'visual-report';
const update = process.argv.includes('--update');
/** Parts of story ids; without any, all pictures are taken. */
const parts = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

console.log('Building Storybook …');
const built = spawnSync('npx', ['storybook', 'build', '--quiet', '-o', 'storybook-static'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built.status !== 0) process.exit(1);

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
const all = Object.values(entries)
  .filter(isPictured)
  .map(({ id }) => id);
const ids = all.filter((id) => parts.length === 0 || parts.some((part) => id.includes(part)));

rmSync(report, { recursive: true, force: true });
for (const folder of ['before', 'after', 'difference']) {
  mkdirSync(`${report}/${folder}`, { recursive: true });
}
mkdirSync(baseline, { recursive: true });

const findings = [];
const known = new Set(readdirSync(baseline).map((file) => file.replace(/\.png$/, '')));
const others = [];
let taken = 0;
const server = await serve('storybook-static');
await takePictures(server.url, ids, (id, after) => {
  taken += 1;
  if (taken % 25 === 0) console.log(`${taken} of ${ids.length} pictures`);
  if (compared(id, after).kind !== 'same') others.push(id);
});
// A busy machine may have been late: only what differs twice is reported.
if (others.length > 0) console.log(`${others.length} again …`);
await takePictures(server.url, others, look);
await server.close();

for (const id of known) {
  if (all.includes(id)) continue;
  findings.push({ id, kind: 'gone' });
  if (update) rmSync(fileOf(id));
  else writeFileSync(`${report}/before/${id}.png`, readFileSync(fileOf(id)));
}

findings.sort((a, b) => a.id.localeCompare(b.id));
writeFileSync(`${report}/index.html`, reportPage(findings));
for (const { id, kind, pixels } of findings)
  console.log(`${kind} ${id}${pixels ? ` ${pixels} px` : ''}`);
console.log(
  update
    ? `${ids.length} stories, ${findings.length} baselines updated, ${megabytes().toFixed(1)} MB in all.`
    : `${ids.length} stories, ${findings.length} to look at: ${report}/index.html`,
);
if (megabytes() > maxMegabytes) throw new Error(`The baselines exceed ${maxMegabytes} MB.`);
process.exitCode = findings.length > 0 && !update ? 1 : 0;

function megabytes() {
  const sizes = readdirSync(baseline).map((file) => statSync(`${baseline}/${file}`).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
}

function compared(id, after) {
  const before = existsSync(fileOf(id)) ? readFileSync(fileOf(id)) : undefined;
  return { before, ...(before ? compare(before, after) : { kind: 'new' }) };
}

function look(id, after) {
  const { before, ...result } = compared(id, after);
  if (result.kind === 'same') return;
  findings.push({ id, kind: result.kind, pixels: result.pixels });
  if (update) {
    writeFileSync(fileOf(id), after);
    return;
  }
  writeFileSync(`${report}/after/${id}.png`, after);
  if (before) writeFileSync(`${report}/before/${id}.png`, before);
  if (result.difference) writeFileSync(`${report}/difference/${id}.png`, result.difference);
}

function fileOf(id) {
  return `${baseline}/${id}.png`;
}
