/** An empty list is a failure. It must not replace a cached one. */
export async function hasMovies(response: Response): Promise<boolean> {
  try {
    const { results }: { readonly results?: unknown } = await response.clone().json();
    return Array.isArray(results) && results.length > 0;
  } catch {
    return false;
  }
}

/**
 * Waits for the body. Workbox's timeout ends with the headers, and a body may stall or break off
 * after them.
 */
export async function withWholeBody(response: Response): Promise<Response> {
  return response.ok ? new Response(await response.arrayBuffer(), response) : response;
}
