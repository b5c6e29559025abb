import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook, waitFor } from '@testing-library/react';
import { emptySurface } from './map-surface.ts';
import { useMapView } from './use-map-view.ts';
import { fittingView, type View } from './view.ts';

const PHONE = { width: 390, height: 700 };
/** The share of a phone's map that a card leaves free. */
const FREE = 0.5;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => vi.unstubAllGlobals());

/** A map that can be moved, or one whose zoom code is still loading. */
async function aMap(isWaited = true) {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { value: PHONE.width });
  Object.defineProperty(element, 'clientHeight', { value: PHONE.height });
  const surface = emptySurface();
  const { result } = renderHook(() => useMapView({ current: element }, { current: surface }));
  const control = result.current;
  const isLoaded = () => waitFor(() => expect('__zoom' in element).toBe(true));
  if (isWaited) await isLoaded();
  /** A map point so low that a card would cover it. */
  const covered = () => ({
    x: (PHONE.width / 2 - surface.view.x) / surface.view.k,
    y: (PHONE.height * 0.8 - surface.view.y) / surface.view.k,
  });
  return { control, covered, isLoaded, view: (): View => surface.view };
}

test('[MAP-9] what a card would cover is brought into sight; when the card is closed the map goes back', async () => {
  const { control, covered, view } = await aMap();
  expect(view()).toEqual(fittingView(PHONE));
  control.reveal(covered(), FREE);
  expect(view()).not.toEqual(fittingView(PHONE));
  control.reveal(covered(), FREE);
  control.release();
  expect(view()).toEqual(fittingView(PHONE));
});

test('[MAP-9] it goes back to where the user had moved it', async () => {
  const { control, covered, view } = await aMap();
  control.zoomBy(2);
  const moved = view();
  control.reveal(covered(), FREE);
  control.release();
  expect(view().k).toBe(moved.k);
  expect(view().x).toBeCloseTo(moved.x, 6);
  expect(view().y).toBeCloseTo(moved.y, 6);
});

test('[MAP-9] whoever moves the map while the card stands keeps it there', async () => {
  const { control, covered, view } = await aMap();
  control.reveal(covered(), FREE);
  control.zoomBy(1.5);
  const moved = view();
  control.release();
  expect(view()).toEqual(moved);
});

test('[MAP-9] the whole game is seen before the map can be moved, and what was asked for then is done', async () => {
  const { control, covered, isLoaded, view } = await aMap(false);
  expect(view()).toEqual(fittingView(PHONE));
  control.reveal(covered(), FREE);
  expect(view()).toEqual(fittingView(PHONE));
  await isLoaded();
  expect(view()).not.toEqual(fittingView(PHONE));
});
