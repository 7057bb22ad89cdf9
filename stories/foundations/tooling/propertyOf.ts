/** The custom property of a token, such as `--marquee-color-page`. */
export function propertyOf(token: string): string {
  const property = /^var\((--[\w-]+)/.exec(token)?.[1];
  if (!property) throw new Error(`This is no token: ${token}`);
  return property;
}

/** How components use a token, such as `tokens.color.page`. */
export function usageOf(token: string): string {
  return propertyOf(token).replace('--marquee-', 'tokens.').replace('-', '.');
}
