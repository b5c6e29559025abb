import { expect, test, vi } from 'vitest';
import { rejectionText } from '@fracht/content';
import type { GameState } from '@fracht/engine';
import { AUTHOR, aSandbox } from '../../test/a-sandbox.ts';
import { SandboxHost } from './sandbox-host.ts';

/** A host whose real time the test moves, and everything that it reported. */
function aHost(id: string) {
  let real = 0;
  const told: { readonly before: GameState; readonly after: GameState; readonly rate: number }[] = [];
  const { struck } = aSandbox(id);
  const host = new SandboxHost(
    struck,
    { player: AUTHOR.id, type: 'STUDENT' },
    (before, after, rate) => void told.push({ before, after, rate }),
    () => real,
  );
  const last = (): GameState => told.at(-1)?.after ?? struck;
  const wait = (ms: number): void => {
    real += ms;
    host.tick();
  };
  return { host, told, struck, last, wait };
}

test('[TRY-3] a second is a minute of the game at a lesson’s pace, ten of them at the quick one, none while the clock stands', () => {
  const { host, struck, last, wait } = aHost('K05');
  wait(1000);
  expect(last().now - struck.now).toBe(60);
  host.setPace(10);
  wait(1000);
  expect(last().now - struck.now).toBe(660);
  host.setPace(0);
  wait(60_000);
  expect(last().now - struck.now).toBe(660);
  host.setPace(1);
  wait(500);
  expect(last().now - struck.now).toBe(690);
});

test('fractions of a second add up', () => {
  const { struck, last, wait } = aHost('K05');
  for (let tick = 0; tick < 1000; tick += 1) wait(7);
  expect(Math.abs(last().now - struck.now - 420)).toBeLessThanOrEqual(1);
});

test('[TRY-3] nothing comes by itself while a car waits for an answer; after it the next thing does, each event by itself', () => {
  const { host, struck } = aHost('K05');
  expect(host.skip()).toBe(false);
  const accident = aHost('A01');
  expect(accident.host.skip()).toBe(true);
  expect(accident.last().cars.some(({ state }) => state.action === 'DRIVING_WITH_SHIPMENT')).toBe(true);
  accident.host.setPace(10);
  accident.wait(120_000);
  const moments = accident.told.map(({ after }) => after.now);
  expect(moments).toEqual([...moments].sort((one, other) => one - other));
  expect(new Set(moments).size).toBeGreaterThan(3);
  expect(accident.last().orders[0]?.delivered).toBe(true);
  expect(struck.orders[0]?.delivered).toBe(false);
});

test('an action goes through the rules: what is refused is told and changes nothing', () => {
  const { host, struck, told, last } = aHost('K05');
  const order = struck.orders[0]?.id ?? '';
  const wrong = { action: 'RESOLVE_EMERGENCY', order, emergency: 'K05', tree: 'carSituation', answer: 0 } as const;
  expect(host.act(wrong)).toEqual({ ok: false, code: 'TREE_NOT_OPEN', message: rejectionText.TREE_NOT_OPEN });
  expect(told).toEqual([]);
  expect(host.act({ ...wrong, tree: 'situation' })).toEqual({ ok: true });
  expect(last().orders[0]?.emergencies[0]?.decisions).toHaveLength(1);
});

test('the clock runs between start and stop alone', () => {
  vi.useFakeTimers();
  try {
    const { host, told } = aHost('K05');
    const stop = host.start();
    expect(told).toHaveLength(1);
    expect(told[0]?.rate).toBeCloseTo(0.06);
    expect(vi.getTimerCount()).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
