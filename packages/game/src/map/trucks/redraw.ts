import type { SeenTruck } from './seen-truck.ts';

/** A truck is redrawn once it has moved by this many device px, or turned by this many radians: less cannot be seen. */
const MOVED = 0.25;
const TURNED = 0.01;
/** With reduced motion, trucks move at most once in this many ms. */
export const STILL_MS = 250;

/** What decides whether a frame looks different from the one on the screen. */
export type FrameInput = {
  /** Everything on which the picture depends except the trucks' positions, compared by identity. */
  readonly changes: readonly unknown[];
  readonly seen: readonly SeenTruck[];
  /** Device px per CSS px. */
  readonly ratio: number;
  /** The time of the frame, in ms. */
  readonly time: number;
  /** Whether the person asked for reduced motion. */
  readonly isStill: boolean;
};

type TruckDrawing = { readonly x: number; readonly y: number; readonly angle: number };

/**
 * Remembers the last frame that was drawn, and says whether the next would look different. At the speed of a lesson a truck moves by a pixel a second, so most
 * frames would not: skipping them saves processor time and battery.
 */
export class Redraw {
  #changes: readonly unknown[] | null = null;
  #drawn: readonly TruckDrawing[] = [];
  #time = 0;

  /** Whether to draw this frame; if so, it is remembered as drawn. */
  isNeeded(frame: FrameInput): boolean {
    const isNeeded = this.#isOther(frame.changes) || this.#isMoving(frame);
    if (!isNeeded) return false;
    this.#changes = frame.changes;
    this.#time = frame.time;
    this.#drawn = frame.seen.map(({ mark, point }) => ({ x: point.x, y: point.y, angle: mark.angle }));
    return true;
  }

  #isOther(changes: readonly unknown[]): boolean {
    const before = this.#changes;
    return before?.length !== changes.length || changes.some((one, at) => !Object.is(one, before[at]));
  }

  #isMoving({ seen, ratio, time, isStill }: FrameInput): boolean {
    if (seen.length !== this.#drawn.length) return true;
    if (isStill && time - this.#time < STILL_MS) return false;
    if (!isStill && seen.some(({ mark }) => mark.ring === 'ALERT')) return true;
    return seen.some(({ mark, point }, at) => {
      const before = this.#drawn[at];
      if (before === undefined) return true;
      const moved = Math.max(Math.abs(point.x - before.x), Math.abs(point.y - before.y)) * ratio;
      return moved >= MOVED || Math.abs(mark.angle - before.angle) >= TURNED;
    });
  }
}
