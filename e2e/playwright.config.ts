import { defineConfig } from '@playwright/test';
import { CHROMIUM, PLACE } from './harness/chromium.ts';

const report = process.env['FRACHT_BROWSER_REPORT'];

/** Whole lessons in a real browser: Chromium of the machine, one lesson at a time. */
export default defineConfig({
  testDir: '.',
  testMatch: ['lessons/*.spec.ts', 'accessibility/*.spec.ts'],
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  outputDir: '../test-results/browser',
  reporter: report === undefined ? [['list']] : [['list'], ['json', { outputFile: report }]],
  use: {
    ...PLACE,
    browserName: 'chromium',
    viewport: { width: 1366, height: 768 },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
});
