import { z } from 'zod';
import { author } from './drafts.ts';
import { calendarMoment } from '../fields/calendar-moment.ts';
import { followedVersion, idText, wholeNumber } from '../fields/fields.ts';
import { USER_TYPES } from './user.ts';

/** What is recorded: changes, and exports. (ADR 0049) */
export const AUDIT_KINDS = [
  'USER',
  'GROUP',
  'GAME',
  'HOMEWORK',
  'RESULT',
  'QUESTIONS',
  'SETTING',
  'STAGE',
  'TEXT',
  'SCENARIO',
  'CURRICULUM',
  'PICTURE',
  'BACKUP',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** TAKEN: nothing changed, but somebody took a copy out of the school. */
export const AUDIT_ACTIONS = ['ADDED', 'CHANGED', 'REMOVED', 'RESTORED', 'TAKEN'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Who may be recorded as having changed something: users, guests, and the server by itself. */
export const AUDIT_ROLES = [...USER_TYPES, 'SERVER'] as const;

/** Changes on one page, and characters of a searched text. */
export const AUDIT_LIMITS = { page: 50, text: 80 } as const;

const seq = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/**
 * `text`: part of the name of an object or of the person who changed it. `person`: changes made by this person or to the account. `from`,
 * `until`: from this moment on and before that one, in ms. `after`: the last change on the previous page.
 */
export const auditQuery = z.object({
  kind: z.enum(AUDIT_KINDS).optional(),
  text: z.string().trim().max(AUDIT_LIMITS.text).optional(),
  person: idText.optional(),
  from: calendarMoment.optional(),
  until: calendarMoment.optional(),
  after: seq.optional(),
});

const auditLine = z.object({
  seq: z.number(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Null: the server, or somebody who was not logged in. */
  actor: author,
  role: z.enum(AUDIT_ROLES),
  /** The name of the call; SERVER: there was none. */
  call: z.string(),
  kind: z.enum(AUDIT_KINDS),
  object: z.string(),
  /** The name of the object at that time; empty if it has no name, or the person was erased. */
  label: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** The names of the fields that changed. */
  fields: z.array(z.string()),
  /** A lecturer changed something that the whole school plays with. */
  isNotable: z.boolean(),
  /** Notable, and not yet seen by any admin. */
  isNew: z.boolean(),
});
export type AuditLinePayload = z.output<typeof auditLine>;

/** A page of changes, the newest first. `isTooWide`: the text matches more names than are searched. */
export const auditPayload = z.object({ lines: z.array(auditLine), hasMore: z.boolean(), isTooWide: z.boolean() });
export type AuditPayload = z.output<typeof auditPayload>;

export const auditParams = z.object({ seq });

/** A change, with the text of each field before and after it; null: the field did not exist. */
export const auditEntryPayload = auditLine.extend({
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  /** Null: it cannot be undone. `follows`: the current version, if the object has versions. */
  undo: z.object({ follows: z.number().nullable(), isLatest: z.boolean() }).nullable(),
});
export type AuditEntryPayload = z.output<typeof auditEntryPayload>;

/** `follows`: optimistic lock, the version that the caller knows. */
export const undoAuditBody = z.object({ seq, follows: followedVersion });

export const seenAuditBody = z.object({ seq });

/** The number of changes by lecturers to what the whole school plays with that no admin has seen yet. */
export const unseenAuditPayload = z.object({ count: z.number() });
