/** A point of an arc in degrees, longitude first. */
export type Degrees = readonly [number, number];
/** A point on the drawn map, in pixels. */
export type Pixels = readonly [number, number];

/**
 * The points of a line that matter when it is drawn: Douglas-Peucker, with the distance measured on the drawn map. `tolerance` in pixels may grow with the
 * place, so that what is far from the game's cities costs less.
 */
export function simplified(
  line: readonly Degrees[],
  project: (point: Degrees) => Pixels | null,
  tolerance: (point: Pixels) => number,
): readonly Degrees[] {
  const drawn = line.map((point): Pixels => project(point) ?? [Infinity, Infinity]);
  const kept = new Set([0, line.length - 1]);
  const open: (readonly [number, number])[] = [[0, line.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [first, last] = span;
    const worst = farthest(drawn, first, last);
    if (worst === null || worst.distance < tolerance(worst.point)) continue;
    kept.add(worst.index);
    open.push([first, worst.index], [worst.index, last]);
  }
  return line.filter((_, index) => kept.has(index));
}

function farthest(drawn: readonly Pixels[], first: number, last: number) {
  let worst: { index: number; distance: number; point: Pixels } | null = null;
  const [from, to] = [drawn[first], drawn[last]];
  if (from === undefined || to === undefined) return null;
  for (let index = first + 1; index < last; index += 1) {
    const point = drawn[index];
    if (point === undefined) continue;
    const distance = distanceToSegment(point, from, to);
    if (worst === null || distance > worst.distance) worst = { index, distance, point };
  }
  return worst;
}

function distanceToSegment([x, y]: Pixels, [x1, y1]: Pixels, [x2, y2]: Pixels): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}
