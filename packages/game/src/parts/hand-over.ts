import { useLayoutEffect, type RefObject } from 'react';

/** How far around a control its heir is looked for: not beyond a row or section of the screen. */
const ENDS = 'main, aside, table, ul, ol, [role="status"], [role="dialog"]';
const CONTROLS = 'a[href], button, input';

/** A control that is taken away while it has the focus, as by what it did, leaves it to what is there now: the nearest control around it. */
export function useHandOver(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const control = ref.current;
    return () => {
      if (control === null || document.activeElement !== control) return;
      const around = surroundings(control);
      queueMicrotask(() => handOver(around));
    };
  }, [ref]);
}

/** Does nothing have the focus? */
export function isFocusFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function surroundings(control: HTMLElement): readonly HTMLElement[] {
  const parent = control.parentElement;
  return parent === null || parent.matches(ENDS) ? [] : [parent, ...surroundings(parent)];
}

function handOver(around: readonly HTMLElement[]): void {
  const heirs = around.flatMap((part) => (part.isConnected ? [...part.querySelectorAll<HTMLElement>(CONTROLS)] : []));
  for (const heir of heirs) {
    if (!isFocusFree()) return;
    heir.focus();
  }
}
