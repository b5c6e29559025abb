import type { TruckMark } from './truck-mark.ts';

const RING_RADIUS = 30;
const RING_STEP = 26;
const FIRST_RING = 6;

export type Offset = { readonly dx: number; readonly dy: number };

/**
 * Where each truck that shares its place with others, or stands in a city, is drawn beside it, in screen pixels: around the
 * place, six to the first ring, mine first; `away` is the direction (radians) that the place keeps free of its own name,
 * `isTaken` whether a truck would cover something there.
 */
export function fanOut(
  marks: readonly TruckMark[],
  away: (place: string) => number,
  isTaken: (mark: TruckMark, offset: Offset) => boolean,
): ReadonlyMap<string, Offset> {
  const places = new Map<string, TruckMark[]>();
  for (const mark of marks) {
    if (mark.place === null) continue;
    const there = places.get(mark.place) ?? [];
    there.push(mark);
    places.set(mark.place, there);
  }
  const offsets = new Map<string, Offset>();
  for (const [place, there] of places) {
    there.sort(byOwnerThenId);
    let next = 0;
    for (const mark of there) {
      const index = freeSlot(next, (at) => isTaken(mark, slot(at, away(place))));
      offsets.set(mark.id, slot(index, away(place)));
      next = index + 1;
    }
  }
  return offsets;
}

/** The first slot from `from` that is free; `from` itself where none near is. */
function freeSlot(from: number, isTaken: (index: number) => boolean): number {
  for (let index = from; index < from + FIRST_RING * 2; index += 1) {
    if (!isTaken(index)) return index;
  }
  return from;
}

function byOwnerThenId(one: TruckMark, other: TruckMark): number {
  if (one.mine !== other.mine) return one.mine ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** Slots open to both sides of `away` in turn: 0, +1, -1, +2, -2, +3. */
function slot(index: number, away: number): Offset {
  const [ring, place] = [Math.floor(index / FIRST_RING), index % FIRST_RING];
  const side = place % 2 === 1 ? 1 : -1;
  const angle = away + side * Math.ceil(place / 2) * ((Math.PI * 2) / FIRST_RING) + ring * (Math.PI / FIRST_RING);
  const radius = RING_RADIUS + ring * RING_STEP;
  return { dx: Math.cos(angle) * radius, dy: Math.sin(angle) * radius };
}
