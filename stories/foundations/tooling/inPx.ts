/** A length in rem as the browser computes it; nothing for one that depends on the screen. */
export function inPx(length: string): string | undefined {
  const rem = /^([\d.]+)rem$/.exec(length)?.[1];
  return rem && `${Number(rem) * 16}px`;
}
