import { useRef, useState } from 'react';

type ChangeDetails = { readonly reason: string; readonly event: Event };

/**
 * The open state of a popup whose button is drawn before the popup library is loaded. While open, the library reports a press on the button as a press outside;
 * that one is ignored, since the button toggles by itself.
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

/** What the popup, loaded later, needs of its button. */
export type OwnTrigger = Pick<ReturnType<typeof useOwnTrigger>, 'trigger' | 'isOpen' | 'onOpenChange'>;
