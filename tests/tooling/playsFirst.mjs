/**
 * Plays the stories of one file before axe looks at them. A person waits for the first failure, and
 * a look takes longer than a short play.
 */

/** Long plays are not all played twice. */
const maxMs = 5_000;

const { describe, it, beforeAll, expect, __sbPostVisit: postVisit } = globalThis;
const failed = new Set();
let endsAt = 0;
let isLooking = true;

globalThis.__sbPostVisit = (page, story) => postVisit(page, { ...story, isLooking });

/** Called once, for the component of the file; then stories are described as usual. */
globalThis.describe = (title, define) => {
  globalThis.describe = describe;
  globalThis.it = plays;
  describe(title, () => {
    beforeAll(() => {
      endsAt = Date.now() + maxMs;
    });
    define();
  });
  globalThis.it = looks;
  describe(title, define);
};

function plays(name, visit) {
  it(name, async () => {
    if (Date.now() > endsAt) return;
    isLooking = false;
    try {
      await visit();
    } catch (error) {
      failed.add(expect.getState().currentTestName);
      throw error;
    } finally {
      isLooking = true;
    }
  });
}

function looks(name, visit) {
  it(name, async () => {
    if (!failed.has(expect.getState().currentTestName)) await visit();
  });
}
