interface Drawing {
  readonly art: number;
  readonly ink: number;
}

/** Finds a text for each drawing in each palette by trying texts. Throws if one is missing. */
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
