import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GameClock } from './game-clock.ts';

test('[LVG-4] a unit of 1000 ms is 60 game seconds at speed 1 and 120 at speed 2', () => {
  const slow = new GameClock({ speed: 1, unitMs: 1000 });
  const quick = new GameClock({ speed: 2, unitMs: 1000 });
  slow.start(5000, 100);
  quick.start(5000, 100);
  expect([slow.gameAt(5000), slow.gameAt(6000), slow.gameAt(5999)]).toEqual([100, 160, 159]);
  expect(quick.gameAt(6000)).toBe(220);
});

test('standing it tells no time; a second start changes nothing', () => {
  const clock = new GameClock({ speed: 1, unitMs: 1000 });
  expect(clock.gameAt(1)).toBeNull();
  expect(clock.realAt(1)).toBeNull();
  clock.start(0, 0);
  clock.start(500, 0);
  expect(clock.gameAt(1000)).toBe(60);
  clock.stop();
  expect(clock.isRunning).toBe(false);
});

test('[LVG-4] game time never goes back, and is there within a millisecond of the moment told', () => {
  const anyPace = fc.record({
    speed: fc.constantFrom(1, 1.25, 1.5, 1.75, 2),
    unitMs: fc.integer({ min: 1, max: 5000 }),
  });
  fc.assert(
    fc.property(anyPace, fc.integer({ min: 1, max: 200_000 }), fc.nat(10_000), (pace, game, before) => {
      const clock = new GameClock(pace);
      clock.start(1_800_000_000_000, before);
      const real = clock.realAt(before + game) ?? 0;
      expect(clock.gameAt(real + 1)).toBeGreaterThanOrEqual(before + game);
      expect(clock.gameAt(real - 1)).toBeLessThan(before + game);
    }),
  );
});
