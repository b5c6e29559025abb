import { z } from 'zod';
import { jsonText } from '../scenario/json-text.ts';
import { LIBRARY_KINDS, onFlag } from '../scenario/library-item.ts';
import { idOrNone, LIMITS, wholeNumber } from '../fields/fields.ts';

const kind = z.enum(LIBRARY_KINDS);
const version = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** Who did something: null for what was there from the beginning, and where nobody knows. */
export const author = z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }).nullable();

/** What is kept of an item beside its versions: what games get, and what is still written. `item` holds all its fields. */
export const deskPayload = z.object({
  id: z.string(),
  kind,
  /** Null: it was never published. */
  published: z
    .object({
      version: z.number(),
      active: z.literal([0, 1]),
      /** Milliseconds; null: from the beginning. */
      date: z.number().nullable(),
      author,
      item: z.unknown(),
    })
    .nullable(),
  /** Null: nothing is written that is not published. */
  draft: z
    .object({
      /** A new one with each save. */
      revision: z.string(),
      /** The version that it was begun from; 0: none. */
      version: z.number(),
      /** Something else has been published since. */
      behind: z.boolean(),
      date: z.number(),
      author,
      item: z.unknown(),
    })
    .nullable(),
});
export type DeskPayload = z.output<typeof deskPayload>;

/**
 * `value`: all fields of the item as JSON text. `revision`: of the draft that this one follows, none where there is none; another one
 * there is a conflict. `version`: of the item that the author has seen last. Without an id, or with an unused one of 16 small letters and
 * digits, an item is begun. (LIB-6; docs/adr/0014)
 */
export const saveDraftBody = z.object({
  id: idOrNone.optional(),
  kind,
  revision: idOrNone.default(null),
  version: version.default(0),
  value: jsonText,
});

/** `active`: whether new games get it; what is not said stays, and a new item is on. */
export const publishDraftBody = z.object({
  id: z.string().min(1).max(LIMITS.id),
  revision: z.string().min(1).max(LIMITS.id),
  active: onFlag.optional(),
});

/** The draft to drop; another one there is a conflict. */
export const dropDraftQuery = z.object({ revision: z.string().max(LIMITS.id).optional() });

/** Every draft there is, the newest first. */
export const draftsPayload = z.array(
  z.object({
    id: z.string(),
    kind,
    name: z.string(),
    author,
    date: z.number(),
    /** Whether the item was ever published. */
    published: z.boolean(),
  }),
);
export type DraftSummary = z.output<typeof draftsPayload>[number];

const versionSummary = z.object({
  version: z.number(),
  name: z.string(),
  active: z.literal([0, 1]),
  date: z.number().nullable(),
  author,
});

/** The versions of an item that are kept, the newest first. */
export const versionsPayload = z.array(versionSummary);
export type VersionSummary = z.output<typeof versionSummary>;

/** One version with all its fields. */
export const versionPayload = versionSummary.extend({ kind, item: z.unknown() });
export type VersionPayload = z.output<typeof versionPayload>;

export const versionQuery = z.object({ version });
