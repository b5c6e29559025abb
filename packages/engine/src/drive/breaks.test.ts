import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DriverBreaks } from '../car-state.ts';
import { breakAt, breakSpans, drivingIn, timeFor } from './breaks.ts';

const BREAKS: DriverBreaks = { first: 16_200, every: 16_200, length: 2700, taken: 0 };

const anyBreaks: fc.Arbitrary<DriverBreaks> = fc
  .record({
    first: fc.nat(20_000),
    every: fc.integer({ min: 3600, max: 20_000 }),
    length: fc.integer({ min: 1, max: 9000 }),
  })
  .chain((breaks) => fc.nat(breaks.length).map((taken) => ({ ...breaks, taken: breaks.first === 0 ? taken : 0 })));

test('[BRK-1] 45 minutes after four and a half hours, and again after as many; who arrives then takes it afterwards', () => {
  expect([16_200, 16_201, 32_400, 32_401].map((driving) => timeFor(BREAKS, driving))).toEqual([
    16_200, 18_901, 35_100, 37_801,
  ]);
  expect([16_200, 17_000, 18_900, 18_901].map((time) => drivingIn(BREAKS, time))).toEqual([
    16_200, 16_200, 16_200, 16_201,
  ]);
  expect(timeFor({ ...BREAKS, first: 0, taken: 700 }, 100)).toBe(2100);
  expect(timeFor(undefined, 50_000)).toBe(50_000);
});

test('[BRK-3] a break counts once it is over; what is taken of one that goes on is told', () => {
  expect(breakAt(BREAKS, 16_200)).toEqual({ driving: null, taken: 0 });
  expect(breakAt(BREAKS, 17_000)).toEqual({ driving: null, taken: 800 });
  expect(breakAt(BREAKS, 18_900)).toEqual({ driving: 16_200, taken: 0 });
  expect(breakAt(BREAKS, 35_100 + 60)).toEqual({ driving: 16_200, taken: 60 });
  expect(breakAt({ ...BREAKS, first: 0, taken: 700 }, 100)).toEqual({ driving: null, taken: 800 });
});

test('[BRK-1] whatever the breaks, driving takes as long as the time in which it is driven, and nobody drives longer without one', () => {
  fc.assert(
    fc.property(anyBreaks, fc.integer({ min: 1, max: 200_000 }), (breaks, driving) => {
      const time = timeFor(breaks, driving);
      expect(drivingIn(breaks, time)).toBe(driving);
      expect(drivingIn(breaks, time - 1)).toBeLessThan(driving);
      const since = driving - (breakAt(breaks, time).driving ?? 0);
      expect(since).toBeLessThanOrEqual(breakAt(breaks, time).driving === null ? breaks.first : breaks.every);
    }),
  );
});

test('[BRK-1] the breaks of a stretch lie where nothing is driven', () => {
  fc.assert(
    fc.property(anyBreaks, fc.integer({ min: 1, max: 200_000 }), (breaks, driving) => {
      const spans = breakSpans(breaks, driving);
      const paused = spans.reduce((sum, { from, to }) => sum + to - from, 0);
      expect(timeFor(breaks, driving)).toBe(driving + paused);
      for (const { from, to } of spans) expect(drivingIn(breaks, to)).toBe(drivingIn(breaks, from));
    }),
  );
});
