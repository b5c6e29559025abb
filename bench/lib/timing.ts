import { cpus } from 'node:os';

/** Ms of each of `runs` calls, ascending; `warmUp` calls before them are not counted. */
export function timed(runs: number, warmUp: number, work: () => void): readonly number[] {
  for (let run = 0; run < warmUp; run += 1) work();
  return Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
}

/** The quantile `share` (0 to 1) of ascending values. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median of ascending values. */
export function median(sorted: readonly number[]): number {
  return quantile(sorted, 0.5);
}

/** What it was measured on, in one line: processors and version of Node. */
export function machine(): string {
  const [first] = cpus();
  return `${cpus().length} x ${first?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`;
}
