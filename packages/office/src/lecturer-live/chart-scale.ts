/** The y-axis has five ticks, so four spaces between them. */
const SPACES = 4;
const STEPS = [1, 2, 2.5, 5, 10] as const;

/** Five round tick values around a range, ascending. `least` is the smallest step between two. */
export function ticksFor(low: number, high: number, least: number): readonly number[] {
  const wanted = Math.max((high - low) / SPACES, least);
  for (let power = 10 ** Math.floor(Math.log10(wanted)); ; power *= 10) {
    for (const step of STEPS) {
      const first = Math.floor(low / (step * power)) * step * power;
      if (step * power >= least && first + SPACES * step * power >= high)
        return Array.from({ length: SPACES + 1 }, (_, index) => first + index * step * power);
    }
  }
}

/** The position of a value in a range, 0 to 1, clamped. */
export function fractionBetween(value: number, from: number, to: number): number {
  return from === to ? 0 : Math.min(1, Math.max(0, (value - from) / (to - from)));
}
