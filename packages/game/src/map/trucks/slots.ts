import type { Point } from '../view.ts';

const RING_RADIUS = 30;
const RING_STEP = 26;
const FIRST_RING = 6;

/** The offset of the `index`-th place around a point: rings of six, opening from `away` (radians) to both sides in turn: 0, +1, -1, +2, -2, +3. */
export function slotOffset(index: number, away: number): Point {
  const [ring, place] = [Math.floor(index / FIRST_RING), index % FIRST_RING];
  const side = place % 2 === 1 ? 1 : -1;
  const angle = away + side * Math.ceil(place / 2) * ((Math.PI * 2) / FIRST_RING) + ring * (Math.PI / FIRST_RING);
  const radius = RING_RADIUS + ring * RING_STEP;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

/** The first `count` such offsets. */
export function slots(count: number, away: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => slotOffset(index, away));
}
