import { test } from '@playwright/test';

/** Says a measured value beside the running test and keeps it in the report; a machine's speed fails no test. */
export function tell(type: string, description: string): void {
  test.info().annotations.push({ type, description });
  process.stdout.write(`    ${type}: ${description}\n`);
}
