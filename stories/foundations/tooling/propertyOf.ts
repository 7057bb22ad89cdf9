/** The custom property of a token, such as `--marquee-color-page`. */
export function propertyOf(token: string): string {
  const property = /^var\((--[\w-]+)/.exec(token)?.[1];
  if (!property) throw new Error(`This is no token: ${token}`);
  return property;
}
