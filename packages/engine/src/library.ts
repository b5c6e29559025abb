import type { CarType } from './car-types.ts';
import type { CarAction } from './state.ts';
import type { Land } from './world/world.ts';

/** Everything an answer can do. (spec §3 Effect) */
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

/** One consequence; the unit of `value` follows from the type. */
export type Effect = { readonly type: EffectType; readonly value: number; readonly full_val?: boolean };

export const EMERGENCY_SUBTYPES = ['EMERGENCY', 'OVERDUE_TICKET', 'CAR_ACCIDENT', 'PICKUP_OVER_TIME', 'FERRY'] as const;
export type EmergencySubtype = (typeof EMERGENCY_SUBTYPES)[number];

/** A choice in a situation. (spec §3 Answer) */
export type Answer = {
  readonly text: string;
  readonly points: number;
  readonly feedback: string;
  readonly newCar: boolean;
  readonly input: boolean;
  readonly inputType: EffectType;
  readonly inputValue: number;
  readonly image: string | null;
  readonly changeDistance: number;
  readonly situation: Situation | null;
  readonly effects: readonly Effect[];
};

/** A node of a decision tree. (spec §3 Situation) */
export type Situation = {
  readonly texts: readonly string[];
  readonly text: string;
  readonly carPoints: number;
  readonly timeWindowPoints: number;
  readonly answers: readonly Answer[];
  readonly points: number;
  readonly feedback_ok: string;
  readonly feedback_wrong: string;
  readonly situation_ok: Situation | null;
  readonly situation_wrong: Situation | null;
  readonly effects_ok: readonly Effect[];
  readonly effects_wrong: readonly Effect[];
  readonly textAnswer: string | null;
  readonly showCaseAndPolice: boolean;
  readonly afterDenySituation: Situation | null;
};

/** A critical situation of the library. (spec §3 Emergency) */
export type Emergency = {
  readonly id: string;
  readonly name: string;
  readonly subtype: EmergencySubtype;
  readonly types: readonly CarType[];
  readonly lands: readonly Land[];
  readonly status: CarAction;
  readonly maxTime: number;
  readonly situation: Situation | null;
  readonly carSituation: Situation | null;
  readonly timeWindowSituation: Situation | null;
};

/** The scenario library a game is played with, snapshotted when the game is made. */
export type Library = { readonly emergencies: readonly Emergency[] };

export const EMPTY_LIBRARY: Library = { emergencies: [] };
