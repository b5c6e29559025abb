import type { MapSurface } from './map-surface.ts';
import { overlaps, type Box } from '@fracht/kit/ui/box.ts';
import { fitsInside, toScreen, type Point, type View } from './view.ts';

/** Applies the view (zoom and pan) to every layer: transforms the scaled groups, moves marks to their map points, and places the plates. */
export function placeMarks(map: Element, surface: MapSurface): void {
  const { view } = surface;
  for (const group of map.querySelectorAll('[data-scaled]')) {
    moveTo(group, `translate(${round(view.x)} ${round(view.y)}) scale(${view.k})`);
  }
  for (const picture of map.querySelectorAll<HTMLElement>('[data-picture]')) {
    picture.style.transform = `translate(${round(view.x)}px, ${round(view.y)}px) scale(${view.k})`;
  }
  for (const mark of map.querySelectorAll<SVGElement>('[data-x]')) {
    const { x, y } = toScreen(pointOf(mark), view);
    moveTo(mark, `translate(${round(x)} ${round(y)})`);
  }
  const names = [...map.querySelectorAll<SVGElement>('[data-box]')].map((mark) =>
    boxOf(mark, view, mark.dataset['box']),
  );
  surface.plates = placePlates(map, names, surface);
  surface.version += 1;
  surface.wake();
}

const PLATE = { width: 150, height: 38 } as const;
/** Offsets of a plate from its point, in plate widths and heights, best first. */
const SIDES: readonly Point[] = [
  { x: -0.5, y: -1.9 },
  { x: -0.9, y: 1.1 },
  { x: 0.25, y: -1.6 },
  { x: 0.25, y: 1 },
  { x: -1.25, y: -1.6 },
  { x: -1.25, y: 0.8 },
  { x: 0.3, y: -0.4 },
];

/** Places plates so that they do not overlap, and avoid city names if possible (else the names move), each with a line to its point. Returns their boxes. */
function placePlates(map: Element, names: readonly Box[], { view, size }: MapSurface): readonly Box[] {
  const placed: Box[] = [];
  for (const plate of map.querySelectorAll<SVGElement>('[data-plate]')) {
    const point = toScreen({ x: Number(plate.dataset['px']), y: Number(plate.dataset['py']) }, view);
    const width = Number(plate.dataset['plate']) || PLATE.width;
    const boxes = SIDES.map((side) => plateBox(point, side, width));
    const seen = boxes.filter((one) => fitsInside(one, size) && !placed.some((other) => overlaps(one, other)));
    const box = seen.find((one) => !names.some((name) => overlaps(one, name))) ?? seen[0] ?? boxes[0];
    if (box === undefined) continue;
    placed.push(box);
    plate.setAttribute('transform', `translate(${round(box.left)} ${round(box.top)})`);
    plate.querySelector('[data-leader]')?.setAttribute('d', leader(box, point));
  }
  return placed;
}

function plateBox(point: Point, side: Point, width: number): Box {
  const left = point.x + side.x * width;
  const top = point.y + side.y * PLATE.height;
  return { left, top, right: left + width, bottom: top + PLATE.height };
}

function leader(box: Box, point: Point): string {
  const x = Math.max(box.left + 10, Math.min(box.right - 10, point.x));
  const y = point.y < box.top ? box.top : box.bottom;
  return `M${round(x - box.left)} ${round(y - box.top)}L${round(point.x - box.left)} ${round(point.y - box.top)}`;
}

/** Moves an element that is not there yet: setting a transform, even to the same value, makes the browser lay the element out again. */
function moveTo(element: Element, transform: string): void {
  if (element.getAttribute('transform') !== transform) element.setAttribute('transform', transform);
}

function pointOf(mark: SVGElement): Point {
  return { x: Number(mark.dataset['x']), y: Number(mark.dataset['y']) };
}

function boxOf(mark: SVGElement, view: View, box = ''): Box {
  const point = toScreen(pointOf(mark), view);
  const [left = 0, top = 0, right = 0, bottom = 0] = box.split(',').map(Number);
  return { left: point.x + left, top: point.y + top, right: point.x + right, bottom: point.y + bottom };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
