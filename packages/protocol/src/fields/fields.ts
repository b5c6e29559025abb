import { z } from 'zod';
import { isModestJson } from './json-bounds.ts';
import { isSoundText } from './sound-text.ts';

/** Bounds of what people type; forms take their `maxLength` from here. (FLD-1) */
export const LIMITS = {
  email: 254,
  name: 80,
  passwordMin: 10,
  passwordMax: 128,
  groupName: 80,
  groupSize: 200,
  /** Rows of a file of students. */
  importRows: 1000,
  /** One-time codes made at once. */
  codes: 100,
  seed: 64,
  id: 64,
  token: 128,
  html: 200_000,
  /** Tags in one text of the landing page: what is not closed costs more with each one that follows. */
  htmlTags: 12_000,
  stageText: 20_000,
  question: 500,
  questions: 50,
  option: 200,
  /** Options of one question to choose from. */
  options: 12,
  answer: 4000,
  message: 5000,
  /** 120 months: ten years. */
  retentionMonths: 120,
  requestKey: 100,
} as const;

/** The client's name for a request, so that sent once more it makes nothing twice. (FLD-11) */
export const requestKey = z.string().min(8).max(LIMITS.requestKey);

export const idText = z.string().trim().min(1).max(LIMITS.id);

/** The id in an address such as `game/remove/{id}`. */
export const idParams = z.object({ id: z.string().min(1).max(LIMITS.id) });

/** An e-mail as it is kept: trimmed, in small letters. (FLD-9) */
export const email = z.string().trim().toLowerCase().max(LIMITS.email).pipe(z.email());

/** Signs that end a line or turn the direction of what stands around them, and those that were never typed. */
const HARMFUL = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u;
/** More marks over one letter than any script puts there: they would be drawn over the lines above and below. */
const STACKED_MARKS = /\p{M}{5}/u;
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/u;

/** A text on one line as everybody else types it: letters with their marks as one sign each, single blanks. */
export function oneLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}

/** Whether two names differ in nothing but blanks and capitals. */
export function isOneName(one: string, other: string): boolean {
  return oneLine(one).toLocaleLowerCase('pl') === oneLine(other).toLocaleLowerCase('pl');
}

/** A name of somebody or something, which others read in lists, letters and files. (FLD-8) */
export function nameOf(most: number) {
  return z
    .string()
    .overwrite(oneLine)
    .min(1)
    .max(most)
    .refine((name) => name === '' || VISIBLE.test(name), 'REQUIRED')
    .refine((name) => isSoundText(name) && !HARMFUL.test(name) && !STACKED_MARKS.test(name), 'TEXT_BROKEN');
}

export const personName = nameOf(LIMITS.name);

/** A flag of a form ("true", "1", "on") or of JSON. (FLD-2) */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on', 'off', ''])])
  .transform((value) => value === true || value === 'true' || value === '1' || value === 'on');

/** A whole number of a form or of JSON. (FLD-3) */
export function wholeNumber(min: number, max: number) {
  return z
    .union([z.number(), z.string().trim().min(1)])
    .transform(Number)
    .pipe(z.number().int().min(min).max(max));
}

/**
 * The version of what a save changes, as it was when the change began: the save is refused where it is another now. Without it the
 * last save wins. 0 is the version of what nobody has changed yet. (FLD-10)
 */
export const followedVersion = wholeNumber(0, Number.MAX_SAFE_INTEGER).optional();

/** An id, or none: forms send an empty text for it. */
export const idOrNone = z
  .union([z.string().trim().max(LIMITS.id), z.null()])
  .transform((value) => (value === null || value === '' ? null : value));

/** A structure that a form sends as JSON text, a single value or a repeated field, and JSON as it is. (FLD-4, ENV-7) */
export function listOf<Item extends z.ZodType>(item: Item, most: number) {
  return z.preprocess((sent: string | readonly z.input<Item>[]) => asList(sent), z.array(item).max(most));
}

function asList(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === '') return [];
  return value.startsWith('[') ? parsed(value) : [value];
}

function parsed(text: string): unknown {
  if (!isModestJson(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
