/** Greedily selects cases until they cover every pair of factor values that occurs in the given cases. */
export function pairwise<Factor extends string, Case extends Readonly<Record<Factor, string>>>(
  cases: readonly Case[],
  factors: readonly Factor[],
): readonly Case[] {
  const left = cases.map((each) => ({ each, pairs: pairsOf(each, factors) }));
  const uncovered = new Set(left.flatMap(({ pairs }) => pairs));
  const chosen: Case[] = [];
  while (uncovered.size > 0) {
    const gains = left.map(({ pairs }) => pairs.filter((pair) => uncovered.has(pair)).length);
    const [best] = left.splice(gains.indexOf(Math.max(...gains)), 1);
    if (!best) break;
    chosen.push(best.each);
    for (const pair of best.pairs) uncovered.delete(pair);
  }
  return chosen;
}

/** Pairs of factor values as text. */
export function pairsOf<Factor extends string>(
  values: Readonly<Record<Factor, string>>,
  factors: readonly Factor[],
): readonly string[] {
  return factors.flatMap((factor, index) =>
    factors
      .slice(index + 1)
      .map((other) => `${factor}=${values[factor]}, ${other}=${values[other]}`),
  );
}
