import type { ChangeType, Effect, EffectType, EmergencySubtype, TreeName } from './library.ts';
import type { CarId, GameSeconds, Minutes, PlayerId, Seconds } from './units.ts';

/** Who can be asked for help. */
export const CALLS = ['driver', 'boss'] as const;
export type HelpCall = (typeof CALLS)[number];

/** Phone, claim and report numbers of one incident, drawn when it strikes; none of them exists. */
export type IncidentNumbers = {
  readonly pick_phone: string;
  readonly deliver_phone: string;
  readonly case_number: string;
  readonly police_number: string;
};

/** One step of a player through the trees of a situation. */
export type Decision = {
  readonly at: GameSeconds;
  readonly tree: TreeName;
  /** The answer's place in its node; null where a text was typed. */
  readonly answer: number | null;
  readonly text: string | null;
  /** The typed text was the right one; null where an answer was chosen. */
  readonly isRight: boolean | null;
  /** Minutes asked for, and whether the other side refused them. */
  readonly input: Minutes | null;
  readonly isDenied: boolean;
  /** What the decision itself brought. */
  readonly points: number;
};

/** A critical situation or a change event that struck an order; its trees stay in the library. (SIT-2) */
export type OpenSituation = {
  /** The library's; a situation strikes an order once. */
  readonly id: string;
  /** Who has to answer it. */
  readonly player: PlayerId;
  readonly car: CarId | null;
  readonly since: GameSeconds;
  readonly done: boolean;
  readonly doneAt: GameSeconds | null;
  readonly calls: readonly HelpCall[];
  readonly numbers: IncidentNumbers;
  readonly decisions: readonly Decision[];
  /** In the copy of a viewer who may know it; null in the game itself and for others. */
  readonly shown: ShownSituation | null;
};

/** What a viewer may know of a situation: texts already met, the present question, nothing of what lies ahead. (SIT-13) */
export type ShownSituation = {
  readonly name: string;
  readonly kind: EmergencySubtype | ChangeType;
  readonly image: string | null;
  readonly description: string;
  /** Game minutes; null: there is no hurry. */
  readonly maxTime: Minutes | null;
  /** Answered in time it earns points. */
  readonly hasBonus: boolean;
  readonly knowledge: string;
  /** Answered without a call it earns points. */
  readonly hasAloneBonus: boolean;
  /** There is somebody to call. */
  readonly hasHelp: boolean;
  /** What a call of each brings or costs in points, known before it is made. */
  readonly callPoints: Readonly<Record<HelpCall, number>>;
  /** Null until somebody was called. */
  readonly help: string | null;
  readonly pick_phone: string;
  readonly deliver_phone: string;
  readonly case_number: string | null;
  readonly police_number: string | null;
  /** The parts that it has, those to come among them. */
  readonly trees: readonly TreeName[];
  readonly tree: TreeName | null;
  readonly node: ShownNode | null;
  readonly decisions: readonly ShownDecision[];
  /** Points of the way taken so far. */
  readonly reached: number;
  /** Points of the best way; null while the game lasts. */
  readonly best: number | null;
  /** The question that nobody answered, with what was wanted; null while the game lasts, and where all was answered. */
  readonly missed: MissedQuestion | null;
};

/** A question that stood unanswered to the end: how it was asked, the best answer, what is said to it, its points, and the wait. */
export type MissedQuestion = {
  readonly tree: TreeName;
  readonly question: string;
  readonly answer: string;
  readonly feedback: string;
  readonly points: number;
  /** How long the situation waited, to the end of its order or of the game. */
  readonly waited: Seconds;
};

/** The present question. Without answers it wants a typed text. */
export type ShownNode = {
  readonly text: string;
  readonly answers: readonly ShownAnswer[];
  readonly textInput: boolean;
};

export type ShownAnswer = {
  readonly text: string;
  readonly image: string | null;
  /** Asks for minutes to go with it; `inputType` says of what, `inputValue` what stands in the field at first. */
  readonly input: boolean;
  readonly inputType: EffectType;
  readonly inputValue: number;
};

/**
 * A step taken, in words. `isBest`: no other answer to that question brings more. `best`: the best one, the one given where none is
 * better; null while the game lasts.
 */
export type ShownDecision = {
  readonly at: GameSeconds;
  readonly tree: TreeName;
  readonly question: string;
  readonly answer: string;
  readonly feedback: string;
  readonly points: number;
  readonly input: Minutes | null;
  readonly isDenied: boolean;
  readonly isRight: boolean | null;
  readonly isBest: boolean;
  readonly best: { readonly answer: string; readonly points: number } | null;
};

/** A random situation that happened to an order's car, with what it brought. (SIT-10) */
export type HappenedAccident = {
  readonly id: string;
  readonly name: string;
  readonly at: GameSeconds;
  readonly car: CarId;
  readonly effects: readonly Effect[];
};

/** Situations that are to come to a player in this round, or were chosen by the teacher; a secret. (SIT-3, SIT-12) */
export const STRIKE_KINDS = ['CRITICAL', 'RANDOM', 'CHANGE'] as const;
export type StrikeKind = (typeof STRIKE_KINDS)[number];
export type Strike = {
  readonly player: PlayerId;
  readonly kind: StrikeKind;
  /** The library's id of a chosen one; null: whichever fits. */
  readonly chosen: string | null;
};

/** The two lists of an order that hold what struck it. */
export const SITUATION_LISTS = ['emergencies', 'changes'] as const;
export type SituationList = (typeof SITUATION_LISTS)[number];
