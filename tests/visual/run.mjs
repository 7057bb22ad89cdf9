import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { serve } from '../tooling/serve.mjs';
import { compare } from './compare.mjs';
import { takePictures } from './pictures.mjs';
import { reportPage } from './report.mjs';

const baseline = 'tests/visual/baseline';
const report = 'visual-report';
const update = process.argv.includes('--update');

console.log('Building Storybook …');
const built = spawnSync('npx', ['storybook', 'build', '--quiet', '-o', 'storybook-static'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built.status !== 0) process.exit(1);

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
const ids = Object.values(entries)
  .filter(({ type, tags }) => type === 'story' && tags.includes('test'))
  .map(({ id }) => id);

rmSync(report, { recursive: true, force: true });
for (const folder of ['before', 'after', 'difference']) {
  mkdirSync(`${report}/${folder}`, { recursive: true });
}
mkdirSync(baseline, { recursive: true });

const findings = [];
const known = new Set(readdirSync(baseline).map((file) => file.replace(/\.png$/, '')));
let taken = 0;
const server = await serve('storybook-static');
await takePictures(server.url, ids, (id, after) => {
  taken += 1;
  if (taken % 25 === 0) console.log(`${taken} of ${ids.length} pictures`);
  look(id, after);
});
await server.close();

for (const id of known) {
  if (ids.includes(id)) continue;
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
    ? `${ids.length} stories, ${findings.length} baselines written anew.`
    : `${ids.length} stories, ${findings.length} to look at: ${report}/index.html`,
);
process.exitCode = findings.length > 0 && !update ? 1 : 0;

function look(id, after) {
  const before = existsSync(fileOf(id)) ? readFileSync(fileOf(id)) : undefined;
  const result = before ? compare(before, after) : { kind: 'new' };
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
