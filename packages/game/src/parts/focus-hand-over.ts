import { useLayoutEffect, type RefObject } from 'react';
import { isFocusFree } from '@fracht/kit/ui/focus-free.ts';

/** The elements beyond which no other control is searched for: a row's or section's container. */
const ENDS = 'main, aside, table, ul, ol, [role="status"], [role="dialog"]';
const CONTROLS = 'a[href], button, input';

/** When a control is removed while it has the focus (as by its own action), the focus goes to the nearest remaining control around it. */
export function useFocusHandOver(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const control = ref.current;
    return () => {
      if (control === null || document.activeElement !== control) return;
      const around = surroundings(control);
      queueMicrotask(() => handOver(around));
    };
  }, [ref]);
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
