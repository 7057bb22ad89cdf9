import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './support/walk';

const windows = [
  { size: { width: 1280, height: 800 }, hasReducedMotion: true },
  { size: { width: 390, height: 844 }, hasReducedMotion: false },
];

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines/output',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ['./support/tableReporter.ts'],
    ['json', { outputFile: '../../test-results/engines/report.json' }],
  ],
  projects: (['firefox', 'webkit', 'chromium'] as const).flatMap((engine) =>
    windows.map(({ size, hasReducedMotion }) => ({
      name: `${engine} ${size.width}x${size.height}${hasReducedMotion ? ' reduced motion' : ''}`,
      use: { engine, size, hasReducedMotion },
    })),
  ),
});
