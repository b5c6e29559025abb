import type { Point } from '../view.ts';

const RING_RADIUS = 30;
const RING_STEP = 26;
const FIRST_RING = 6;
const CITY_RING = 12;

/** The first `count` places around a point: rings of six, the first opening upwards, alternating between both sides: 0, +1, -1, +2, -2, +3. */
export function slots(count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const [ring, place] = [Math.floor(index / FIRST_RING), index % FIRST_RING];
    const turned = -Math.PI / 2 + ring * (Math.PI / FIRST_RING);
    return onRing(RING_RADIUS + ring * RING_STEP, turned + turnOf(place, FIRST_RING));
  });
}

/** The places beside a city's dot: one ring of twelve, opening from `away` (radians) to both sides. */
export function besideDot(away: number): readonly Point[] {
  return Array.from({ length: CITY_RING }, (_, place) => onRing(RING_RADIUS, away + turnOf(place, CITY_RING)));
}

/** How far a place of a ring is turned from its first, in radians, alternating between both sides. */
function turnOf(place: number, count: number): number {
  return (place % 2 === 1 ? 1 : -1) * Math.ceil(place / 2) * ((Math.PI * 2) / count);
}

function onRing(radius: number, angle: number): Point {
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}
