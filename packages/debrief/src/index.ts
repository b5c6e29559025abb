export type { PlayerDecision } from './decisions/decision.ts';
export { decisionsOf } from './decisions/decisions-of.ts';
export { bestFeedback } from './decisions/mark.ts';
export { type AnswerAction, isAnswer, isCallOnly } from './decisions/question.ts';
export { wholeChoice } from './decisions/whole-choice.ts';
export { stateAtDecision } from './state-at-decision.ts';
export { type FinishedGame, type Recording, recordingOf } from './recording.ts';
export type { ForkDifference } from './what-if/differences.ts';
export { type WhatIf, whatIf } from './what-if/what-if.ts';
export type { ScoreWorth } from './score-worth.ts';
export { judgeOf, judgedDecisions, valueOf } from './worth/judged-decisions.ts';
export type { JudgedDecision, Valued } from './worth/losses.ts';
export { accountOf, comparedWith } from './worth/account.ts';
export { stopsOf } from './worth/stops.ts';
export { type Thresholds, gradeOf, gradeOfOther, isGood, thresholdsOf } from './worth/thresholds.ts';
export { type ClassList, COMPARED, type DecisionPoint, classList, classListOf } from './class/class-list.ts';
export { type MetDecision, metDecisions } from './class/met.ts';
export type { OptionRow } from './class/option-rows.ts';
export { type PlayerLuck, luckOf } from './luck/luck-of.ts';
export { luckOfDecisions } from './luck/luck-of-decisions.ts';
export type { Observation } from './competences/observation.ts';
export { observationsOf } from './competences/observations-of.ts';
export { classCompetences } from './competences/class-competences.ts';
export {
  type CompetenceProfile,
  type LinkedMoment,
  type ObservedLesson,
  competencesOf,
  countedMoments,
} from './competences/competence-of.ts';
