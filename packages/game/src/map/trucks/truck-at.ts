import type { DrawnTruck } from './truck-mark.ts';

/** Hit test: the topmost truck at a point of the screen; null for none. */
export function truckAt(drawn: readonly DrawnTruck[], x: number, y: number): DrawnTruck | null {
  for (let index = drawn.length - 1; index >= 0; index -= 1) {
    const truck = drawn[index];
    if (truck === undefined) continue;
    const reach = truck.isStack ? 22 : truck.mark.mine ? 20 : 14;
    if (Math.hypot(truck.x - x, truck.y - y) <= reach) return truck;
  }
  return null;
}
