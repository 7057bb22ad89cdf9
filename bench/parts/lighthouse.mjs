import { lighthouseScores } from '../lighthouseScores.mjs';
import { line } from '../resultTable.mjs';

const pages = [
  { path: '/', performance: 99 },
  { path: '/browse', performance: 97 },
];

export async function lighthouse({ runs, site, worlds, browserPath }) {
  const hosts = worlds.photographs;
  const lines = [];
  for (const { path, performance } of pages) {
    const scores = [];
    for (let run = 0; run < runs; run += 1) {
      const storage = path === '/browse' ? hosts.storage() : undefined;
      const address = `${site}${path}`;
      scores.push(await lighthouseScores({ address, browserPath, hosts, storage }));
    }
    for (const category of Object.keys(scores[0])) {
      const goal = category === 'performance' ? performance : 100;
      const name = `${path}: ${category}`;
      lines.push(line({ name, goal, unit: 'points' }, scores, (score) => score[category]));
    }
  }
  return lines;
}
