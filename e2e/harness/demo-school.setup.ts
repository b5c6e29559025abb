import { test } from '@playwright/test';
import { workOutDebriefs } from './demo-school.ts';

test('the demo school has the debriefs of its newest game', async () => {
  // A minute of processor time, on a busy machine ten.
  test.setTimeout(1_200_000);
  await workOutDebriefs();
});
