import { expect, test } from 'vitest';
import { Redraw, type FrameInput } from './redraw.ts';
import type { SeenTruck } from './seen-truck.ts';
import type { TruckMark } from './truck-mark.ts';

const LOOKS: readonly unknown[] = [];

function aTruck(x: number, change: Partial<TruckMark> = {}): SeenTruck {
  const mark: TruckMark = {
    id: 'ST-01',
    type: 'ST',
    mine: true,
    x: 0,
    y: 0,
    angle: 0,
    ring: 'NONE',
    badge: null,
    tone: 'none',
    selected: false,
    city: null,
    ...change,
  };
  return { mark, point: { x, y: 0 } };
}

function aFrame(change: Partial<FrameInput> = {}): FrameInput {
  return { changes: [LOOKS], seen: [aTruck(10)], ratio: 1, time: 0, isStill: false, ...change };
}

/** A Redraw that has drawn `first`. */
function after(first: FrameInput): Redraw {
  const redraw = new Redraw();
  expect(redraw.isNeeded(first)).toBe(true);
  return redraw;
}

test('[MAP-7] the same picture is drawn once', () => {
  const redraw = after(aFrame());
  expect(redraw.isNeeded(aFrame({ time: 16 }))).toBe(false);
  expect(redraw.isNeeded(aFrame({ time: 60_000 }))).toBe(false);
});

test('[MAP-7] a truck is drawn again once it has moved by a quarter of a pixel of the device, however slowly', () => {
  const redraw = after(aFrame());
  const movedTo = (x: number, ratio = 1) => redraw.isNeeded(aFrame({ seen: [aTruck(x)], ratio }));
  expect(movedTo(10.1)).toBe(false);
  expect(movedTo(10.2)).toBe(false);
  expect(movedTo(10.25)).toBe(true);
  expect(movedTo(10.4)).toBe(false);
  expect(movedTo(10.4, 2)).toBe(true);
});

test('[MAP-7] a turn, a truck more or less, and anything else that is shown are drawn at once', () => {
  const redraw = after(aFrame());
  expect(redraw.isNeeded(aFrame({ seen: [aTruck(10, { angle: 0.02 })] }))).toBe(true);
  expect(redraw.isNeeded(aFrame({ seen: [aTruck(10), aTruck(20)] }))).toBe(true);
  expect(redraw.isNeeded(aFrame({ seen: [aTruck(10)] }))).toBe(true);
  expect(redraw.isNeeded(aFrame({ changes: [[]] }))).toBe(true);
  expect(redraw.isNeeded(aFrame({ changes: [LOOKS, 'ST-01'] }))).toBe(true);
});

test('[MAP-7] the pulse around an incident is drawn in every frame, unless reduced motion is wanted', () => {
  const struck = [aTruck(10, { ring: 'ALERT' })];
  expect(after(aFrame({ seen: struck })).isNeeded(aFrame({ seen: struck }))).toBe(true);
  expect(after(aFrame({ seen: struck, isStill: true })).isNeeded(aFrame({ seen: struck, isStill: true }))).toBe(false);
});

test('[MAP-7] with reduced motion trucks move four times a second, and what else changes shows at once', () => {
  const redraw = after(aFrame({ isStill: true }));
  const moved = { seen: [aTruck(40)], isStill: true };
  expect(redraw.isNeeded(aFrame({ ...moved, time: 249 }))).toBe(false);
  expect(redraw.isNeeded(aFrame({ ...moved, time: 250 }))).toBe(true);
  expect(redraw.isNeeded(aFrame({ ...moved, time: 260, changes: [[]] }))).toBe(true);
});
