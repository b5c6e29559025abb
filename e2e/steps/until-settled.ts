import { expect, type Page } from '@playwright/test';
import { sandbox } from '../pages/sandbox.ts';

/** Advances the sandbox from event to event until the order is settled. */
export async function untilSettled(page: Page): Promise<void> {
  const { log, skip } = sandbox(page);
  const settle = async (): Promise<number> => {
    await skip.click();
    return log.getByText('Zlecenie rozliczone').count();
  };
  await expect.poll(settle, { intervals: [100] }).toBe(1);
}
