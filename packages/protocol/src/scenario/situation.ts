import {
  type Answer,
  type Effect,
  EFFECT_TYPES,
  EFFECT_UNITS,
  type EffectType,
  LAWS,
  type Situation,
} from '@fracht/engine';
import { z } from 'zod';
import type { FieldCode } from '../fields/validation.ts';
import { SCENARIO_LIMITS as LIMITS } from './scenario-limits.ts';

const title = z.string().max(LIMITS.title).default('');
const text = z.string().max(LIMITS.text).default('');

/** How strictly something is validated: `STRICT` for what games get, `DRAFT` for work in progress, in which numbers may be out of range. */
export type Exactness = 'STRICT' | 'DRAFT';

/** The schema of a whole number within limits or, in a draft, of any sensible number. */
export function numberWithin(exactness: Exactness, min: number, max: number) {
  return exactness === 'STRICT'
    ? z.int().min(min).max(max)
    : z.number().min(-LIMITS.draftNumber).max(LIMITS.draftNumber);
}

/** The name of a picture or its address on this server; an empty text is null. */
export const image = z
  .union([
    z.literal(''),
    z.null(),
    z
      .string()
      .max(LIMITS.image)
      .regex(/^\/?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/u),
  ])
  .transform((value) => (value === '' ? null : value))
  .default(null);

const rule = z.string().max(LIMITS.rule).default('');

/** What an answer breaks; empty or left out: its author did not say. (LIB-17) */
const breaks = z
  .union([z.literal('NOTHING'), z.object({ law: z.enum(LAWS), article: rule, why: rule }), z.literal(''), z.null()])
  .transform((value) => (value === '' || value === null ? undefined : value))
  .optional();

/** The schema of one effect: money may have two decimals, values in other units are whole, and without a unit the value is ignored. (LIB-4, LIB-15) */
function effectSchema(exactness: Exactness): z.ZodType<Effect> {
  const most = exactness === 'STRICT' ? LIMITS.value : LIMITS.draftNumber;
  return z
    .object({
      type: z.enum(EFFECT_TYPES),
      value: z.number().min(-most).max(most).nullish(),
      full_val: z.union([z.boolean(), z.literal(0), z.literal(1)]).optional(),
    })
    .superRefine(({ type, value }, context) => {
      const message = exactness === 'STRICT' ? wrongFraction(type, value ?? 0) : null;
      if (message !== null) context.addIssue({ code: 'custom', path: ['value'], message });
    })
    .transform(({ type, value, full_val }) => {
      const full = full_val === undefined ? {} : { full_val: full_val === true || full_val === 1 };
      return { type, value: value ?? unsaidValue(type), ...full };
    });
}

/** The default value of an effect. (LIB-15) */
function unsaidValue(type: EffectType): number {
  return EFFECT_UNITS[type] === 'flag' ? 1 : 0;
}

/** What is wrong with a number's decimals; null if nothing. A draft keeps it as written, and the check reports it. */
function wrongFraction(type: EffectType, value: number): FieldCode | null {
  const unit = EFFECT_UNITS[type];
  if (unit === 'flag') return null;
  if (unit !== 'zloty') return Number.isInteger(value) ? null : 'NUMBER_WHOLE';
  return Math.round(value * 100) === Math.round(value * 1e6) / 1e4 ? null : 'NUMBER_EXACT';
}

/** The schema of the effects of one choice. */
export function effectsSchema(exactness: Exactness) {
  return z.array(effectSchema(exactness)).max(LIMITS.effects).default([]);
}

/**
 * The schema of a question with its whole tree. `newQuestion`: the default text of a question; null, or in a draft: it stays empty. Recursive:
 * only for values that `jsonText` has accepted. `depth`, `bestScore` and `bestAnswerIndex` are computed and not read. (LIB-5)
 */
export function situationSchema(newQuestion: string | null, exactness: Exactness = 'STRICT'): z.ZodType<Situation> {
  const points = numberWithin(exactness, -LIMITS.points, LIMITS.points).default(0);
  const effects = effectsSchema(exactness);
  const next = z
    .lazy(() => situation)
    .nullable()
    .default(null);
  const answer: z.ZodType<Answer> = z.object({
    text: title,
    points,
    breaks,
    feedback: text,
    newCar: z.boolean().default(false),
    input: z.boolean().default(false),
    inputType: z.enum(EFFECT_TYPES).default('PROLONG_SHIPMENT'),
    inputValue: numberWithin(exactness, 0, LIMITS.minutes).default(0),
    image,
    changeDistance: numberWithin(exactness, 0, LIMITS.km).default(0),
    situation: next,
    effects,
  });
  const situation: z.ZodType<Situation> = z
    .object({
      texts: z.array(z.string().max(LIMITS.title)).max(LIMITS.texts).default([]),
      text: title,
      points,
      carPoints: points,
      timeWindowPoints: points,
      answers: z.array(answer).max(LIMITS.answers).default([]),
      textAnswer: z.string().max(LIMITS.textAnswer).nullable().default(null),
      points_ok: points,
      points_wrong: points,
      breaks_ok: breaks,
      breaks_wrong: breaks,
      feedback_ok: text,
      feedback_wrong: text,
      situation_ok: next,
      situation_wrong: next,
      effects_ok: effects,
      effects_wrong: effects,
      showCaseAndPolice: z.boolean().default(false),
      afterDenySituation: next,
    })
    .transform((node) => {
      if (exactness === 'DRAFT' || newQuestion === null) return node;
      const shown = node.text || node.texts[0] || newQuestion;
      return { ...node, text: shown, texts: node.texts.length === 0 ? [shown] : node.texts };
    });
  return situation;
}
