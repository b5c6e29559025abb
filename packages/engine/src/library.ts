import type { CarAction } from './car-state.ts';
import type { CarType } from './car-types.ts';
import type { CargoTrait } from './cargo-traits.ts';
import type { CarOwnership } from './car-ownership.ts';
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

/** The unit of an effect's value; `flag`: the value is ignored. */
export type EffectUnit = 'minutes' | 'zloty' | 'km' | 'percent' | 'city' | 'flag';

/** The unit of each effect's value; forms and validation read it. */
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

/** What a change event changes by itself; if it has a situation, the answers decide instead. (SIT-11) */
export const CHANGE_TYPES = ['CHANGE_TRUCK', 'CHANGE_PICK_TIME', 'CHANGE_DELIVERY_TIME', 'LATE_UNLOADING'] as const;
export type ChangeType = (typeof CHANGE_TYPES)[number];

/** The laws that answers may break and in which rules are found. OTHER: a law that is named together with the article. */
export const LAWS = [
  'DRIVING_TIMES',
  'TACHOGRAPHS',
  'HAULAGE_MARKET',
  'POSTING',
  'ROAD_TRANSPORT',
  'ROAD_TRAFFIC',
  'ROAD_TRAFFIC_CONVENTION',
  'DRIVERS',
  'ADR',
  'IMDG',
  'CMR',
  'CARRIAGE',
  'GOODS_MONITORING',
  'FOOD_HYGIENE',
  'QUICK_FROZEN_FOOD',
  'LABOUR_CODE',
  'PENAL_CODE',
  'CIVIL_CODE',
  'WORKING_TIME',
  'DRIVERS_WORKING_TIME',
  'HAULIERS',
  'PUBLIC_ROADS',
  'ROAD_CHARGES',
  'GERMAN_TOLL',
  'GERMAN_ROAD_TRAFFIC',
  'CLEAN_TRANSPORT',
  'VEHICLE_STANDARDS',
  'PILOTING',
  'ATP',
  'ANIMAL_FOOD_HYGIENE',
  'E_CMR',
  'COMPULSORY_INSURANCE',
  'LATE_PAYMENT',
  'OTHER',
] as const;
export type Law = (typeof LAWS)[number];

/** A rule of law or safety that is broken: the law, the place in it, and in a few words what is done against it. */
export type Breach = { readonly law: Law; readonly article: string; readonly why: string };

/** What an author says about an answer and the law. Absent: the author said nothing. (SIT-20) */
export type Breaks = Breach | 'NOTHING';

/** The source of a rule that a text states, and the day (such as 2026-11-29) on which somebody last checked it. */
export type RuleSource = { readonly law: Law; readonly article: string; readonly checked: string };

/** A choice in a situation. */
export type Answer = {
  readonly text: string;
  readonly points: number;
  readonly breaks?: Breaks | undefined;
  readonly feedback: string;
  /** Sends a car to replace the order's car. */
  readonly newCar: boolean;
  /** Asks for a number of minutes, which is applied as an effect of `inputType` if the other side agrees. */
  readonly input: boolean;
  readonly inputType: EffectType;
  /** The number shown in the field at first. */
  readonly inputValue: number;
  readonly image: string | null;
  /** The km by which this choice makes the drive longer. */
  readonly changeDistance: number;
  readonly situation: Situation | null;
  readonly effects: readonly Effect[];
};

/** A node of a decision tree: a question with answers, or one that takes a free text. */
export type Situation = {
  readonly texts: readonly string[];
  readonly text: string;
  /** Points for reaching the node; in the car tree `carPoints` are added, in the time-window tree `timeWindowPoints`. */
  readonly points: number;
  readonly carPoints: number;
  readonly timeWindowPoints: number;
  readonly answers: readonly Answer[];
  /**
   * The typed texts that are accepted, one per line (SIT-15); `{case_number}` and `{police_number}` stand for the incident's own numbers.
   * Null or empty: the question is not answered by typing.
   */
  readonly textAnswer: string | null;
  readonly points_ok: number;
  readonly points_wrong: number;
  readonly breaks_ok?: Breaks | undefined;
  readonly breaks_wrong?: Breaks | undefined;
  readonly feedback_ok: string;
  readonly feedback_wrong: string;
  readonly situation_ok: Situation | null;
  readonly situation_wrong: Situation | null;
  readonly effects_ok: readonly Effect[];
  readonly effects_wrong: readonly Effect[];
  readonly showCaseAndPolice: boolean;
  /** The question that follows if the other side refuses the number that was asked for. */
  readonly afterDenySituation: Situation | null;
};

/** The trees of a situation, in the order in which they are played. (SIT-4) */
export const TREE_NAMES = ['situation', 'carSituation', 'timeWindowSituation'] as const;
export type TreeName = (typeof TREE_NAMES)[number];

/** Up to three decision trees; those that exist are played in order. */
export type Trees = { readonly [Name in TreeName]: Situation | null };

/**
 * What a decision trains: driving time and rest; windows of loading and unloading; choice of vehicle, costing and subcontractors; special cargo and
 * safe parking; handling incidents, including customers and documents.
 */
export const COMPETENCES = ['DRIVING_TIME', 'WINDOWS', 'VEHICLE_AND_COST', 'CARGO_AND_PARKING', 'INCIDENTS'] as const;
export type Competence = (typeof COMPETENCES)[number];

/** The cargo that a situation is about: it strikes only orders with such cargo. Absent: any cargo. (CGO-4) */
type ToldCargo = { readonly cargo?: CargoTrait | undefined };

/** Every situation of the library may name the competence that its author had in mind. Absent: that of its family. (CPT-1) */
type Training = { readonly competence?: Competence | undefined };

/** The sources of the rules that a situation states. Absent: its author named none. (SIT-22) */
type Sourced = { readonly sources?: readonly RuleSource[] | undefined };

/** Whose car it may strike, for situations in which it matters who bears the costs of a vehicle or its driver. Absent: anybody's. (SIT-26) */
type Borne = { readonly ownership?: CarOwnership | undefined };

/** A critical situation of the library. */
export type Emergency = Trees &
  Training &
  Sourced &
  Borne &
  ToldCargo & {
    readonly id: string;
    readonly name: string;
    readonly subtype: EmergencySubtype;
    readonly image: string | null;
    readonly description: string;
    readonly types: readonly CarType[];
    readonly lands: readonly Land[];
    /** What the car must be doing for this situation to strike. */
    readonly status: CarAction;
    /** Whether it is about a theft: when cargo is stolen at night, only such situations strike. (SLP-6) */
    readonly theft: boolean;
    /** The game minutes within which an answer counts as given in time. */
    readonly maxTime: number;
    readonly driverCallPoints: number;
    readonly bossCallPoints: number;
    readonly inTimePoints: number;
    readonly noHelpPoints: number;
    /** Background that the player may read free of charge. */
    readonly knowledge: string;
    /** What the driver or the boss says when called. */
    readonly help: string;
  };

/** What the car must be doing for it to strike. Absent: as its effects or the kind of change require. (SIT-10, SIT-11) */
type Placed = { readonly status?: CarAction | undefined };

/** A random situation: its effects happen without an answer. (SIT-10) */
export type Accident = Training &
  Sourced &
  Borne &
  Placed & {
    readonly id: string;
    readonly name: string;
    readonly effects: readonly Effect[];
    readonly types: readonly CarType[];
    readonly lands: readonly Land[];
  };

/** A change that a customer makes to an order. (SIT-11) */
export type ChangeEvent = Training &
  Sourced &
  Borne &
  ToldCargo &
  Placed & {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly type: ChangeType;
    /** The types of orders that it may strike. */
    readonly types: readonly CarType[];
    /** CHANGE_TRUCK: the type that the customer wants now; null: another one is drawn; SAME: the order keeps its type. */
    readonly truck: CarType | 'SAME' | null;
    readonly situation: Situation | null;
  };

/** The scenario library of a game: a snapshot of the active situations, taken when the game is created. */
export type Library = {
  readonly emergencies: readonly Emergency[];
  readonly accidents: readonly Accident[];
  readonly changes: readonly ChangeEvent[];
};

export const EMPTY_LIBRARY: Library = { emergencies: [], accidents: [], changes: [] };
