import { expect, type BrowserContext } from '@playwright/test';

/** Content-Security-Policy violations of the pages. */
export interface Violations {
  /**
   * Waits until exactly these violations were reported, in any order: directive and blocked URI.
   */
  are(...blocked: readonly string[]): Promise<void>;
  /** Fails on violations that `are` did not expect. */
  verify(): void;
}

/** Listens to all pages of this context. Call it before the first page opens. */
export async function collectViolations(context: BrowserContext): Promise<Violations> {
  const seen: string[] = [];
  let agreed: readonly string[] = [];

  await context.exposeFunction('reportViolation', (violation: string) => void seen.push(violation));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const callback: unknown = Reflect.get(window, 'reportViolation');
      if (typeof callback === 'function') callback(`${effectiveDirective} ${blockedURI}`);
    });
  });

  return {
    async are(...blocked) {
      agreed = blocked;
      await expect
        .poll(() => seen.toSorted(), 'what the policy stopped')
        .toEqual(blocked.toSorted());
    },
    verify() {
      expect(seen.toSorted(), 'what the policy stopped').toEqual(agreed.toSorted());
    },
  };
}
