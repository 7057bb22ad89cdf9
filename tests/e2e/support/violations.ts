import { expect, type BrowserContext } from '@playwright/test';

/** Content-Security-Policy violations of the pages. */
export interface Violations {
  /**
   * Waits until exactly these violations were reported, in any order: directive and blocked URI.
   */
  are(...stopped: readonly string[]): Promise<void>;
  /** Fails on violations that `are` did not expect. */
  endHere(): void;
}

/** Listens to all pages of this context. Call it before the first page opens. */
export async function collectViolations(context: BrowserContext): Promise<Violations> {
  const seen: string[] = [];
  let agreed: readonly string[] = [];

  await context.exposeFunction('tellViolation', (violation: string) => void seen.push(violation));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation');
      if (typeof tell === 'function') tell(`${effectiveDirective} ${blockedURI}`);
    });
  });

  return {
    async are(...stopped) {
      agreed = stopped;
      await expect
        .poll(() => seen.toSorted(), 'what the policy stopped')
        .toEqual(stopped.toSorted());
    },
    endHere() {
      expect(seen.toSorted(), 'what the policy stopped').toEqual(agreed.toSorted());
    },
  };
}
