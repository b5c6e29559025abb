import type { ChangeType, Effect, EffectType, EmergencySubtype, TreeName } from './library.ts';
import type { AnswerTime } from './player-state.ts';
import type { LedgerReason } from './record-state.ts';
import type { CarId, GameSeconds, Minutes, OrderId, PlayerId, Seconds } from './units.ts';

/** Who can be asked for help. */
export const PHONE_CALLS = ['driver', 'boss'] as const;
export type HelpCall = (typeof PHONE_CALLS)[number];

/**
 * What the placeholders in an incident's texts are filled with: phone, claim and report numbers, drawn when it strikes (no such numbers exist in reality),
 * and its cargo.
 */
export type IncidentNumbers = {
  readonly pick_phone: string;
  readonly deliver_phone: string;
  readonly case_number: string;
  readonly police_number: string;
  /**
   * Words about the order's cargo when it was struck, for texts: its name, the same in the genitive, its UN number and its width. Absent: an order
   * without cargo. (CGO-5)
   */
  readonly cargo?: string;
  readonly cargo_of?: string;
  readonly un_number?: string;
  readonly cargo_width?: string;
};

/** One decision of a player in the trees of a situation. */
export type Decision = {
  readonly at: GameSeconds;
  readonly tree: TreeName;
  /** The index of the chosen answer in its node; null if a text was typed. */
  readonly answer: number | null;
  readonly text: string | null;
  /** Whether the typed text was right; null if an answer was chosen. */
  readonly isRight: boolean | null;
  /** The minutes that the player asked for, and whether the other side refused them. */
  readonly input: Minutes | null;
  readonly isDenied: boolean;
  /** The points of the decision itself. */
  readonly points: number;
  /** What its effects and the car that was sent have done; absent: nothing, or it was answered before this was recorded. (SIT-25) */
  readonly outcome?: readonly AnswerOutcome[] | undefined;
};

/**
 * What an answer can have done: a ledger entry in grosze or points; minutes that the car stands; km; minutes by which the end of a window, or a whole window, moves; another city
 * (its id; 0: the loading city); another type; the pay in grosze, or none; the order given up or turned back; no place in a ranking; a driver woken or rested; another car.
 */
export const ANSWER_OUTCOMES = [
  'MONEY',
  'POINTS',
  'STOOD',
  'DISTANCE',
  'PICK_LONGER',
  'PICK_LATER',
  'DELIVERY_LONGER',
  'DELIVERY_LATER',
  'CITY',
  'TYPE',
  'FREIGHT',
  'NO_FREIGHT',
  'TURNED_BACK',
  'GIVEN_UP',
  'UNRANKED',
  'GROUP_UNRANKED',
  'WOKEN',
  'RESTED',
  'CAR',
] as const;

/** One thing that an answer has done, as it happened. `value` is 0 if there is nothing to count. (SIT-25) */
export type AnswerOutcome = {
  readonly what: (typeof ANSWER_OUTCOMES)[number];
  readonly value: number;
  /** For a ledger entry. */
  readonly reason?: LedgerReason | undefined;
  /** The car that was sent. */
  readonly car?: CarId | undefined;
};

/** Points for the end of a situation, in addition to those for its answers: for answering in time, and without a call. (SIT-6) */
export type Premium = { readonly inTime: number; readonly alone: number };

/** A critical situation or a change event that struck an order; its trees stay in the library. (SIT-2) */
export type OpenSituation = {
  /** Its id in the library; a situation strikes an order once. */
  readonly id: string;
  /** Who has to answer it. */
  readonly player: PlayerId;
  readonly car: CarId | null;
  readonly since: GameSeconds;
  readonly done: boolean;
  readonly doneAt: GameSeconds | null;
  /** How much time its player had to answer when it struck; absent: the usual time. (SIT-19) */
  readonly answerTime?: AnswerTime | undefined;
  readonly calls: readonly HelpCall[];
  readonly numbers: IncidentNumbers;
  readonly decisions: readonly Decision[];
  /**
   * In a viewer's copy of the game, the part of the situation that this viewer may know; null in the game itself and in copies for others.
   */
  readonly shown: ShownSituation | null;
};

/** What a viewer may know of a situation: the texts so far and the current question, nothing of what follows. (SIT-13) */
export type ShownSituation = {
  readonly name: string;
  readonly kind: EmergencySubtype | ChangeType;
  readonly image: string | null;
  readonly description: string;
  /** Game minutes for an answer in time; null: no limit. */
  readonly maxTime: Minutes | null;
  /** Whether an answer in time earns points. */
  readonly hasBonus: boolean;
  readonly knowledge: string;
  /** Whether answering without a call earns points. */
  readonly hasAloneBonus: boolean;
  /** Whether there is somebody to call. */
  readonly hasHelp: boolean;
  /** Points that each call earns or costs, known in advance. */
  readonly callPoints: Readonly<Record<HelpCall, number>>;
  /** The advice given; null until somebody has been called. */
  readonly help: string | null;
  readonly pick_phone: string;
  readonly deliver_phone: string;
  readonly case_number: string | null;
  readonly police_number: string | null;
  /** All trees of the situation, including those still to come. */
  readonly trees: readonly TreeName[];
  readonly tree: TreeName | null;
  readonly node: ShownNode | null;
  readonly decisions: readonly ShownDecision[];
  /** Points of the decisions so far. */
  readonly reached: number;
  /** What its end brought in addition to that; null until it is settled, absent in a copy made by an earlier version of the program. */
  readonly premium?: Premium | null | undefined;
  /** Points of the best way; null until the game is over. */
  readonly best: number | null;
  /** The question that stayed unanswered; null until the game is over, and if all were answered. */
  readonly missed: MissedQuestion | null;
};

/** A question that stayed unanswered to the end: its wording, its best answer with feedback and points, and how long it waited. */
export type MissedQuestion = {
  readonly tree: TreeName;
  readonly question: string;
  readonly answer: string;
  readonly feedback: string;
  readonly points: number;
  /** Seconds that the situation waited, until its order or the game ended. */
  readonly waited: Seconds;
};

/** The current question. Without answers it asks for a typed text. */
export type ShownNode = {
  readonly text: string;
  readonly answers: readonly ShownAnswer[];
  readonly textInput: boolean;
};

export type ShownAnswer = {
  readonly text: string;
  readonly image: string | null;
  /** Whether it also asks for a number of minutes: `inputType` says what for, `inputValue` is used if a reply gives none. */
  readonly input: boolean;
  readonly inputType: EffectType;
  readonly inputValue: number;
};

/**
 * A decision that was taken, in words. `isBest`: no other answer to that question brings more points. `best`: the best answer, or the given
 * one if none is better; null until the game is over.
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
  /** What it has done apart from its points; absent: nothing, or not known. (SIT-25) */
  readonly outcome?: readonly AnswerOutcome[] | undefined;
  readonly best: { readonly answer: string; readonly points: number } | null;
};

/** A random situation that has happened to an order's car, with its effects. (SIT-10) */
export type HappenedAccident = {
  readonly id: string;
  readonly name: string;
  readonly at: GameSeconds;
  readonly car: CarId;
  readonly effects: readonly Effect[];
};

/** Kinds of strikes: situations that are to strike a player in this round, scheduled or chosen by the teacher. They are secret. (SIT-3, SIT-12) */
export const STRIKE_KINDS = ['CRITICAL', 'RANDOM', 'CHANGE'] as const;
export type StrikeKind = (typeof STRIKE_KINDS)[number];
export type Strike = {
  readonly player: PlayerId;
  readonly kind: StrikeKind;
  /** The library id that the teacher chose; null: any that fits. */
  readonly chosen: string | null;
  /** The only order that it may strike; absent: any of the player's. Set only by the comparison of a finished game. (SIT-21) */
  readonly only?: OrderId | undefined;
};

/** The names of an order's two lists of situations that struck it. */
export const SITUATION_LISTS = ['emergencies', 'changes'] as const;
export type SituationList = (typeof SITUATION_LISTS)[number];
