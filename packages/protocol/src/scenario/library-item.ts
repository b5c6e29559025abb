import {
  type Accident,
  CAR_ACTIONS,
  CARGO_TRAITS,
  CAR_TYPES,
  CHANGE_TYPES,
  COMPETENCES,
  type ChangeEvent,
  type Emergency,
  EMERGENCY_SUBTYPES,
  LANDS,
  LAWS,
  CAR_OWNERSHIPS,
} from '@fracht/engine';
import { z } from 'zod';
import { flag, LIMITS as FIELD_LIMITS, listOf, wholeNumber } from '../fields/fields.ts';
import { SCENARIO_LIMITS as LIMITS } from './scenario-limits.ts';
import { jsonText, treeText } from './json-text.ts';
import { effectsSchema, type Exactness, image, numberWithin, situationSchema } from './situation.ts';

/** The three libraries of situations. (LIB-1) */
export const LIBRARY_KINDS = ['EMERGENCY', 'ACCIDENT', 'CHANGE'] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** The type of the items in each library. */
export type LibraryItems = {
  readonly EMERGENCY: Emergency;
  readonly ACCIDENT: Accident;
  readonly CHANGE: ChangeEvent;
};

const id = z.string().min(1).max(FIELD_LIMITS.id);
const text = z.string().max(LIMITS.text).default('');
/** Empty or left out: the author chose none, and that of the family applies. (CPT-1) */
const competence = z
  .union([z.enum(COMPETENCES), z.literal(''), z.null()])
  .transform((value) => (value === '' || value === null ? undefined : value))
  .optional();
/** A date such as 2026-11-29; a draft may have none yet. */
const SOURCE_DAY = { STRICT: z.iso.date(), DRAFT: z.union([z.iso.date(), z.literal('')]) } as const;

/** The sources of the rules that an item states; an empty list if there are none. (LIB-18) */
function sourcesSchema(exactness: Exactness) {
  const { rule, sources: most } = LIMITS;
  const source = z.object({
    law: z.enum(LAWS),
    article: exactness === 'STRICT' ? z.string().trim().min(1).max(rule) : z.string().max(rule).default(''),
    checked: SOURCE_DAY[exactness],
  });
  return listOf(source, most)
    .nullable()
    .transform((list) => (list === null || list.length === 0 ? undefined : list))
    .optional();
}

/** Empty or left out: any cargo. (CGO-4) */
const cargo = z
  .union([z.enum(CARGO_TRAITS), z.literal(''), z.null()])
  .transform((value) => (value === '' || value === null ? undefined : value))
  .optional();
/** Empty or left out: anybody's car. (SIT-26) */
const ownership = z
  .union([z.enum(CAR_OWNERSHIPS), z.literal(''), z.null()])
  .transform((value) => (value === '' || value === null ? undefined : value))
  .optional();
/** Empty or left out: as the effects, or the kind of change, require. (SIT-10, SIT-11) */
const toldStatus = z
  .union([z.enum(CAR_ACTIONS), z.literal(''), z.null()])
  .transform((value) => (value === '' || value === null ? undefined : value))
  .optional();
/** The type that the customer now wants; empty or null: another one is drawn. (SIT-11) */
const truck = z
  .union([z.enum(CAR_TYPES), z.literal('SAME'), z.literal(''), z.null()])
  .transform((value) => (value === '' ? null : value))
  .default(null);
const long = z.string().max(LIMITS.knowledge).default('');

/** The schemas of fields that a draft may leave empty, for each exactness. */
const FIELDS = {
  STRICT: {
    name: z.string().trim().min(1).max(LIMITS.name),
    types: listOf(z.enum(CAR_TYPES), CAR_TYPES.length).refine((list) => list.length > 0, 'REQUIRED'),
    lands: listOf(z.enum(LANDS), LANDS.length).refine((list) => list.length > 0, 'REQUIRED'),
    number: wholeNumber,
  },
  DRAFT: {
    name: z.string().max(LIMITS.name).default(''),
    types: listOf(z.enum(CAR_TYPES), CAR_TYPES.length),
    lands: listOf(z.enum(LANDS), LANDS.length),
    number: (min: number, max: number) => numberWithin('DRAFT', min, max),
  },
} as const;

type Schemas = { readonly [Kind in LibraryKind]: z.ZodType<LibraryItems[Kind]> };

/**
 * The schemas of all library items, whether they come from a form, as JSON or from the database; missing fields get defaults. `newQuestion`:
 * the default text of a question; null: it stays empty, as its author left it. (LIB-1)
 */
export function libraryItemSchemas(newQuestion: string | null): Schemas {
  return schemasOf(newQuestion, 'STRICT');
}

/** The schemas of drafts: texts may be empty, choices may be missing, numbers may be out of range; sizes are limited nevertheless. (LIB-6) */
export function libraryDraftSchemas(): Schemas {
  return schemasOf(null, 'DRAFT');
}

function schemasOf(newQuestion: string | null, exactness: Exactness): Schemas {
  const tree = treeText.pipe(situationSchema(newQuestion, exactness).nullable()).default(null);
  const { name, number } = FIELDS[exactness];
  const types = FIELDS[exactness].types.default([...CAR_TYPES]);
  const lands = FIELDS[exactness].lands.default([...LANDS]);
  const points = number(-LIMITS.points, LIMITS.points).default(0);
  const sources = sourcesSchema(exactness);
  return {
    EMERGENCY: z.object({
      id,
      name,
      subtype: z.enum(EMERGENCY_SUBTYPES).default('EMERGENCY'),
      competence,
      image,
      description: text,
      types,
      lands,
      ownership,
      cargo,
      status: z.enum(CAR_ACTIONS).default('DRIVING_WITH_SHIPMENT'),
      theft: onFlag.default(false),
      maxTime: number(1, LIMITS.minutes).default(120),
      driverCallPoints: points,
      bossCallPoints: points,
      inTimePoints: points,
      noHelpPoints: points,
      knowledge: long,
      help: long,
      situation: tree,
      carSituation: tree,
      timeWindowSituation: tree,
      sources,
    }),
    ACCIDENT: z.object({
      id,
      name,
      competence,
      types,
      lands,
      ownership,
      status: toldStatus,
      effects: jsonText.pipe(z.preprocess(noneAsEmpty, effectsSchema(exactness))).default([]),
      sources,
    }),
    CHANGE: z.object({
      id,
      name,
      description: text,
      type: z.enum(CHANGE_TYPES),
      competence,
      types,
      ownership,
      cargo,
      status: toldStatus,
      truck,
      situation: tree,
      sources,
    }),
  };
}

/** Whether an item is active: 0 or 1, or a flag of a form or of JSON. */
export const onFlag = z.union([flag, z.literal(0), z.literal(1)]).transform((value) => value === true || value === 1);

/** The same, inactive by default. */
export const activeFlag = onFlag.default(false);

function noneAsEmpty(value: unknown): unknown {
  return value ?? [];
}
