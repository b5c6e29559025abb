import type { DebriefDecision, PlayAction, WhatIfPayload } from '@fracht/protocol';
import { keptStore } from '@fracht/kit/session/kept-store.ts';

/** The progress with the decision that is retried. */
export type AgainStage =
  | { readonly is: 'ASKED' }
  | { readonly is: 'COUNTING' }
  /** The answer to `actions`. `isShown`: these are the best, shown to the student. */
  | {
      readonly is: 'TOLD';
      readonly whatIf: WhatIfPayload;
      readonly actions: readonly PlayAction[];
      readonly isShown: boolean;
    }
  /** There was nothing better than what was done in the game; that is shown to the student as the best, if it broke no rule. */
  | { readonly is: 'DONE_BEST' }
  | { readonly is: 'FAILED'; readonly text: string };

type AgainData = {
  readonly decision: DebriefDecision | null;
  readonly stage: AgainStage;
};

/** No decision is being retried. */
export const NOT_AGAIN: AgainData = { decision: null, stage: { is: 'ASKED' } };

/** The decision of a finished game that is retried, and its verdict. (DBS-8) */
export const againStore = keptStore<AgainData>('GAME', () => NOT_AGAIN);
