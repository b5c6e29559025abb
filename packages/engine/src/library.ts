import type { CarAction } from './car-state.ts';
import type { CarType } from './car-types.ts';
import type { Land } from './world/world.ts';

/** Everything an answer can do. */
export const EFFECT_TYPES = [
  'TIME',
  'MONETARY',
  'OVERDUE_TICKET',
  'PROLONG_SHIPMENT',
  'MOVE_SHIPMENT',
  'PROLONG_PICKUP',
  'MOVE_PICKUP',
  'CHANGE_CITY',
  'GIVE_MONEY',
  'LEAVE_SHIPMENT',
  'CANCEL_POINTS',
  'CANCEL_RANKING_PLAYER',
  'CANCEL_RANKING_GROUP',
  'REST_DRIVER',
  'ADD_DISTANCE',
  'REMOVE_DISTANCE',
  'END_PARKING',
  'NO_PAYMENT',
  'GO_BACK',
] as const;
export type EffectType = (typeof EFFECT_TYPES)[number];

/** What the number of an effect counts; `flag`: its value says nothing. */
export type EffectUnit = 'minutes' | 'zloty' | 'km' | 'percent' | 'city' | 'flag';

/** The unit of each effect; forms and validation read it. */
export const EFFECT_UNITS: { readonly [T in EffectType]: EffectUnit } = {
  TIME: 'minutes',
  MONETARY: 'zloty',
  OVERDUE_TICKET: 'zloty',
  PROLONG_SHIPMENT: 'minutes',
  MOVE_SHIPMENT: 'minutes',
  PROLONG_PICKUP: 'minutes',
  MOVE_PICKUP: 'minutes',
  CHANGE_CITY: 'city',
  GIVE_MONEY: 'zloty',
  LEAVE_SHIPMENT: 'percent',
  CANCEL_POINTS: 'flag',
  CANCEL_RANKING_PLAYER: 'flag',
  CANCEL_RANKING_GROUP: 'flag',
  REST_DRIVER: 'flag',
  ADD_DISTANCE: 'km',
  REMOVE_DISTANCE: 'km',
  END_PARKING: 'flag',
  NO_PAYMENT: 'flag',
  GO_BACK: 'flag',
};

/** One consequence; the unit of `value` follows from the type. */
export type Effect = { readonly type: EffectType; readonly value: number; readonly full_val?: boolean | undefined };

export const EMERGENCY_SUBTYPES = ['EMERGENCY', 'OVERDUE_TICKET', 'CAR_ACCIDENT', 'PICKUP_OVER_TIME', 'FERRY'] as const;
export type EmergencySubtype = (typeof EMERGENCY_SUBTYPES)[number];

/** What a change event does by itself; its situation, where it has one, decides how. (SIT-11) */
export const CHANGE_TYPES = ['CHANGE_TRUCK', 'CHANGE_PICK_TIME', 'CHANGE_DELIVERY_TIME', 'LATE_UNLOADING'] as const;
export type ChangeType = (typeof CHANGE_TYPES)[number];

/** A choice in a situation. */
export type Answer = {
  readonly text: string;
  readonly points: number;
  readonly feedback: string;
  /** Sends a replacement for the order's car. */
  readonly newCar: boolean;
  /** Asks for a number of minutes, applied as an effect of `inputType` where the other side agrees. */
  readonly input: boolean;
  readonly inputType: EffectType;
  /** The number that stands in the field at first. */
  readonly inputValue: number;
  readonly image: string | null;
  /** Km that this choice makes the way longer. */
  readonly changeDistance: number;
  readonly situation: Situation | null;
  readonly effects: readonly Effect[];
};

/** A node of a decision tree: a question with answers, or one that takes a free text. */
export type Situation = {
  readonly texts: readonly string[];
  readonly text: string;
  /** Points for reaching the node, more of them in the car tree and in the time-window tree. */
  readonly points: number;
  readonly carPoints: number;
  readonly timeWindowPoints: number;
  readonly answers: readonly Answer[];
  /** The free texts that are right, one a line (SIT-15); `{case_number}` and `{police_number}` stand for the incident's own numbers. Null or empty: none is asked for. */
  readonly textAnswer: string | null;
  readonly points_ok: number;
  readonly points_wrong: number;
  readonly feedback_ok: string;
  readonly feedback_wrong: string;
  readonly situation_ok: Situation | null;
  readonly situation_wrong: Situation | null;
  readonly effects_ok: readonly Effect[];
  readonly effects_wrong: readonly Effect[];
  readonly showCaseAndPolice: boolean;
  /** What follows where the other side refuses a number that was asked for. */
  readonly afterDenySituation: Situation | null;
};

/** The trees of a situation, in the order they are gone through. (SIT-4) */
export const TREE_NAMES = ['situation', 'carSituation', 'timeWindowSituation'] as const;
export type TreeName = (typeof TREE_NAMES)[number];

/** Up to three decision trees; those that exist are gone through in order. */
export type Trees = { readonly [Name in TreeName]: Situation | null };

/** A critical situation of the library. */
export type Emergency = Trees & {
  readonly id: string;
  readonly name: string;
  readonly subtype: EmergencySubtype;
  readonly image: string | null;
  readonly description: string;
  readonly types: readonly CarType[];
  readonly lands: readonly Land[];
  /** What the car must be doing. */
  readonly status: CarAction;
  /** Thieves came: only such a situation is brought by a night's theft. (SLP-6) */
  readonly theft: boolean;
  /** Game minutes in which it is answered in time. */
  readonly maxTime: number;
  readonly driverCallPoints: number;
  readonly bossCallPoints: number;
  readonly inTimePoints: number;
  readonly noHelpPoints: number;
  /** Read freely. */
  readonly knowledge: string;
  /** Told by the driver or the boss. */
  readonly help: string;
};

/** A random situation: its effects happen by themselves. (SIT-10) */
export type Accident = {
  readonly id: string;
  readonly name: string;
  readonly effects: readonly Effect[];
  readonly types: readonly CarType[];
  readonly lands: readonly Land[];
};

/** A change that a customer makes to an order. (SIT-11) */
export type ChangeEvent = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly type: ChangeType;
  /** Orders of these types it can come to. */
  readonly types: readonly CarType[];
  /** CHANGE_TRUCK: the type that is wanted now; null: another one, drawn; SAME: the order keeps its type. */
  readonly truck: CarType | 'SAME' | null;
  readonly situation: Situation | null;
};

/** The scenario library a game is played with, snapshotted when the game is made: what is active, and no more. */
export type Library = {
  readonly emergencies: readonly Emergency[];
  readonly accidents: readonly Accident[];
  readonly changes: readonly ChangeEvent[];
};

export const EMPTY_LIBRARY: Library = { emergencies: [], accidents: [], changes: [] };
