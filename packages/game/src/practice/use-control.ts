import { useEffect, useState } from 'react';
import { stepName, stepOf } from './steps.ts';

/** How often the page is searched for the control of a step, in ms: cards load, open and scroll. */
const LOOK_MS = 250;
const LEDGER = '[data-practice-stats] button';

/** The control of a step as it is on the page now; null: it is not there. (PRT-5) */
export function controlOf(step: number): HTMLElement | null {
  const { act } = stepOf(step);
  const all = [...document.querySelectorAll<HTMLElement>(act === null ? LEDGER : `[data-act="${act}"]`)];
  const seen = all.filter((control) => control.checkVisibility?.() ?? true);
  // If there are several, the primary (solid) one does the step; others near it, such as stopping here, do something else.
  return seen.find((control) => control.matches('[data-solid]')) ?? seen[0] ?? null;
}

/** The element to press for the step: its control, or among several answers the one that is demonstrated. */
export function pressOf(step: number, answer: number): HTMLElement | null {
  const control = controlOf(step);
  return stepName(step) === 'ANSWER' ? (control?.querySelectorAll('button')[answer] ?? null) : control;
}

type FoundControl = { readonly step: number; readonly control: HTMLElement | null };

/** The control of a step, tracked while the page changes. `isOn`: if false, it is not searched for. */
export function useControl(step: number, isOn: boolean): HTMLElement | null {
  const [found, setFound] = useState<FoundControl | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    const look = (): void =>
      setFound((before) => {
        const control = controlOf(step);
        return before?.step === step && before.control === control ? before : { step, control };
      });
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [step, isOn]);
  // The element found for the previous step is not the control of this one.
  return isOn && found?.step === step ? found.control : null;
}
