import { expect, test } from '@playwright/test';
import { conversation } from './conversation';
import { demoSide } from './demoSide';
import { differencesBetween, summaryOf } from './differencesBetween';
import { emulatorSide } from './emulatorSide';
import { exchanges } from './exchanges';
import { fieldsOf } from './fieldsOf';
import { knownDifferences, knownFor } from './knownDifferences';

for (const [name, exchange] of Object.entries(exchanges)) {
  test(`${name}: the demo world answers like the emulator`, async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const [demo, emulator] = await Promise.all(
      [demoSide(), emulatorSide].map(async (side) =>
        fieldsOf(await exchange(conversation(side, email))),
      ),
    );
    if (!demo || !emulator) throw new Error('Both sides must answer.');
    const differences = differencesBetween(demo, emulator);

    await test.info().attach('comparison', {
      contentType: 'application/json',
      body: JSON.stringify({
        exchange: name,
        demo: summaryOf(demo),
        emulator: summaryOf(emulator),
        fields: new Set([...demo.keys(), ...emulator.keys()]).size,
        differences: differences.map((difference) => ({
          ...difference,
          reason: reasonFor(name, difference.field),
        })),
      }),
    });
    expect(
      differences,
      'differences without an explanation, or explained ones that are gone',
    ).toEqual(knownFor(name));
  });
}

function reasonFor(exchange: string, field: string): string | undefined {
  return knownDifferences.find(
    (known) =>
      known.in.some((name) => name === exchange) &&
      known.differs.some((difference) => difference.field === field),
  )?.reason;
}
