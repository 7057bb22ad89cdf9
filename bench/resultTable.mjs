/**
 * One line of the results: the median of what `pick` takes from each run. Points are better when
 * higher. A run without a value was not measured.
 * @param {object} about
 * @param {string} about.name
 * @param {number} [about.goal]
 * @param {'ms' | 's' | 'KB' | 'MB' | '%' | 'points' | ''} [about.unit]
 * @param {(run: any) => string} [about.note] says more about the median run
 * @returns {{ name: string, goal?: string, measure: string, range?: string, note?: string, isReached?: boolean }}
 */
export function line({ name, goal, unit = '', note = () => '' }, runs, pick) {
  const measured = runs
    .map((run) => ({ run, value: pick(run) }))
    .filter(({ value }) => typeof value === 'number')
    .toSorted((one, other) => one.value - other.value);
  const median = measured[Math.floor(measured.length / 2)];
  const isHigher = unit === 'points';
  const limit = goal !== undefined && { goal: `${isHigher ? '≥' : '≤'} ${shown(goal, unit)}` };
  if (!median) return { name, ...limit, measure: 'not measured', note: note(runs[0]) };
  const values = [measured[0], measured.at(-1)].map(({ value }) => shown(value, unit));
  return {
    name,
    ...limit,
    measure: shown(median.value, unit),
    range: measured.length > 1 ? values.join(' – ') : '',
    note: note(median.run),
    ...(limit && { isReached: isHigher ? median.value >= goal : median.value <= goal }),
  };
}

/** A table in Markdown. */
export function tableOf(lines) {
  return [
    ['', 'goal', 'measure', 'of all runs', '', ''],
    ['---', '---:', '---:', '---', '---', '---'],
    ...lines.map(({ name, goal = '', measure, range = '', note = '', isReached }) => [
      name,
      goal,
      measure,
      range,
      note,
      isReached === undefined ? '' : isReached ? '✓' : '✗',
    ]),
  ]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

/** Replaces everything above the measurements for decisions. */
export function withNewResults(written, results) {
  const section = /^## Measured for decisions[^]*/m.exec(written)?.[0] ?? '';
  return `${results}\n${section}`;
}

function shown(value, unit) {
  const digits = { '': value % 1 === 0 ? 0 : 3, KB: 1, MB: 2, s: 2 }[unit] ?? 0;
  return `${value.toFixed(digits)}${unit && unit !== 'points' ? ` ${unit}` : ''}`;
}
