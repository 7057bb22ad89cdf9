/** The custom property that a token stands for: `--marquee-color-page`. Throws if it stands for none. */
export function propertyOf(token: string): string {
  const property = /^var\((--[\w-]+)/.exec(token)?.[1];
  if (!property) throw new Error(`This is no token: ${token}`);
  return property;
}
