import { byStep } from '../byStep.mjs';
import { loopbackSite } from '../loopbackSite.mjs';
import { profiles } from '../phone.mjs';
import { line } from '../resultTable.mjs';

const person = { email: 'asha@example.com', password: 'Marigold1' };
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Layout shift of each step of a journey, without the half second after input. */
export async function shifts({ photographs, otherHosts, times, runs }) {
  const hosts = await otherHosts(photographs, { stepMs: 100 });
  const site = await loopbackSite({ hosts });
  try {
    const lines = [];
    for (const viewport of sizes) {
      const profile = { ...profiles.phone, screen: screenOf(viewport) };
      const settings = { site: site.url, hosts, profile };
      const journeys = await times(
        (phone) => journey(phone, site.url),
        settings,
        Math.min(3, runs),
      );
      for (const [name] of journeys[0]) {
        const about = { name: `${name}, ${viewport.width} px`, goal: 0.01, note: movers };
        const moved = journeys.map((steps) => partition(steps.get(name)));
        lines.push(line(about, moved, ({ unexpected }) => sum(unexpected)));
      }
    }
    return lines;
  } finally {
    site.close();
  }
}

function screenOf(viewport) {
  const { screen } = profiles.phone;
  return viewport.width < 768 ? { ...screen, viewport } : { viewport, locale: screen.locale };
}

function partition(moved) {
  return {
    unexpected: moved.filter(({ hadRecentInput }) => !hadRecentInput),
    afterInput: moved.filter(({ hadRecentInput }) => hadRecentInput),
  };
}

function sum(moved) {
  return moved.reduce((total, { value }) => total + value, 0);
}

/** The elements that moved most, also those that a press moved. */
function movers({ unexpected, afterInput }) {
  return [
    ['', unexpected],
    ['after input ', afterInput],
  ]
    .filter(([, moved]) => sum(moved) > 0.001)
    .map(([when, moved]) => {
      const [{ element }] = moved.toSorted((one, other) => other.value - one.value);
      return `${when}${sum(moved).toFixed(3)}, ${element}`;
    })
    .join('; ');
}

/** Signs in, browses, searches and comes back. Returns the shifts of each step by its name. */
async function journey({ page, networkIdle }, site) {
  const starts = [{ name: 'sign-in', at: 0 }];
  const button = (name) => page.getByRole('button', { name, exact: true });

  /** A step begins when a selector has this many matches; that is looked at in each frame. */
  async function begin(name, selector = 'body', count = 1) {
    const seen = await page.waitForFunction(
      (wanted) =>
        document.querySelectorAll(wanted.selector).length >= wanted.count && performance.now(),
      { selector, count },
    );
    starts.push({ name, at: await seen.jsonValue() });
  }

  await page.goto(site);
  await page.locator('form button[type=submit]:enabled').waitFor();
  await networkIdle();

  await begin('signing in');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await button('Sign In').click();
  await begin('browse, rows arrive', 'main section ul article');
  await networkIdle();

  await begin('popup opens');
  await page
    .getByRole('button', { name: /^More info/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await networkIdle();
  await begin('popup closes');
  await button('Close').click();
  await networkIdle();

  await begin('to search');
  await button('GPT Search').click();
  await page.getByRole('search').waitFor();
  await networkIdle();
  await begin('typing');
  await page.getByRole('search').getByRole('combobox').pressSequentially('heist', { delay: 120 });
  await networkIdle();
  await begin('asking');
  await button('Search').click();
  await begin('names', 'main ol li');
  await begin('results', 'main article');
  await networkIdle();

  await begin('back');
  await button('Homepage').click();
  await networkIdle();

  return byStep(starts, await page.evaluate(() => window.bench.shifts));
}
