/** A hex colour as computed styles write it: `rgb(255, 181, 46)`. */
export function rgbOf(hex: string): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
