import { beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { preloadTexts, wireLanguage } from '@/app/language/LanguageActor';
import type { Services } from '@/app/services/Services';
import { english } from '@/domain/texts/entry/english';
import { fakeTimeouts } from '../../support/fakeTimeouts';
import { memoryStorage } from '../../support/memoryStorage';
import { waitForState } from '../../support/waitForState';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

const report = vi.fn<Services['report']>();
const stalled = { loadTexts: () => new Promise(() => {}), report } as Partial<Services> as Services;

it('reports texts that never arrive, and keeps the language', async () => {
  const [limits, logic] = [fakeTimeouts(), wireLanguage(stalled)];
  const actor = createActor(logic, { input: { language: 'english', english } }).start();
  actor.send({ type: 'language.choose', language: 'hindi' });
  await vi.waitFor(() => expect(limits.map(({ ms }) => ms)).toEqual([20_000]));
  limits[0]?.runOut();

  const { context } = await waitForState(actor, (snapshot) => snapshot.matches('ready'));
  expect(context.chosen).toBe('english');
  expect(report.mock.calls.map(([sentence]) => sentence)).toEqual(['error loading the texts']);
});

it('keeps the page empty for 4 s at most while texts are preloaded', async () => {
  const limits = fakeTimeouts();

  const preloaded = preloadTexts(stalled, 'spanish', 'entry');
  expect(limits.map(({ ms }) => ms)).toEqual([4_000]);
  limits[0]?.runOut();

  expect(await preloaded).toBeUndefined();
});
