import { z } from 'zod';
import { jsonText } from '../scenario/json-text.ts';
import { LIBRARY_KINDS, onFlag } from '../scenario/library-item.ts';
import { idOrNone, LIMITS, wholeNumber } from '../fields/fields.ts';

const kind = z.enum(LIBRARY_KINDS);
const version = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** Who did something; null if it was there from the beginning, or is unknown. */
export const author = z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }).nullable();

/** Whether it came with a newer version of the game, replacing what the school had not changed; nobody of the school is its author. */
const isCorrection = z.boolean();

/** An item as its authors see it: the published version, which games get, and the draft. `item` holds all fields. */
export const deskPayload = z.object({
  id: z.string(),
  kind,
  /** Null: never published. */
  published: z
    .object({
      version: z.number(),
      active: z.literal([0, 1]),
      /** Milliseconds since 1970; null: there from the beginning. */
      date: z.number().nullable(),
      author,
      isCorrection,
      item: z.unknown(),
    })
    .nullable(),
  /** Null: there is no draft, everything written is published. */
  draft: z
    .object({
      /** Changes with each save. */
      revision: z.string(),
      /** The version on which the draft was based; 0: none. */
      version: z.number(),
      /** A newer version has been published since the draft was begun. */
      behind: z.boolean(),
      date: z.number(),
      author,
      item: z.unknown(),
    })
    .nullable(),
});
export type DeskPayload = z.output<typeof deskPayload>;

/**
 * `value`: all fields of the item as JSON text. `revision`: optimistic lock, the revision of the draft on which this one is based (absent if
 * there was none); if the stored revision is different, that is a conflict. `version`: the published version that the author saw last.
 * Without an id, or with an unused one of 16 lower-case letters and digits, a new item is begun. (LIB-6; docs/adr/0014)
 */
export const saveDraftBody = z.object({
  id: idOrNone.optional(),
  kind,
  revision: idOrNone.default(null),
  version: version.default(0),
  value: jsonText,
});

/** `active`: whether new games get the item; absent: unchanged, or active for a new item. */
export const publishDraftBody = z.object({
  id: z.string().min(1).max(LIMITS.id),
  revision: z.string().min(1).max(LIMITS.id),
  active: onFlag.optional(),
});

/** `revision` of the draft to discard; if the stored one is different, that is a conflict. */
export const dropDraftQuery = z.object({ revision: z.string().max(LIMITS.id).optional() });

/** All drafts, the newest first. */
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
  isCorrection,
});

/** The stored versions of an item, the newest first. */
export const versionsPayload = z.array(versionSummary);
export type VersionSummary = z.output<typeof versionSummary>;

/** One version with all its fields. */
export const versionPayload = versionSummary.extend({ kind, item: z.unknown() });
export type VersionPayload = z.output<typeof versionPayload>;

export const versionQuery = z.object({ version });
