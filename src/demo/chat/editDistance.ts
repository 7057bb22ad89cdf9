/** The Damerau–Levenshtein distance; `max + 1` if it is larger than `max`. */
function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
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
    if (least > max) return max + 1;
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}

/** Similarity from 0 to 1; 0 below `min`. */
export function similarity(one: string, other: string, min: number): number {
  const length = Math.max(one.length, other.length);
  const max = Math.floor(length * (1 - min) + 1e-9);
  const distance = editDistance(one, other, max);
  return distance > max ? 0 : 1 - distance / length;
}
