/** How many letters differ, a swap of neighbours counting once; more than `most` is not counted out. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        distance = Math.min(distance, (before[column - 2] ?? 0) + 1);
      }
      next.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return most + 1;
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}

/** From 0 to 1: the share of letters that two words share; 0 where it is below the least asked for. */
export function similarity(one: string, other: string, least: number): number {
  const length = Math.max(one.length, other.length);
  const most = Math.floor(length * (1 - least) + 1e-9);
  const distance = editDistance(one, other, most);
  return distance > most ? 0 : 1 - distance / length;
}
