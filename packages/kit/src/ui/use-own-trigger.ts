import { useRef, useState } from 'react';

type ChangeDetails = { readonly reason: string; readonly event: Event };

/**
 * Opening and closing of what hangs on a button that is drawn before the kit has been loaded. A press on the button while open
 * reaches the kit as a press outside: that one is left to the button.
 */
export function useOwnTrigger() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const toggle = (): void => {
    setIsNeeded(true);
    setIsOpen(!isOpen);
  };
  const onOpenChange = (next: boolean, { reason, event }: ChangeDetails): void => {
    const isOnTrigger = event.target instanceof Node && trigger.current?.contains(event.target) === true;
    if (reason === 'outside-press' && isOnTrigger) return;
    setIsOpen(next);
  };
  const close = (): void => setIsOpen(false);
  return { trigger, isOpen, isNeeded, toggle, onOpenChange, close };
}

/** What the kit's half needs to know of the button. */
export type OwnTrigger = Pick<ReturnType<typeof useOwnTrigger>, 'trigger' | 'isOpen' | 'onOpenChange'>;
