export type { Alternative, PlayerDecision } from './decisions/decision.ts';
export { decisionsOf } from './decisions/decisions-of.ts';
export { type FinishedGame, type Recording, recordingOf } from './recording.ts';
export { type WhatIf, whatIf } from './what-if/what-if.ts';
export { judgedDecisions } from './worth/losses.ts';
export { stopsOf } from './worth/stops.ts';
export { thresholdsOf } from './worth/thresholds.ts';
export { classList } from './class/class-list.ts';
export { luckOf } from './luck/luck-of.ts';
