import { expect, type BrowserContext } from '@playwright/test';

/** What the pages did that their Content-Security-Policy forbids. */
export interface Violations {
  /** Waits until exactly this was forbidden, in any order: each a directive and what was stopped. */
  are(...stopped: readonly string[]): Promise<void>;
  /** Nothing may have been forbidden but what `are` was told. */
  endHere(): void;
}

/** Listens to all pages of this context; call it before the first is opened. */
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
