import { z } from 'zod';
import { isWithinJsonBounds } from './json-bounds.ts';
import { isSoundText } from './sound-text.ts';

/** Limits for what people type; forms take their `maxLength` from here. (FLD-1) */
export const LIMITS = {
  email: 254,
  name: 80,
  passwordMin: 10,
  /** Digits of a PIN, which accounts without an e-mail may set instead of a password. */
  pinMin: 6,
  passwordMax: 128,
  groupName: 80,
  groupSize: 200,
  /** Rows of an imported file of students. */
  importRows: 1000,
  /** One-time codes made in one call. */
  codes: 100,
  seed: 64,
  /** The shortest and the longest lesson, in minutes. */
  lessonMin: 30,
  lessonMax: 180,
  id: 64,
  token: 128,
  html: 200_000,
  /** Tags in one text of the landing page: each unclosed tag makes all later ones more expensive to sanitise. */
  htmlTags: 12_000,
  stageText: 20_000,
  question: 500,
  questions: 50,
  option: 200,
  /** Options of one multiple-choice question. */
  options: 12,
  answer: 4000,
  message: 5000,
  /** A teacher's note about a game. */
  note: 1000,
  /** What a student or a class wants to do differently in the next game. */
  sentence: 160,
  /** A line that names a unit of the curriculum, and how many units a competence may have. */
  unit: 300,
  units: 12,
  /** 120 months: ten years. */
  retentionMonths: 120,
  requestKey: 100,
} as const;

/** The field of a call that creates something: a key chosen by the client, so that a retry does not create it twice. (FLD-11) */
export const keyed = { key: z.string().min(8).max(LIMITS.requestKey).optional() };

export const idText = z.string().trim().min(1).max(LIMITS.id);

/** The id in a path such as `game/remove/{id}`. */
export const idParams = z.object({ id: z.string().min(1).max(LIMITS.id) });

/**
 * Invisible characters: soft hyphens, zero-width blanks, joiners, variation selectors, byte order marks, direction marks. Nobody types them; they come with text
 * copied from tables, letters and web pages.
 */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** The text without invisible characters, so that two texts that look the same are the same. (FLD-9) */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}

/** Whether a text has invisible characters, which cannot be typed again. */
export function hasUnseen(text: string): boolean {
  return withoutUnseen(text) !== text;
}

/** A picture of several signs, such as a woman mechanic, and a joiner between letters of a script that is written with joiners. */
const PICTURE =
  /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}])*(?:\u200D(?=\p{Extended_Pictographic}))?/u;
const JOINED =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}])[\p{L}\p{M}][\u200C\u200D](?=[\p{L}\p{M}])/u;
const NEEDED_OR_UNSEEN = new RegExp(`(${PICTURE.source}|${JOINED.source})|${UNSEEN.source}`, 'gu');

/** The text without the invisible characters that change nothing in it; emoji and scripts that are written with joiners keep theirs. (FLD-8) */
export function withoutStray(text: string): string {
  return text.replace(NEEDED_OR_UNSEEN, '$1');
}

/** The schema of an account name (an e-mail or a login name) as it is stored: trimmed, in lower case. (FLD-9) */
export const accountName = z.string().overwrite(withoutUnseen).trim().toLowerCase().max(LIMITS.email);

/** An e-mail as it is stored. (FLD-9) */
export const email = accountName.pipe(z.email());

/** Characters that break lines or cannot be typed. */
const HARMFUL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** More diacritics on one letter than any script uses: they would be drawn over the lines above and below. */
const STACKED_MARKS = /\p{M}{5}/u;
/**
 * The last two characters are drawn as nothing, although Unicode counts them among the symbols: Braille without dots, a musical note without a head.
 */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;

/** In UTF-16 units. A longer text is too long for any line and is left as it is: the time that NFC takes can grow with the square of the length. */
const MOST_NORMALIZED = 4000;

/** Normalises a text to one line: Unicode NFC, single blanks, trimmed, without stray invisible characters. */
export function oneLine(text: string): string {
  const line = withoutStray(text).replaceAll(/\s+/gu, ' ').trim();
  return line.length > MOST_NORMALIZED ? line : line.normalize('NFC');
}

/** The same text for all names that differ at most in blanks, case and invisible characters. */
export function nameLookingLike(name: string): string {
  return oneLine(withoutUnseen(name)).toLocaleLowerCase('pl');
}

/** Whether two names differ at most in blanks, case and invisible characters. */
export function isOneName(one: string, other: string): boolean {
  return nameLookingLike(one) === nameLookingLike(other);
}

/** The schema of one line that other people read; it may be empty. (FLD-8) */
export function lineOf(most: number) {
  return z
    .string()
    .overwrite(oneLine)
    .max(most)
    .refine((line) => line === '' || VISIBLE.test(line), 'REQUIRED')
    .refine((line) => isSoundText(line) && !HARMFUL.test(line) && !STACKED_MARKS.test(line), 'TEXT_BROKEN');
}

/** The schema of a name of a person or thing, which other people read in lists, letters and files. (FLD-8) */
export function nameOf(most: number) {
  return lineOf(most).min(1);
}

export const personName = nameOf(LIMITS.name);

/** A password by RFC 8265 (OpaqueString): in NFC with plain blanks, no matter how a keyboard encodes its letters. (ACC-2) */
export function plainPassword(typed: string): string {
  return typed.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** A flag of a form ("true", "1", "on") or of JSON. (FLD-2) */
export const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['true', 'false', '1', '0', 'on', 'off', ''])])
  .transform((value) => value === true || value === 1 || value === 'true' || value === '1' || value === 'on');

/** A whole number of a form or of JSON. (FLD-3) */
export function wholeNumber(min: number, max: number) {
  return z
    .union([z.number(), z.string().trim().min(1)])
    .transform(Number)
    .pipe(z.number().int().min(min).max(max));
}

/** An optional field; null, and the empty text that a form sends for a field that was not filled in, count as left out, too. (FLD-12) */
export function leftOut<Field extends z.ZodType>(field: Field) {
  return z.union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), field]).optional();
}

/** The seed from which orders and luck of a game are drawn, as sent by the form of a game or an assignment; if it is left out, one is drawn. */
export const seedField = leftOut(
  z.union([z.string(), z.number().transform(String)]).pipe(z.string().trim().max(LIMITS.seed)),
);

/**
 * Optimistic lock: the version that the caller has seen. A save is refused if the stored version is a different one. Without it the last
 * save wins. 0 is the version of something that nobody has changed yet. (FLD-10)
 */
export const followedVersion = wholeNumber(0, Number.MAX_SAFE_INTEGER).optional();

/** An id or null: forms send an empty text for null. */
export const idOrNone = z
  .union([z.string().trim().max(LIMITS.id), z.null()])
  .transform((value) => (value === null || value === '' ? null : value));

/** The schema of a list. A form may send it as JSON text, as a single value or as a repeated field. (FLD-4, ENV-7) */
export function listOf<Item extends z.ZodType>(item: Item, most: number) {
  return z.preprocess((sent: string | readonly z.input<Item>[]) => asList(sent), z.array(item).max(most));
}

/**
 * What a save was based on: the values of some fields as the author saw them. A form sends it as JSON text. If one of them has changed by now, nothing is
 * saved; absent: the last save wins. (FLD-21)
 */
export function basedOn<Base extends z.ZodObject>(base: Base) {
  type Sent = { readonly [Name in keyof z.input<Base>]?: z.input<Base>[Name] | undefined };
  const fields = base.partial();
  return z.preprocess((sent: string | Sent) => asFieldsOf(sent), fields).optional();
}

function asFieldsOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? undefined : parsed(value);
}

function asList(value: unknown): unknown {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return [];
  return text.startsWith('[') ? parsed(text) : [value];
}

function parsed(text: string): unknown {
  if (!isWithinJsonBounds(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
