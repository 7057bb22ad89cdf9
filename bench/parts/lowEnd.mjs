import { profiles } from '../phone.mjs';
import { line } from '../resultTable.mjs';
import { usedBytes } from '../usedBytes.mjs';
import { visit } from '../visit.mjs';

const person = { email: 'asha@example.com', password: 'Marigold1' };

/** A slow phone on a slow network, and what it keeps of a person who types at once. */
export async function lowEnd({ site, times }) {
  const profile = profiles.lowEnd;
  const arrivals = await times((phone) => visit(phone, `${site}/`), {
    profile,
    moments: ['form', 'hydrated'],
  });
  const returns = await times(
    async (phone) => ({
      ...(await visit(phone, `${site}/browse`)),
      heap: await usedBytes(phone),
    }),
    { profile, isReturning: true, moments: ['cards'] },
  );
  const typed = await times((phone) => lostLetters(phone, site), {
    profile,
    moments: ['hydrated'],
  });

  return [
    line({ name: 'sign-in form visible', goal: 900, unit: 'ms' }, arrivals, ({ form }) => form),
    line(
      { name: 'sign-in form hydrated', goal: 3_000, unit: 'ms' },
      arrivals,
      ({ hydrated }) => hydrated,
    ),
    line(
      { name: '/browse: first row’s cards', goal: 1_100, unit: 'ms' },
      returns,
      ({ cards }) => cards,
    ),
    line(
      { name: '/browse: memory of JavaScript', unit: 'MB' },
      returns,
      ({ heap }) => heap / 1_000_000,
    ),
    line({ name: 'letters typed before hydration and lost', goal: 0 }, typed, (lost) => lost),
  ];
}

/** Types into both fields before they are hydrated, and counts what is missing afterwards. */
async function lostLetters({ page }, site) {
  await page.goto(site, { waitUntil: 'commit' });
  const fields = Object.entries(person).map(([name, text]) => ({
    text,
    field: page.locator(`input[name=${name}]`),
  }));
  for (const { field, text } of fields) {
    await field.focus();
    await page.keyboard.insertText(text);
  }
  if (await page.evaluate(() => window.bench.moments.hydrated !== undefined)) {
    throw new Error('the form was hydrated before the typing ended');
  }
  await page.waitForFunction(() => window.bench.moments.hydrated);
  const values = await Promise.all(fields.map(({ field }) => field.inputValue()));
  return fields.reduce((lost, { text }, at) => lost + (values[at] === text ? 0 : text.length), 0);
}
