/** Space for the stroke width of a line at the edges of its chart. */
const EDGE = 2;

/**
 * The points of lines in one chart, in the form of an SVG polyline, each starting at the left edge. The first line has the whole width, the others as much as
 * they have points, and the lowest and highest points of all are at the bottom and top.
 */
export function linePoints(
  lines: readonly (readonly number[])[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly string[] {
  const all = lines.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const steps = Math.max(1, (lines[0]?.length ?? 0) - 1);
  const x = (index: number): number => EDGE + ((width - 2 * EDGE) * index) / steps;
  const y = (value: number): number =>
    high === low ? height / 2 : height - EDGE - ((height - 2 * EDGE) * (value - low)) / (high - low);
  return lines.map((line) => line.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' '));
}
