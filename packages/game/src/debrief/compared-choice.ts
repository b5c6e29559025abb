import type { DebriefDecision, WhatIfPayload } from '@fracht/protocol';
import type { OtherChoice } from './decision.ts';

/** A decision with one of its alternatives, and what would have come of that. */
export type ComparedChoice = {
  readonly decision: DebriefDecision;
  readonly other: OtherChoice;
  readonly whatIf: WhatIfPayload;
};

/** A sentence about an alternative: the part that matters, and the rest. */
export type WhatIfFact = { readonly lead: string; readonly rest: string };
