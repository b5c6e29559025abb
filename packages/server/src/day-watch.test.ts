import { expect, test } from 'vitest';
import { dayWatch } from './day-watch.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 23, 11);

test('[PRV-6] a day counts once; a clock that jumps, ahead or back, counts for one day however often it does', async () => {
  const seen: string[] = [];
  let [wall, up] = [NOON, 0];
  const days = {
    see: async (day: string) => seen.push(day),
  };
  const watch = dayWatch({ days, now: () => wall, uptime: () => up });
  await watch();
  await watch();
  expect(seen).toEqual(['2026-11-23']);
  for (let jump = 1; jump < 50; jump += 1) {
    wall = NOON + jump * 30 * 24 * HOUR * (jump % 2 === 0 ? 1 : -1);
    await watch();
  }
  expect(seen).toHaveLength(1);
  for (let hour = 0; hour < 72; hour += 1) {
    wall = NOON + hour * HOUR;
    up += HOUR;
    await watch();
  }
  expect(seen).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']);
});
