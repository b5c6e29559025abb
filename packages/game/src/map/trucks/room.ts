import { overlaps, type Box } from '@fracht/kit/ui/box.ts';
import { fitsInside, type Point, type Size } from '../view.ts';

/** Something to be placed near a point of the screen. */
export type Label = {
  readonly point: Point;
  /** Candidate boxes relative to the point, best first. */
  readonly places: readonly Box[];
  /** The index of the candidate it had before; null: none. It keeps it while that is free. */
  readonly before: number | null;
  /** Placed in any case, over others if no candidate is free. */
  readonly isSure: boolean;
  /** It may be cut by the edge of the screen. */
  readonly mayLeave: boolean;
  /** Boxes that this label avoids but others may cover, such as the dots of cities. */
  readonly avoids?: readonly Box[];
  /** Whether it may be placed in this box of the screen; absent: in any. */
  readonly allows?: (box: Box) => boolean;
};

/** A label keeps this many px from others at a new position, but may stay at its old one while it overlaps nothing (hysteresis): so nothing flickers. */
const MARGIN = 3;

/** The screen with the boxes taken so far; first come, first served. */
export class Room {
  readonly #size: Size;
  readonly #boxes: Box[];

  constructor(size: Size, taken: readonly Box[]) {
    this.#size = size;
    this.#boxes = [...taken];
  }

  /** Places a label and returns the index of its candidate; null: none is free. */
  put(label: Label): number | null {
    const { before, places, point } = label;
    if (before !== null && before < places.length && this.#fits(label, before, 0)) return this.#take(label, before);
    const free = places.findIndex((_, index) => this.#fits(label, index, MARGIN));
    if (free !== -1) return this.#take(label, free);
    if (!label.isSure) return null;
    const seen = places.findIndex((place) => fitsInside(boxAt(place, point), this.#size));
    return this.#take(label, Math.max(0, seen));
  }

  #fits({ point, places, mayLeave, avoids = [], allows }: Label, index: number, margin: number): boolean {
    const place = places[index];
    if (place === undefined) return false;
    const box = boxAt(place, point);
    if (!mayLeave && !fitsInside(box, this.#size)) return false;
    if (allows?.(box) === false) return false;
    const roomy = grown(box, margin);
    const isTaken = (other: Box): boolean => overlaps(roomy, other);
    return !this.#boxes.some(isTaken) && !avoids.some(isTaken);
  }

  #take({ point, places }: Label, index: number): number {
    const place = places[index];
    if (place !== undefined) this.#boxes.push(boxAt(place, point));
    return index;
  }
}

/** A relative box at a point of the screen. */
export function boxAt({ left, top, right, bottom }: Box, { x, y }: Point): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
