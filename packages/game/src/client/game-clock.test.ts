import { expect, test } from 'vitest';
import { clockRate, gameTimeAt, nextReading, standingAt, type ClockReading } from './game-clock.ts';
import { waitBefore } from './backoff.ts';
import { ServerClock } from './server-clock.ts';

function aReading(change: Partial<ClockReading> = {}): ClockReading {
  const rate = clockRate(1, 1000);
  return { state: 'IN_PROGRESS', round: 1, now: 600, serverTime: 10_000, rate, roundEnd: 36_000, ...change };
}

test('[LIN-14] a running clock goes one game minute a second at speed 1', () => {
  expect(gameTimeAt(aReading(), 13_000)).toBe(780);
});

test('[LIN-14] a paused clock stands', () => {
  expect(gameTimeAt(aReading({ state: 'PAUSED' }), 13_000)).toBe(600);
});

test('[LIN-16] a clock that stands stays where it was, and goes on as the next message says, be that earlier', () => {
  const standing = standingAt(aReading(), 13_000);
  expect([13_000, 60_000].map((at) => gameTimeAt(standing, at))).toEqual([780, 780]);
  const next = nextReading(standing, aReading({ now: 765, serverTime: 60_000 }));
  expect(gameTimeAt(next, 61_000)).toBe(825);
});

test('[LIN-14] the clock stops at the end of the round', () => {
  expect(gameTimeAt(aReading({ now: 35_990 }), 60_000)).toBe(36_000);
});

test('[LIN-14] a message packed late does not set the clock back', () => {
  const next = nextReading(aReading(), aReading({ now: 620, serverTime: 11_000 }));
  expect(gameTimeAt(next, 11_000)).toBe(660);
});

test('a pause and a new round set the clock anew', () => {
  const paused = aReading({ state: 'PAUSED', now: 610, serverTime: 11_000 });
  expect(nextReading(aReading(), paused)).toEqual(paused);
  const later = aReading({ round: 2, now: 36_000, serverTime: 11_000 });
  expect(nextReading(aReading(), later)).toEqual(later);
});

test('[LIN-14] a server that came back with an older time is believed', () => {
  const back = aReading({ now: 610, serverTime: 90_000 });
  expect(nextReading(aReading(), back)).toEqual(back);
});

test('the server clock follows the least delayed message', () => {
  let device = 5000;
  const clock = new ServerClock(() => device);
  clock.heard(7000);
  device = 6000;
  clock.heard(7950);
  expect(clock.now()).toBe(7998);
});

test('[LIN-7] attempts are made less and less often, at least every 6.25 s', () => {
  const waits = [0, 1, 2, 3, 4, 5, 20].map((attempt) => waitBefore(attempt, 0.5));
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  expect(waitBefore(20, 1)).toBe(6250);
});
