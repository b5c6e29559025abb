import { cpus } from 'node:os';

/** Milliseconds of each of `runs` calls, after `warmUp` that do not count; sorted. */
export function timed(runs: number, warmUp: number, work: () => void): readonly number[] {
  for (let run = 0; run < warmUp; run += 1) work();
  return Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
}

/** The value below which `share` of the sorted values lie. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle of the sorted values. */
export function median(sorted: readonly number[]): number {
  return quantile(sorted, 0.5);
}

/** One line on what was measured on: processor, count, Node. No name of the machine. */
export function machine(): string {
  const [first] = cpus();
  return `${cpus().length} x ${first?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`;
}
