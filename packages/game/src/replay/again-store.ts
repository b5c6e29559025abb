import type { DebriefDecision, PlayAction, WhatIfPayload } from '@fracht/protocol';
import { keptStore } from '@fracht/kit/session/kept-store.ts';

/** How far one has come with the decision that is taken again. */
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
  /** Nothing better than what was done in the game was left; the best is shown to the student, if it broke no rule. */
  | { readonly is: 'DONE_BEST' }
  | { readonly is: 'FAILED'; readonly text: string };

type AgainData = {
  readonly decision: DebriefDecision | null;
  readonly stage: AgainStage;
};

/** No decision is taken again. */
export const NOT_AGAIN: AgainData = { decision: null, stage: { is: 'ASKED' } };

/** The decision of a finished game that is taken again, and its verdict. (DBS-8) */
export const againStore = keptStore<AgainData>('GAME', () => NOT_AGAIN);
