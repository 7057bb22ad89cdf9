/** A text with its path: `['popup.close', 'Close']`. */
type PathAndText = readonly [path: string, text: string];

/** All plain texts of a tree, without functions. */
export function textsIn(tree: object, above = ''): readonly PathAndText[] {
  return Object.entries(tree).flatMap(
    ([name, branch]: [string, unknown]): readonly PathAndText[] => {
      const path = above ? `${above}.${name}` : name;
      if (typeof branch === 'string') return [[path, branch]];
      return typeof branch === 'object' && branch ? textsIn(branch, path) : [];
    },
  );
}
