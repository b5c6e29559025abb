import { defineConfig } from '@playwright/test';
import { CHROMIUM, PLACE } from './harness/chromium.ts';

const report = process.env['FRACHT_BROWSER_REPORT'];

/** Whole lessons in a real browser, the Chromium of the machine: every file has a server and data of its own, so several play at a time: each waits for its game most of it. */
export default defineConfig({
  testDir: '.',
  testMatch: ['lessons/*.spec.ts', 'accessibility/*.spec.ts'],
  workers: 3,
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
    // What was done, asked and logged. Pictures and copies of the page at every step cost a fifth of a walk through the screens: `--trace on` brings them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
});
