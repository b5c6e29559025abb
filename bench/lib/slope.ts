/** One figure at a moment, in minutes. */
export type Point = { readonly at: number; readonly value: number };

/** How much a figure rises from the first point to the last, on the line fitted to all of them (least squares). */
export function riseOf(points: readonly Point[]): number {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first.at === last.at) return 0;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, value] = [mean(points.map((point) => point.at)), mean(points.map((point) => point.value))];
  const together = points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0);
  const spread = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0);
  return (together / spread) * (last.at - first.at);
}

/** How much a figure may rise over a run: a share of its mean, or a fixed amount, whichever is more. */
export type Bound = { readonly share: number; readonly least: number };

/** Whether a figure rises no more than its limit allows; null: too few points to tell. */
export function isFlat(points: readonly Point[], { share, least }: Bound): boolean | null {
  if (points.length < 4) return null;
  const mean = points.reduce((sum, { value }) => sum + value, 0) / points.length;
  return riseOf(points) <= Math.max(least, mean * share);
}
