import { expect, test } from 'vitest';
import { LineWatch, WATCH_EVERY_MS } from './line-watch.ts';

/** A watch under a clock that is moved by hand; `told` records what it did, with the times. */
function aWatch() {
  const clock = { now: 1_000_000 };
  const told: [what: 'ask' | 'dead', at: number][] = [];
  const began = clock.now;
  const tell = (what: 'ask' | 'dead') => void told.push([what, clock.now - began]);
  const watch = new LineWatch({ now: () => clock.now, ask: () => tell('ask'), dead: () => tell('dead') });
  /** The page runs for this long, with a check every `every` ms. */
  const run = (ms: number, every = WATCH_EVERY_MS) => {
    for (const end = clock.now + ms; clock.now < end;) {
      clock.now += every;
      watch.look();
    }
  };
  /** The page, or the whole computer, is suspended. */
  const sleep = (ms: number) => void (clock.now += ms);
  return { clock, watch, told, run, sleep };
}

test('[LIN-24] a line on which nothing comes is dead within 3 s', () => {
  const { watch, told, run } = aWatch();
  watch.hear(true);
  run(2500);
  expect(told).toEqual([]);
  run(WATCH_EVERY_MS);
  expect(told).toEqual([['dead', 2750]]);
});

test('[LIN-24] a mark every one and a half seconds keeps it alive', () => {
  const { watch, told, run } = aWatch();
  for (let marks = 0; marks < 40; marks += 1) {
    watch.hear(true);
    run(1500);
  }
  expect(told).toEqual([]);
});

test('[LIN-24] a server that sends no marks is asked once, and may then be silent for as long as it likes', () => {
  const { watch, told, run, sleep } = aWatch();
  watch.hear(false);
  run(3000);
  expect(told).toEqual([['ask', 2750]]);
  watch.hear(false);
  run(60_000);
  sleep(60_000);
  run(60_000);
  watch.wake();
  expect(told).toHaveLength(1);
});

test('[LIN-24] a line that dies before its first mark is asked, and dead where nothing comes within a second', () => {
  const { watch, told, run } = aWatch();
  watch.hear(false);
  run(4000);
  expect(told.slice(0, 2)).toEqual([
    ['ask', 2750],
    ['dead', 4000],
  ]);
});

test('[LIN-24] a line that sleeps before its first mark is asked at once, and not taken for dead before it could answer', () => {
  const { watch, told, run, sleep } = aWatch();
  watch.hear(false);
  run(1000);
  sleep(60_000);
  run(1000);
  expect(told).toEqual([['ask', 61_250]]);
  watch.hear(true);
  run(2500);
  expect(told).toHaveLength(1);
});

test('[LIN-24] after a sleep the server is asked at once; a dead line is noticed within a second, one that answers stays', () => {
  for (const isAlive of [false, true]) {
    const { watch, told, run, sleep } = aWatch();
    watch.hear(true);
    run(1000);
    sleep(3_600_000);
    run(WATCH_EVERY_MS);
    expect(told).toEqual([['ask', 3_601_250]]);
    if (isAlive) watch.hear(false);
    run(1250);
    expect(told.map(([what]) => what)).toEqual(isAlive ? ['ask'] : ['ask', 'dead']);
  }
});

test.each([
  ['once a second', 1000],
  ['once a minute', 60_000],
])('[LIN-24] a page in the background that the browser lets run %s raises no alarm while marks come', (_, every) => {
  const { clock, watch, told, sleep } = aWatch();
  watch.hear(true);
  for (let looks = 0; looks < 20; looks += 1) {
    for (let passed = 0; passed < every; passed += 1000) {
      sleep(1000);
      watch.hear(true);
    }
    watch.look();
  }
  expect([told, clock.now > 0]).toEqual([[], true]);
});

test('[LIN-24] who comes back to the page of a line that has been silent has it asked at once, one that was heard of just now is left alone', () => {
  const { watch, told, sleep, run } = aWatch();
  watch.hear(true);
  sleep(1400);
  watch.wake();
  expect(told).toEqual([]);
  sleep(58_600);
  watch.wake();
  expect(told).toEqual([['ask', 60_000]]);
  watch.look();
  run(1250);
  expect(told.at(-1)).toEqual(['dead', 61_250]);
});

test('[LIN-24] a clock of the device that is set back raises no alarm, and does not keep a dead line alive', () => {
  const { watch, told, run, sleep } = aWatch();
  watch.hear(true);
  sleep(-7_200_000);
  run(2500);
  expect(told).toEqual([]);
  run(WATCH_EVERY_MS * 2);
  expect(told.map(([what]) => what)).toContain('dead');
});
