import { test } from '@playwright/test';

/** Prints a measured value during the test and keeps it in the report; a machine's speed fails no test. */
export function tell(type: string, description: string): void {
  test.info().annotations.push({ type, description });
  process.stdout.write(`    ${type}: ${description}\n`);
}
