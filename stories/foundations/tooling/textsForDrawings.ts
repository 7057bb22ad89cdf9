interface Drawing {
  readonly art: number;
  readonly ink: number;
}

/**
 * For every drawing in every ink a text that gets it, row by row of inks. Takes what decides on the
 * drawing; throws if it leaves one out among some thousands of texts.
 */
export function textsForDrawings(
  drawingOf: (text: string) => Drawing,
  arts: number,
  inks: number,
): readonly (Drawing & { readonly text: string })[] {
  const texts = new Map<string, string>();
  for (let number = 1; number <= 10_000 && texts.size < arts * inks; number += 1) {
    const text = `Reel ${number}`;
    const { art, ink } = drawingOf(text);
    const key = `${art} ${ink}`;
    if (!texts.has(key)) texts.set(key, text);
  }
  return Array.from({ length: arts * inks }, (_, index) => {
    const [art, ink] = [index % arts, Math.floor(index / arts)];
    const text = texts.get(`${art} ${ink}`);
    if (!text) throw new Error(`No text gets drawing ${art} in inks ${ink}.`);
    return { art, ink, text };
  });
}
