/** Marks at the right edge: four spaces between five lines. */
const SPACES = 4;
const STEPS = [1, 2, 2.5, 5, 10] as const;

/** Round numbers around these values, from the lowest to the highest: what a chart's lines stand for. `least` is the smallest step. */
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

/** A value's place between two others, 0 to 1. */
export function shareOf(value: number, from: number, to: number): number {
  return from === to ? 0 : Math.min(1, Math.max(0, (value - from) / (to - from)));
}
