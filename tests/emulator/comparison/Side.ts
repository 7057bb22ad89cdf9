/** One of the two that are compared: it answers the identity provider's requests, and has an owner. */
export interface Side {
  ask(request: Request): Promise<Response>;
  disable(localId: string): Promise<unknown>;
  /** Every token that was issued until now counts no longer. */
  revoke(localId: string): Promise<unknown>;
  remove(localId: string): Promise<unknown>;
}
