/** An empty list is a failure. It must not replace a cached one. */
export async function hasMovies(response: Response): Promise<boolean> {
  try {
    const { results }: { readonly results?: unknown } = await response.clone().json();
    return Array.isArray(results) && results.length > 0;
  } catch {
    return false;
  }
}
