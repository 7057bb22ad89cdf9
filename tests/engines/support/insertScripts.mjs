import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Inserts scripts into the page of a built site. They run first, before the policy applies.
 * @param {string} folder
 * @param {readonly string[]} scripts
 */
export function insertScripts(folder, scripts) {
  const inserted = scripts.map((script) => `<script>{${script}}</script>`).join('');
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  const longer = page.replace('<head>', () => `<head>${inserted}`);
  writeFileSync(`${folder}/index.html`, longer);
  // The worker accepts only the page it was built with.
  const worker = readFileSync(`${folder}/sw.js`, 'utf8');
  writeFileSync(`${folder}/sw.js`, worker.replaceAll(digestOf(page), digestOf(longer)));
}

function digestOf(text) {
  return createHash('sha256').update(text).digest('base64');
}
