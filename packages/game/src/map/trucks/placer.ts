import type { MapSurface } from '../map-surface.ts';
import type { Point } from '../view.ts';
import { drawnNames, showNames } from './map-names.ts';
import { awayFromName } from './away-from-name.ts';
import type { SeenTruck } from './seen-truck.ts';
import { NOTHING_PLACED, placeAll, type Placement } from './placement.ts';

/** A driving truck causes a new placement after this many px, but not more often than every REST_MS. */
const FAR = 3;
const REST_MS = 200;

/** Caches the placement from frame to frame; computes a new one when something has changed. */
export class Placer {
  #placement = NOTHING_PLACED;
  #changes: readonly unknown[] = [];
  #placedAt = Number.NEGATIVE_INFINITY;
  #points: ReadonlyMap<string, Point> = new Map();
  #plates = 0;

  /** The placement for this frame. `changes`: everything except truck positions on which it depends, compared by identity; `time` in ms. */
  place(
    map: Element,
    surface: MapSurface,
    seen: readonly SeenTruck[],
    { changes, time }: { readonly changes: readonly unknown[]; readonly time: number },
  ): Placement {
    const isOther = changes.length !== this.#changes.length || changes.some((one, at) => one !== this.#changes[at]);
    if (!isOther && (time - this.#placedAt < REST_MS || !this.#haveMoved(seen))) return this.#placement;
    const names = drawnNames(map, surface.view);
    const { plates, size } = surface;
    // A change of the selection forgets the positions of city names, so that names pushed aside by its plates return.
    const before = plates.length === this.#plates ? this.#placement : { ...this.#placement, cities: new Map() };
    this.#placement = placeAll({ trucks: seen, ...names, plates, size, away: awayFromName }, before);
    this.#plates = plates.length;
    showNames(names, this.#placement);
    this.#changes = changes;
    this.#placedAt = time;
    this.#points = new Map(seen.map(({ mark, point }) => [mark.id, point]));
    return this.#placement;
  }

  #haveMoved(seen: readonly SeenTruck[]): boolean {
    return seen.some(({ mark, point }) => {
      const before = this.#points.get(mark.id);
      return before === undefined || Math.hypot(before.x - point.x, before.y - point.y) > FAR;
    });
  }
}
