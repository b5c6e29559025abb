import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '@testing-library/react';
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

function aMap() {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { value: PHONE.width });
  Object.defineProperty(element, 'clientHeight', { value: PHONE.height });
  const surface = emptySurface();
  const { result } = renderHook(() => useMapView({ current: element }, { current: surface }));
  const control = result.current;
  /** A map point so low that a card would cover it. */
  const covered = () => ({
    x: (PHONE.width / 2 - surface.view.x) / surface.view.k,
    y: (PHONE.height * 0.8 - surface.view.y) / surface.view.k,
  });
  return { control, covered, view: (): View => surface.view };
}

test('[MAP-9] what a card would cover is brought into sight; when the card is closed the map goes back', () => {
  const { control, covered, view } = aMap();
  expect(view()).toEqual(fittingView(PHONE));
  control.reveal(covered(), FREE);
  expect(view()).not.toEqual(fittingView(PHONE));
  control.reveal(covered(), FREE);
  control.release();
  expect(view()).toEqual(fittingView(PHONE));
});

test('[MAP-9] it goes back to where the user had moved it', () => {
  const { control, covered, view } = aMap();
  control.zoomBy(2);
  const moved = view();
  control.reveal(covered(), FREE);
  control.release();
  expect(view().k).toBe(moved.k);
  expect(view().x).toBeCloseTo(moved.x, 6);
  expect(view().y).toBeCloseTo(moved.y, 6);
});

test('[MAP-9] whoever moves the map while the card stands keeps it there', () => {
  const { control, covered, view } = aMap();
  control.reveal(covered(), FREE);
  control.zoomBy(1.5);
  const moved = view();
  control.release();
  expect(view()).toEqual(moved);
});
