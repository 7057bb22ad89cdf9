/** A text and where it stands: `['popup.close', 'Close']`. */
export type PlacedText = readonly [place: string, text: string];

/** Every plain text in a tree of texts, in its order; texts that are made from others are left out. */
export function textsIn(tree: object, above = ''): readonly PlacedText[] {
  return Object.entries(tree).flatMap(
    ([name, branch]: [string, unknown]): readonly PlacedText[] => {
      const place = above ? `${above}.${name}` : name;
      if (typeof branch === 'string') return [[place, branch]];
      return typeof branch === 'object' && branch ? textsIn(branch, place) : [];
    },
  );
}
