import { useCallback, useRef, useState, type FormEvent } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { sessionStore } from '../session/session-store.ts';

/** Whether a form has unsent changes, and the question asked before they are lost. */
export type Typed = {
  /** For the form's `onChange`: marks the form as changed, so that leaving asks first. */
  readonly mark: (event: FormEvent<HTMLFormElement>) => void;
  /** The same for an editor that is not a form. */
  readonly touch: () => void;
  /** Call it when the changes were saved or dropped. */
  readonly clear: () => void;
  /** Runs `go` at once, or after a confirmation if changes would be lost. */
  readonly leave: (go: () => void) => void;
  readonly isAsking: boolean;
  readonly keep: () => void;
  readonly discard: () => void;
};

/**
 * Guards unsent changes of a form: closing its window, going to another screen or closing the page asks first. `views` are the keys of the address by which a
 * screen replaces the form with something else. (FRM-4)
 */
export function useUnsavedGuard(views: readonly string[] = []): Typed {
  const [isTyped, setIsTyped] = useState(false);
  // A ref, because a caller may navigate right after clearing it: `id` is of the person who typed, null for a guest.
  const typist = useRef<{ readonly id: string | null } | null>(null);
  const [going, setGoing] = useState<(() => void) | null>(null);
  const blocker = useBlocker({
    // If the person has logged out, or somebody else has logged in, nobody is asked.
    shouldBlockFn: ({ current, next }) => typist.current?.id === personId() && isElsewhere(current, next, views),
    enableBeforeUnload: () => isTyped,
    withResolver: true,
  });
  const touch = useCallback(() => {
    typist.current ??= { id: personId() };
    setIsTyped(true);
  }, []);
  const clear = useCallback(() => {
    typist.current = null;
    setIsTyped(false);
  }, []);
  const isBlocked = blocker.status === 'blocked';
  return {
    mark: ({ target }) => (isWork(target) ? touch() : undefined),
    touch,
    clear,
    leave: (go) => (isTyped ? setGoing(() => go) : go()),
    isAsking: going !== null || isBlocked,
    keep: () => {
      setGoing(null);
      if (isBlocked) blocker.reset();
    },
    discard: () => {
      clear();
      setGoing(null);
      if (isBlocked) blocker.proceed();
      going?.();
    },
  };
}

function personId(): string | null {
  return sessionStore.getState().user?.id ?? null;
}

type Address = { readonly pathname: string; readonly search: Readonly<Record<string, unknown>> };

function isElsewhere(current: Address, next: Address, views: readonly string[]): boolean {
  return current.pathname !== next.pathname || views.some((view) => current.search[view] !== next.search[view]);
}

/** Types of inputs that do not count as a change: a search or a selected radio button is quickly entered again. */
const CHEAP: readonly string[] = ['radio', 'search'];

function isWork(field: EventTarget): boolean {
  return !(field instanceof HTMLInputElement && CHEAP.includes(field.type));
}
