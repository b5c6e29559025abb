import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { spend } from '@fracht/testing/runs/costs.ts';

/** What Playwright calls its steps in which a browser loads a document. */
const LOADS = new Set(['Navigate', 'Reload', 'Go back', 'Go forward']);
/** Loaded to write into the app's storage, or to leave the app: not a screen of it. */
const NO_SCREEN = new Set(['/healthz', 'about:blank']);

/** Counts every screen that any test loads, whichever way its page was opened. */
export default class CostsReporter implements Reporter {
  onStepBegin(_test: TestCase, _result: TestResult, { category, title, subtitle }: TestStep): void {
    if (category === 'pw:api' && LOADS.has(title) && !NO_SCREEN.has(subtitle ?? '')) spend('screen');
  }

  printsToStdio(): boolean {
    return false;
  }
}
