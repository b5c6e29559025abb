import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM, PLACE } from './harness/chromium.ts';

const report = process.env['FRACHT_BROWSER_REPORT'];

const says = (file: string, words: string): boolean =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes(words);

/** `npm run test:deep` runs the files that are named for it, and those that look at more there; everything else runs what is not named for it. */
const IS_DEEP = process.env['FRACHT_DEEP'] === '1';
const isNamedDeep = (file: string): boolean => file.endsWith('.deep.spec.ts');
const SPECS = globSync('{lessons,accessibility}/*.spec.ts', { cwd: import.meta.dirname }).filter((file) =>
  IS_DEEP ? isNamedDeep(file) || says(file, '@fracht/testing/runs/depth.ts') : !isNamedDeep(file),
);
/** Tests that read debriefs of the demo school, which are worked out before them, once for all. */
const WITH_DEBRIEFS = SPECS.filter((file) => says(file, 'startWithDebriefs('));
const OTHERS = SPECS.filter((file) => !WITH_DEBRIEFS.includes(file));

/**
 * Whole lessons in a real browser, the machine's Chromium. Every file has a server and data of its own, so several run in parallel: each mostly waits for its
 * game.
 */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'demo school', testMatch: 'harness/*.setup.ts' },
    { name: 'with debriefs', testMatch: WITH_DEBRIEFS, dependencies: ['demo school'] },
    { name: 'others', testMatch: OTHERS },
  ],
  workers: 4,
  // Several times what anything takes on a busy machine: no verdict is to hang on its speed, and nothing that hangs holds the others up for long.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  outputDir: '../test-results/browser',
  reporter: [
    ['list'],
    ['./harness/costs.reporter.ts'],
    ...(report === undefined ? [] : [['json', { outputFile: report }] as const]),
  ],
  use: {
    ...PLACE,
    browserName: 'chromium',
    viewport: { width: 1366, height: 768 },
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    // Traces hold actions, requests and logs. Screenshots and DOM snapshots of every step would slow a run by a fifth; `--trace on` adds them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
});
