import { expect, test as base } from './guardedTest';
import { storeSession } from './person';
import { interceptVendors, type Vendors } from './vendors';

interface Fixtures {
  readonly vendors: Vendors;
  /** Opens /browse or another URL as a returning user. */
  readonly openBrowse: (url?: string) => Promise<void>;
}

/** A test of the live build with its own vendors. */
export const test = base.extend<Fixtures>({
  vendors: [
    async ({ context, baseURL, reports }, use) => {
      const vendors = await interceptVendors(context, baseURL ?? '');
      await use(vendors);
      reports.verify();
      // A page with a pending request would report that it was lost.
      await Promise.all(context.pages().map((page) => page.close()));
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(vendors.unanswered, 'what no vendor knew an answer to').toEqual([]);
    },
    { auto: true },
  ],
  openBrowse: async ({ page, context, baseURL, vendors }, use) => {
    await use(async (url = '/browse') => {
      await storeSession(context, vendors, baseURL ?? '');
      await page.goto(url);
    });
  },
});

export { expect };
