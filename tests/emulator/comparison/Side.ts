/** One of the two compared identity providers. */
export interface Side {
  ask(request: Request): Promise<Response>;
  disable(localId: string): Promise<unknown>;
  /** Revokes all tokens issued until now. */
  revoke(localId: string): Promise<unknown>;
  remove(localId: string): Promise<unknown>;
}
