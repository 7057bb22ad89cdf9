import { line } from '../resultTable.mjs';
import { visit } from '../visit.mjs';

/** Largest paint of /browse with each kind of pictures in a Latin and a Devanagari script. */
export async function paints({ site, worlds, times }) {
  const lines = [];
  for (const [pictures, hosts] of Object.entries(worlds)) {
    for (const language of ['english', 'hindi']) {
      const runs = await times((phone) => visit(phone, `${site}/browse`), {
        hosts,
        language,
        isReturning: true,
        moments: ['cards'],
      });
      const name = `${pictures}, ${language}`;
      const note = ({ largest }) => largest.element;
      lines.push(line({ name, goal: 1_000, unit: 'ms', note }, runs, ({ largest }) => largest.at));
    }
  }
  return lines;
}
