import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { serve } from './serve.mjs';

const folder = 'storybook-static';
const [port, base] = process.argv.slice(2);

if (!existsSync(`${folder}/index.json`)) {
  spawnSync('npx', ['storybook', 'build', '--quiet', '-o', folder], { stdio: 'inherit' });
}
await serve(folder, { base, port: Number(port) });
