import { useCallback, useState, type FormEvent } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { userType } from '../session/session-store.ts';

/** What a form knows of what was typed into it and not sent. */
export type Typed = {
  /** For the form's `onChange`: from now on leaving asks first. */
  readonly mark: (event: FormEvent<HTMLFormElement>) => void;
  /** The same for an editor that is no form. */
  readonly touch: () => void;
  /** What was typed is saved or gone. */
  readonly clear: () => void;
  /** Leaves at once, or asks first where something would be lost. */
  readonly leave: (go: () => void) => void;
  readonly isAsking: boolean;
  readonly keep: () => void;
  readonly discard: () => void;
};

/** Keeps typed text from being lost unasked: by closing its window, by going to another screen, by closing the page. (FRM-4) */
export function useTyped(): Typed {
  const [isTyped, setIsTyped] = useState(false);
  const [going, setGoing] = useState<(() => void) | null>(null);
  const blocker = useBlocker({
    // A session that ended leads to the login, whatever was typed.
    shouldBlockFn: ({ current, next }) => isTyped && userType() !== 'GUEST' && current.pathname !== next.pathname,
    enableBeforeUnload: () => isTyped,
    withResolver: true,
  });
  const touch = useCallback(() => setIsTyped(true), []);
  const clear = useCallback(() => setIsTyped(false), []);
  const isBlocked = blocker.status === 'blocked';
  return {
    mark: ({ target }) => setIsTyped((before) => before || isWork(target)),
    touch,
    clear,
    leave: (go) => (isTyped ? setGoing(() => go) : go()),
    isAsking: going !== null || isBlocked,
    keep: () => {
      setGoing(null);
      if (isBlocked) blocker.reset();
    },
    discard: () => {
      setIsTyped(false);
      setGoing(null);
      if (isBlocked) blocker.proceed();
      going?.();
    },
  };
}

/** A search or one press on a choice is done again in a moment; everything else would be missed. */
const CHEAP: readonly string[] = ['radio', 'search'];

function isWork(field: EventTarget): boolean {
  return !(field instanceof HTMLInputElement && CHEAP.includes(field.type));
}
