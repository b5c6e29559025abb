import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { filesInTurn } from '@fracht/testing/runs/turns.ts';
import { CHROMIUM, PLACE } from './harness/chromium.ts';

const report = process.env['FRACHT_BROWSER_REPORT'];

const says = (file: string, words: string): boolean =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes(words);

/**
 * `npm run test:deep` runs the files that are named for it, those that take turns, and those that check more there; `npm test` runs the files not named for it whose turn
 * it is.
 */
const IS_DEEP = process.env['FRACHT_DEEP'] === '1';
const isNamedDeep = (file: string): boolean => file.endsWith('.deep.spec.ts');
const isOfDeep = (file: string): boolean =>
  isNamedDeep(file) || file.endsWith('.turn.spec.ts') || says(file, '@fracht/testing/runs/depth.ts');
const ALL_SPECS = globSync('{lessons,accessibility}/*.spec.ts', { cwd: import.meta.dirname });
const SPECS = filesInTurn(ALL_SPECS.filter((file) => (IS_DEEP ? isOfDeep(file) : !isNamedDeep(file))));
/** The walks over every screen take several times as long as any other file: started late, they would run on alone at the end. */
const LONGEST = SPECS.filter((file) => /every-screen(?:-game)?\.spec\.ts$/u.test(file));
/**
 * Tests that read debriefs of the demo school. The first of the longest ones has them worked out; the others would have to wait for it if
 * they started at once.
 */
const WITH_DEBRIEFS = SPECS.filter((file) => !LONGEST.includes(file) && says(file, 'startWithDebriefs('));
const OTHERS = SPECS.filter((file) => !LONGEST.includes(file) && !WITH_DEBRIEFS.includes(file));

/**
 * Traces contain actions, requests and logs; screenshots and DOM snapshots of every step would slow a run by a fifth, and `--trace on` adds them. `npm test`,
 * which names its suite, only records traces when the files that failed are rerun alone: of the first run there are the error and a screenshot.
 */
const TRACE =
  process.env['FRACHT_SUITE'] === 'browser'
    ? 'off'
    : ({ mode: 'retain-on-failure', snapshots: false, screenshots: false } as const);

/**
 * Whole lessons in a real browser, the machine's Chromium. Every file has its own server and data, so several run in parallel: each mostly waits for its
 * game.
 */
export default defineConfig({
  testDir: '.',
  // They start in this order. None depends on another: Playwright would wait until every file of all projects without dependencies has ended.
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testMatch: OTHERS },
    { name: 'with debriefs', testMatch: WITH_DEBRIEFS },
  ],
  workers: 4,
  // Several times what anything takes on a busy machine: no result should depend on its speed, and nothing that hangs holds the others up for
  // long.
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
    trace: TRACE,
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
});
