import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { compare } from '../../visual/compare.mjs';
import { takePictures } from '../../visual/pictures.mjs';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

test('a broken label fails its play, what axe finds at either width fails the story', async ({
  baseURL,
}, info) => {
  test.slow();
  const file = info.outputPath('proof.json');
  await new Promise<void>((resolve) => {
    const report = ['--json', '--outputFile', file];
    const what = ['--includeTags', 'proof', ...report, 'stories/proof'];
    const env = { ...process.env, STORY_RESULTS: info.outputDir };
    execFile('npx', ['test-storybook', '--url', `${baseURL}`, ...what], { env }, () => resolve());
  });

  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  const verdicts = Object.fromEntries(
    report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ ancestorTitles, status, failureMessages }) => [
        ancestorTitles.at(-1),
        { status, because: failureMessages.join('\n') },
      ]),
  );

  expect(Object.keys(verdicts).sort()).toEqual([
    'LowContrast',
    'LowContrastOnPhones',
    'ShiftedPixel',
    'UnnamedOnPhones',
    'Whole',
    'WrongLabel',
    'WrongState',
  ]);
  expect(verdicts.Whole?.status).toBe('passed');
  expect(verdicts.ShiftedPixel?.status).toBe('passed');
  expect(verdicts.WrongLabel?.status).toBe('failed');
  expect(verdicts.WrongLabel?.because).toContain('More info about The Third Harbour');
  expect(verdicts.WrongState?.because).toContain('heading');
  expect(verdicts.LowContrast?.status).toBe('failed');
  // The message of our own hook, which checks more than the addon.
  expect(verdicts.LowContrast?.because).toMatch(/axe at \d+ px:\s+color-contrast/);
  expect(verdicts.LowContrastOnPhones?.because).toMatch(/axe at 390 px:\s+color-contrast/);
  expect(verdicts.UnnamedOnPhones?.because).toMatch(/axe at 390 px:\s+button-name/);
});

test('one file alone reports failed plays before what axe finds, and counts a story once', async ({
  baseURL,
}) => {
  test.slow();
  const output = await new Promise<string>((resolve) => {
    const env = { ...process.env, STORYBOOK_INCLUDE_TAGS: 'proof' };
    const command = ['tests/story.mjs', 'BrokenOnPurpose', '--url', `${baseURL}`];
    execFile('node', command, { env }, (_, out, errors) => resolve(out + errors));
  });

  const failures = [...output.matchAll(/✗ proof\/.* › (\w+) /g)].map(([, story]) => story);
  expect(failures, output).toEqual([
    'WrongLabel',
    'WrongState',
    'LowContrast',
    'LowContrastOnPhones',
    'UnnamedOnPhones',
  ]);
  expect(output).toContain('2 passed, 5 failed');
  // The page is loaded again if a story has not ended when the next one comes.
  expect(output).not.toContain('because of a navigation');
});

test('the visual comparison detects a shift of one pixel', async ({ baseURL }) => {
  const [whole, shifted] = ['proof-brokenonpurpose--whole', 'proof-brokenonpurpose--shifted-pixel'];
  const first = await picturesOf([whole, shifted]);
  const second = await picturesOf([whole]);

  expect(compare(pictureIn(first, whole), pictureIn(second, whole)).kind).toBe('same');
  expect(compare(pictureIn(first, whole), pictureIn(first, shifted)).kind).toBe('changed');

  async function picturesOf(ids: readonly string[]) {
    const pictures = new Map<string, Buffer>();
    await takePictures(`${baseURL}`, ids, (id: string, picture: Buffer) =>
      pictures.set(id, picture),
    );
    return pictures;
  }
});

function pictureIn(pictures: ReadonlyMap<string, Buffer>, id: string): Buffer {
  const picture = pictures.get(id);
  if (!picture) throw new Error(`There is no picture of ${id}.`);
  return picture;
}
