import { useRef } from 'react';
import { type Typed, useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';

/** The boxes of the live page. */
export const LIVE_BOXES = ['plan', 'note', 'message'] as const;
export type LiveBox = (typeof LIVE_BOXES)[number];

export type Written = {
  /** Asks before text is lost by leaving the page. */
  readonly typed: Typed;
  /** Reports whether a box has text that was neither sent nor saved. */
  readonly tell: (box: LiveBox, isWritten: boolean) => void;
  /** Runs `go`, if the box has such text after a confirmation. */
  readonly leave: (box: LiveBox, go: () => void) => void;
};

/** Tracks which boxes contain text; `onChange` is called with whether any does. (LVP-10) */
export function useWritten(onChange: (isAny: boolean) => void): Written {
  const typed = useUnsavedGuard();
  const written = useRef(new Set<LiveBox>());
  const tell = (box: LiveBox, isWritten: boolean): void => {
    if (isWritten) written.current.add(box);
    else written.current.delete(box);
    const isAny = written.current.size > 0;
    if (isAny) typed.touch();
    else typed.clear();
    onChange(isAny);
  };
  const leave = (box: LiveBox, go: () => void): void => (written.current.has(box) ? typed.leave(go) : go());
  return { typed, tell, leave };
}
