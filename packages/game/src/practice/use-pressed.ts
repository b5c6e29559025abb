import { useEffect, useEffectEvent } from 'react';
import type { PracticeRun } from './practice-run.ts';
import type { PracticePhase } from './practice-store.ts';
import { bestPracticeAnswer } from './steps.ts';
import { pressOf } from './use-control.ts';

/** How long the ring is shown before the control is pressed, in ms. */
const BEFORE_MS = 900;

/** Demonstrates a step: its real control is pressed after a moment. (PRT-3) */
export function usePressed(run: PracticeRun, step: number, phase: PracticePhase, control: HTMLElement | null): void {
  const isShowing = phase === 'SHOWING' && control !== null;
  const press = useEffectEvent((): void => {
    const pressed = pressOf(step, bestPracticeAnswer());
    if (pressed === null) run.again();
    else pressed.click();
  });
  useEffect(() => {
    if (!isShowing) return undefined;
    const timer = setTimeout(press, BEFORE_MS);
    return () => clearTimeout(timer);
  }, [isShowing]);
}
