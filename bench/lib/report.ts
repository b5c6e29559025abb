import { loadavg } from 'node:os';
import { machine } from './timing.ts';

/** The machine's load of the last minute. */
export const load = (): string => (loadavg()[0] ?? Number.NaN).toFixed(1);

/** The line over what a browser measured: day, machine and its load. */
export function heading(): void {
  process.stdout.write(
    `${new Date().toISOString().slice(0, 10)}, ${machine()}, load of the machine ${load()} before\n\n`,
  );
}

/** The line under it. */
export function footing(): void {
  process.stdout.write(`\nload of the machine ${load()} after\n`);
}

/** A line of its own under a table. */
export function remark(text: string): void {
  process.stdout.write(`\n${text}\n`);
}

/** One row of a table. */
export function row(...cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
