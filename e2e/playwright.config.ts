import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { filesInTurn } from '@fracht/testing/runs/turns.ts';
import { CHROMIUM, PLACE } from './harness/chromium.ts';

const report = process.env['FRACHT_BROWSER_REPORT'];

const says = (file: string, words: string): boolean =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes(words);

/** `npm run test:deep` runs the files that are named for it, those that take turns, and those that look at more there; everything else what is not named for it and has its turn. */
const IS_DEEP = process.env['FRACHT_DEEP'] === '1';
const isNamedDeep = (file: string): boolean => file.endsWith('.deep.spec.ts');
const isOfDeep = (file: string): boolean =>
  isNamedDeep(file) || file.endsWith('.turn.spec.ts') || says(file, '@fracht/testing/runs/depth.ts');
const ALL_SPECS = globSync('{lessons,accessibility}/*.spec.ts', { cwd: import.meta.dirname });
const SPECS = filesInTurn(ALL_SPECS.filter((file) => (IS_DEEP ? isOfDeep(file) : !isNamedDeep(file))));
/** The walks over every screen take several times as long as any other file: begun late, they would go on alone at the end. */
const LONGEST = SPECS.filter((file) => /every-screen(?:-game)?\.spec\.ts$/u.test(file));
/** Tests that read debriefs of the demo school. The first of the longest has them worked out; whoever begins at once would wait for it. */
const WITH_DEBRIEFS = SPECS.filter((file) => !LONGEST.includes(file) && says(file, 'startWithDebriefs('));
const OTHERS = SPECS.filter((file) => !LONGEST.includes(file) && !WITH_DEBRIEFS.includes(file));

/**
 * Traces hold actions, requests and logs; screenshots and DOM snapshots of every step would slow a run by a fifth, and `--trace on` adds them. `npm test`, which
 * names its suite, leaves them to the second try of the files that failed, alone: of the first there are the error and a picture.
 */
const TRACE =
  process.env['FRACHT_SUITE'] === 'browser'
    ? 'off'
    : ({ mode: 'retain-on-failure', snapshots: false, screenshots: false } as const);

/**
 * Whole lessons in a real browser, the machine's Chromium. Every file has a server and data of its own, so several run in parallel: each mostly waits for its
 * game.
 */
export default defineConfig({
  testDir: '.',
  // In this order they begin. None depends on another: Playwright would wait until every file of all projects that depend on nothing has ended.
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testMatch: OTHERS },
    { name: 'with debriefs', testMatch: WITH_DEBRIEFS },
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
    trace: TRACE,
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
});
