import { expect, test } from 'vitest';
import { type GraphBox, type Viewport, viewportFor } from './viewport.ts';

const CANVAS: GraphBox = { left: 0, top: 0, right: 900, bottom: 500 };
const BESIDE: GraphBox = { ...CANVAS, right: 700 };
const ABOVE: GraphBox = { ...CANVAS, bottom: 350 };
const HERE: Viewport = { x: 0, y: 0, zoom: 1 };

const box = (left: number, top: number, width: number, height: number): GraphBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('[EDT-9] what is in sight stays where it is', () => {
  expect(viewportFor([box(10, 10, 248, 300)], [CANVAS], HERE)).toBeNull();
  expect(viewportFor([box(10, 10, 248, 300)], [CANVAS], { ...HERE, zoom: 0.6 })).toBeNull();
  expect(viewportFor([box(600, 10, 248, 300)], [BESIDE, ABOVE], HERE)).toBeNull();
});

test.each([
  ['over the edge on the right', box(800, 10, 248, 300), { x: -148, y: 0 }],
  ['over the edge on the left', box(-30, 10, 248, 300), { x: 30, y: 0 }],
  ['under the edge below', box(10, 300, 248, 300), { x: 0, y: -100 }],
  ['over the edge above', box(10, -40, 248, 300), { x: 0, y: 40 }],
])('[EDT-9] what lies %s comes no further than needed', (_, part, way) => {
  expect(viewportFor([part], [CANVAS], HERE)).toEqual({ ...way, zoom: 1 });
});

test('what is far off comes to the middle', () => {
  expect(viewportFor([box(2000, 1000, 200, 100)], [CANVAS], HERE)).toEqual({ x: -1650, y: -800, zoom: 1 });
});

test('what lies under the small map comes out by the shorter way', () => {
  expect(viewportFor([box(600, 60, 248, 300)], [BESIDE, ABOVE], HERE)).toEqual({ x: 0, y: -10, zoom: 1 });
  expect(viewportFor([box(460, 150, 248, 300)], [BESIDE, ABOVE], HERE)).toEqual({ x: -8, y: 0, zoom: 1 });
});

test('where the whole finds no room the next part has to do, and the last one begins where there is room', () => {
  const whole = box(10, 100, 248, 600);
  const way = box(10, 560, 248, 96);
  expect(viewportFor([whole, box(10, 100, 248, 450), way], [CANVAS], HERE)).toEqual({ x: 0, y: -50, zoom: 1 });
  expect(viewportFor([whole, way], [CANVAS], HERE)?.y).toBe(-156);
  expect(viewportFor([whole], [CANVAS], HERE)?.y).toBe(-100);
});

test('what is too small to be read is drawn larger', () => {
  expect(viewportFor([box(10, 10, 248, 300)], [CANVAS], { ...HERE, zoom: 0.2 })?.zoom).toBe(0.9);
});
