import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keyboard handler: arrow up and down move the focus to the same link or button of the next row that has it, so that a list can be used without a mouse. The
 * line that expands the late orders counts as a row.
 */
export function moveInRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const focused = event.target;
  if (step === undefined || !(focused instanceof HTMLElement)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-order], [data-fold]')];
  const at = rows.findIndex((row) => row.contains(focused));
  const column = at === -1 ? 0 : controlsOf(rows[at]).indexOf(focused);
  const next = nextWith(rows, at, step, Math.max(0, column));
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function nextWith(rows: readonly HTMLElement[], at: number, step: 1 | -1, column: number): HTMLElement | undefined {
  const row = rows[at + step];
  if (row === undefined) return undefined;
  return controlsOf(row)[column] ?? nextWith(rows, at + step, step, column);
}

function controlsOf(row: HTMLElement | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('a, button') ?? [])];
}
