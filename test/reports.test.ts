import { expect, test } from 'vitest';
import { browserOutcome, failureLines, unitOutcome } from '../scripts/lib/reports.mjs';

test('the tests that Vitest saw fail are named with their files and why; so is a file that could not be loaded', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1 to be 2'] },
          { status: 'pending', fullName: 'divides', failureMessages: [] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(unitOutcome(report)).toEqual({
    passed: 2,
    skipped: ['a.test.ts'],
    failures: [
      { file: 'a.test.ts', title: 'a.test.ts: subtracts', why: 'expected 1 to be 2' },
      { file: 'b.test.ts', title: 'b.test.ts', why: 'no such module' },
    ],
  });
});

test('the tests that Playwright saw fail, or pass only at a second try, are named, and the file of one that did not run; so is an error outside any test', () => {
  const spec = (title: string, status: string, message: string) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, results: [{ errors: message === '' ? [] : [{ message }] }] }],
  });
  const report = {
    stats: { expected: 1 },
    errors: [{ message: 'no browser' }],
    suites: [
      {
        specs: [spec('opens', 'expected', '')],
        suites: [
          {
            specs: [
              spec('plays', 'unexpected', 'timed out'),
              spec('ends', 'flaky', 'late'),
              spec('goes on', 'skipped', ''),
            ],
          },
        ],
      },
    ],
  };
  expect(browserOutcome(report)).toEqual({
    passed: 1,
    skipped: ['a.spec.ts'],
    failures: [
      { file: 'a.spec.ts', title: 'a.spec.ts: plays', why: 'timed out' },
      { file: 'a.spec.ts', title: 'a.spec.ts: ends', why: 'late' },
      { file: null, title: 'outside any test', why: 'no browser' },
    ],
  });
});

test('a failure is told in plain text, and a long one is cut', () => {
  const colours = unitOutcome({
    numPassedTests: 0,
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: `\u001b[31m${'x'.repeat(700)}`, assertionResults: [] },
    ],
  });
  expect(failureLines(colours.failures)).toBe(`  a.test.ts\n      ${'x'.repeat(600)} ...\n`);
});
