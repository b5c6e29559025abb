import { loadavg } from 'node:os';
import { machine } from './timing.ts';

/** The machine's load average of the last minute. */
export const load = (): string => (loadavg()[0] ?? Number.NaN).toFixed(1);

/** Prints the line above the results: date, machine and load average. */
export function heading(): void {
  process.stdout.write(
    `${new Date().toISOString().slice(0, 10)}, ${machine()}, load of the machine ${load()} before\n\n`,
  );
}

/** Prints the line below them: the load average at the end. */
export function footing(): void {
  process.stdout.write(`\nload of the machine ${load()} after\n`);
}

/** Prints a line below a table. */
export function remark(text: string): void {
  process.stdout.write(`\n${text}\n`);
}

/** Prints one row of a Markdown table. */
export function row(...cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
