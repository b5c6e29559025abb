/** The distribution of values: mean, standard deviation, and the quantiles at 10, 25, 50, 75 and 90 percent. */
export type Spread = {
  readonly mean: number;
  readonly deviation: number;
  readonly p10: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  readonly p90: number;
};

/** The spread of values; null if there are none. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return {
    mean: meanOf(values),
    deviation: deviationOf(values),
    p10: quantile(sorted, 0.1),
    q1: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    q3: quantile(sorted, 0.75),
    p90: quantile(sorted, 0.9),
  };
}

/** The mean; 0 if there are no values. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The standard deviation of a sample (over n - 1); 0 for fewer than two values. */
export function deviationOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

/** Whether the mean of paired differences may be due to chance: it lies within two standard errors of 0. */
export function isChance(differences: readonly number[]): boolean {
  if (differences.every((difference) => difference === 0)) return true;
  if (differences.length < 2) return true;
  return Math.abs(meanOf(differences)) <= (2 * deviationOf(differences)) / Math.sqrt(differences.length);
}

/** The quantile of sorted values at `share`, linearly interpolated between neighbours. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}
