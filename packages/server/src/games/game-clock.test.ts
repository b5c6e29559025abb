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

test('[HWS-4] a change of pace changes nothing of what has passed, and each stretch counts by its own pace', () => {
  const change = fc.record({ after: fc.nat(5000), pace: fc.integer({ min: 1, max: 10 }) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), fc.constantFrom(1, 1.25, 2), (changes, speed) => {
      const clock = new GameClock({ speed, unitMs: 1000 });
      clock.start(0, 0);
      let [real, pace, units] = [0, 1, 0];
      for (const { after, pace: next } of changes) {
        real += after;
        units += after * pace;
        const before = clock.gameAt(real);
        clock.changePace(real, next);
        expect(clock.gameAt(real)).toBe(before);
        pace = next;
      }
      expect(Math.abs((clock.gameAt(real) ?? 0) - (units * 60 * speed) / 1000)).toBeLessThanOrEqual(1);
      expect(clock.gameAt((clock.realAt(1_000_000) ?? 0) + 1)).toBeGreaterThanOrEqual(1_000_000);
    }),
  );
});

test('[HWS-4] standing, a clock takes the new pace when it starts', () => {
  const clock = new GameClock({ speed: 1, unitMs: 1000 });
  clock.changePace(0, 4);
  expect(clock.gameAt(1000)).toBeNull();
  clock.start(1000, 0);
  expect(clock.gameAt(2000)).toBe(240);
});
