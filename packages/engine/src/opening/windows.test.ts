import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DOCK_STEP, type WindowTerms, windowsFor } from './windows.ts';

const TERMS: WindowTerms = {
  soonest: 15 * 60,
  latest: 30 * 60,
  delay: 0,
  loading: 3600,
  haul: () => 4 * 3600,
  pickLength: 240,
  deliverLength: 300,
  slack: 25,
  gameEnds: 2400 * 60,
};

test('[ORD-6] the dock opens on the half-hour at or before the soonest arrival, later where the customer wants it', () => {
  expect(windowsFor(TERMS).pickWindow).toEqual({ from: 0, to: 240 });
  expect(windowsFor({ ...TERMS, delay: 90 }).pickWindow).toEqual({ from: 90, to: 330 });
});

test('[ORD-6] the delivery window leaves the slack over the haul, or more where the window is long', () => {
  expect(windowsFor(TERMS).deliverWindow).toEqual({ from: 300, to: 600 });
  const long = windowsFor({ ...TERMS, haul: () => 16 * 3600 }).deliverWindow;
  expect(long).toEqual({ from: 1020, to: 1320 });
});

test('[ORD-5] whatever the terms, the promise holds: loaded within the one window, there within the other, without waiting', () => {
  const terms = fc.record({
    start: fc.integer({ min: 0, max: 2000 * 60 }),
    delay: fc.integer({ min: 0, max: 6 }).map((steps) => steps * DOCK_STEP),
    loading: fc.integer({ min: 0, max: 4 * 3600 }),
    haul: fc.integer({ min: 0, max: 30 * 3600 }),
    pickLength: fc.integer({ min: 1, max: 480 }),
    deliverLength: fc.integer({ min: 1, max: 480 }),
    slack: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(terms, ({ start, haul, ...rest }) => {
      const latest = start + 30 * 60;
      const { pickWindow, deliverWindow } = windowsFor({
        ...rest,
        haul: () => haul,
        soonest: start + 15 * 60,
        latest,
        gameEnds: 2400 * 60,
      });
      const loads = Math.max(latest, pickWindow.from * 60);
      const reports = loads + rest.loading + haul;
      expect(loads).toBeLessThanOrEqual(pickWindow.to * 60);
      expect(reports).toBeLessThanOrEqual(deliverWindow.to * 60);
      expect(reports).toBeGreaterThanOrEqual(deliverWindow.from * 60);
      expect(deliverWindow.from).toBeLessThan(2400);
      expect(pickWindow.to - pickWindow.from).toBeGreaterThanOrEqual(rest.pickLength);
      expect(pickWindow.from % DOCK_STEP).toBe(0);
      expect(deliverWindow.from % DOCK_STEP).toBe(0);
    }),
    { numRuns: 5000 },
  );
});
