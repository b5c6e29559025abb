import {
  ANSWER_OUTCOMES,
  type AnswerOutcome,
  MONEY_REASONS,
  PHONE_CALLS,
  POINT_REASONS,
  CHANGE_TYPES,
  EFFECT_TYPES,
  EMERGENCY_SUBTYPES,
  type HappenedAccident,
  type OpenSituation,
  type ShownDecision,
  type ShownSituation,
  TREE_NAMES,
} from '@fracht/engine';
import { z } from 'zod';
import type { Frozen } from './frozen.ts';
import { groszeOf, zloty } from './money.ts';

const answer = z.object({
  text: z.string(),
  image: z.string().nullable(),
  /** Whether the answer also needs a number of minutes. */
  input: z.boolean(),
  inputType: z.enum(EFFECT_TYPES),
  inputValue: z.number(),
});

/** What an answer has done apart from its points. (SIT-25) */
const outcomeShape = z.object({
  what: z.enum(ANSWER_OUTCOMES),
  /** In zł, points, minutes or km; for a city its id, 0 for that of the loading; otherwise 0. */
  value: z.number(),
  reason: z.enum([...MONEY_REASONS, ...POINT_REASONS]).optional(),
  car: z.string().optional(),
});

const decision = z.object({
  at: z.number(),
  tree: z.enum(TREE_NAMES),
  question: z.string(),
  answer: z.string(),
  feedback: z.string(),
  points: z.number(),
  input: z.number().nullable(),
  isDenied: z.boolean(),
  isRight: z.boolean().nullable(),
  isBest: z.boolean(),
  outcome: z.array(outcomeShape).optional(),
  best: z.object({ answer: z.string(), points: z.number() }).nullable(),
});

/** The words of a situation, sent only to its player and the teacher. */
export const situationWords = {
  name: z.string(),
  image: z.string().nullable(),
  description: z.string(),
  /** Game minutes for an answer in time; null: no limit. */
  maxTime: z.number().nullable(),
  hasBonus: z.boolean(),
  knowledge: z.string(),
  /** Whether answering without a call earns points. */
  hasAloneBonus: z.boolean(),
  hasHelp: z.boolean(),
  /** The points that each call earns or costs, known in advance. */
  callPoints: z.object({ driver: z.number(), boss: z.number() }),
  help: z.string().nullable(),
  pick_phone: z.string(),
  deliver_phone: z.string(),
  case_number: z.string().nullable(),
  police_number: z.string().nullable(),
  /** All trees of the situation, including those still to come. */
  trees: z.array(z.enum(TREE_NAMES)),
  tree: z.enum(TREE_NAMES).nullable(),
  node: z.object({ text: z.string(), answers: z.array(answer), textInput: z.boolean() }).nullable(),
  decisions: z.array(decision),
  reached: z.number(),
  /** What its end brought in addition: for answering in time, and without a call; null until it is settled. */
  premium: z.object({ inTime: z.number(), alone: z.number() }).nullable().optional(),
  best: z.number().nullable(),
  /** After the game: the question that stayed unanswered, with its best answer. */
  missed: z
    .object({
      tree: z.enum(TREE_NAMES),
      question: z.string(),
      answer: z.string(),
      feedback: z.string(),
      points: z.number(),
      /** Game seconds. */
      waited: z.number(),
    })
    .nullable(),
};

/** The public part of a situation: whose it is, since when, and whether it is done. */
const facts = {
  id: z.string(),
  player: z.string(),
  car: z.string().nullable(),
  /** Game seconds. */
  since: z.number(),
  done: z.boolean(),
  doneAt: z.number().nullable(),
  calls: z.array(z.enum(PHONE_CALLS)),
};

/** A critical situation of an order, with texts only for those whom it concerns. (WIR-6) */
export const wireEmergency = z.object({
  ...facts,
  subtype: z.enum(EMERGENCY_SUBTYPES).optional(),
  ...z.object(situationWords).partial().shape,
});
export type WireEmergency = Frozen<z.output<typeof wireEmergency>>;

/** A change event of an order, with texts only for those whom it concerns. (WIR-6) */
export const wireChange = z.object({
  ...facts,
  type: z.enum(CHANGE_TYPES).optional(),
  ...z.object(situationWords).partial().shape,
});
export type WireChange = Frozen<z.output<typeof wireChange>>;

/** A random situation that happened. */
export const wireAccident = z.object({
  id: z.string(),
  name: z.string(),
  at: z.number(),
  car: z.string(),
  effects: z.array(z.object({ type: z.enum(EFFECT_TYPES), value: z.number(), full_val: z.boolean().optional() })),
}) satisfies z.ZodType<HappenedAccident>;

/** A viewer's critical situation as it is sent. */
export function emergencyToWire(open: OpenSituation): WireEmergency {
  const { shown } = open;
  if (shown === null) return factsOf(open);
  const subtype = EMERGENCY_SUBTYPES.find((name) => name === shown.kind);
  return { ...factsOf(open), ...(subtype === undefined ? {} : { subtype }), ...withoutKind(shown) };
}

/** A viewer's change event as it is sent. */
export function changeToWire(open: OpenSituation): WireChange {
  const { shown } = open;
  if (shown === null) return factsOf(open);
  const type = CHANGE_TYPES.find((name) => name === shown.kind);
  return { ...factsOf(open), ...(type === undefined ? {} : { type }), ...withoutKind(shown) };
}

/** What happened to an order's car, as it is sent. */
export function accidentToWire({
  id,
  name,
  at,
  car,
  effects,
}: HappenedAccident): Frozen<z.output<typeof wireAccident>> {
  return { id, name, at, car, effects };
}

/** Converts back to the engine's situation; the incident's numbers stay in its texts. */
export function situationFromWire(wire: WireEmergency & WireChange): OpenSituation {
  const { id, player, car, since, done, doneAt, calls } = wire;
  const numbers = { pick_phone: '', deliver_phone: '', case_number: '', police_number: '' };
  return { id, player, car, since, done, doneAt, calls, numbers, decisions: [], shown: shownOf(wire) };
}

function factsOf({ id, player, car, since, done, doneAt, calls }: OpenSituation) {
  return { id, player, car, since, done, doneAt, calls };
}

function withoutKind({ kind: _kind, ...shown }: ShownSituation): Omit<ShownSituation, 'kind'> {
  return { ...shown, decisions: shown.decisions.map((told) => withOutcome(told, zloty)) };
}

/** A decision with the money of its outcome converted: the wire uses zł, calculations use grosze. (VAL-2) */
function withOutcome(told: ShownDecision, money: (amount: number) => number): ShownDecision {
  const { outcome } = told;
  if (outcome === undefined) return told;
  return { ...told, outcome: outcome.map((one) => (isMoney(one) ? { ...one, value: money(one.value) } : one)) };
}

function isMoney({ what }: AnswerOutcome): boolean {
  return what === 'MONEY' || what === 'FREIGHT';
}

const NO_PRICE = { driver: 0, boss: 0 } as const;

function shownOf(wire: WireEmergency & WireChange): ShownSituation | null {
  const kind = wire.subtype ?? wire.type;
  if (kind === undefined || wire.name === undefined) return null;
  return {
    name: wire.name,
    kind,
    image: wire.image ?? null,
    description: wire.description ?? '',
    maxTime: wire.maxTime ?? null,
    hasBonus: wire.hasBonus === true,
    knowledge: wire.knowledge ?? '',
    hasAloneBonus: wire.hasAloneBonus === true,
    hasHelp: wire.hasHelp === true,
    callPoints: wire.callPoints ?? NO_PRICE,
    help: wire.help ?? null,
    pick_phone: wire.pick_phone ?? '',
    deliver_phone: wire.deliver_phone ?? '',
    case_number: wire.case_number ?? null,
    police_number: wire.police_number ?? null,
    trees: wire.trees ?? [],
    tree: wire.tree ?? null,
    node: wire.node ?? null,
    decisions: (wire.decisions ?? []).map((told) => withOutcome(told, groszeOf)),
    reached: wire.reached ?? 0,
    premium: wire.premium ?? null,
    best: wire.best ?? null,
    missed: wire.missed ?? null,
  };
}
