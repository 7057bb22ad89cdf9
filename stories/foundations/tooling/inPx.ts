/** Converts rem to px; undefined for other units. */
export function inPx(length: string): string | undefined {
  const rem = /^([\d.]+)rem$/.exec(length)?.[1];
  return rem && `${Number(rem) * 16}px`;
}
