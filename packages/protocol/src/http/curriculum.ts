import { COMPETENCES } from '@fracht/engine';
import { z } from 'zod';
import { flag, followedVersion, LIMITS, listOf } from '../fields/fields.ts';
import { author } from './drafts.ts';

const competence = z.enum(COMPETENCES);

/** The units of the core curriculum to which a competence belongs, the same for the whole school. (CUR-1) */
export const curriculumUnits = z.object({
  competence,
  /** One line each: its first word is the code, the rest is the meaning. */
  units: z.array(z.string()),
  /** False: a proposal that nobody has confirmed, and that must not be presented as a fact. */
  isConfirmed: z.boolean(),
  /** Grows by 1 with each change; 0: never changed. */
  version: z.number(),
  /** Who changed it last, and when (ms); null if nobody has. */
  author,
  savedAt: z.number().nullable(),
});
export type CurriculumUnits = z.output<typeof curriculumUnits>;

/** All five competences in their order. */
export const curriculumPayload = z.array(curriculumUnits);

const unit = z
  .string()
  .transform((line) => line.replaceAll(/\s+/gu, ' ').trim())
  .pipe(z.string().max(LIMITS.unit));

/** The units of one competence from now on; empty lines and duplicates are left out. (CUR-2) */
export const saveCurriculumBody = z.object({
  competence,
  units: listOf(unit, LIMITS.units).transform((lines) => [...new Set(lines.filter((line) => line !== ''))]),
  isConfirmed: flag,
  version: followedVersion,
});
export type SaveCurriculumBody = z.output<typeof saveCurriculumBody>;
