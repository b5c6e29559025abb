import { z } from 'zod';
import { LIBRARY_KINDS } from '../scenario/library-item.ts';
import { flag, keyed } from '../fields/fields.ts';

/** What a file of situations says about itself, and the most items it may contain. */
export const LIBRARY_FILE = { format: 'fracht-situations', version: 1, items: 2000 } as const;

/** A file with situations of one library; its items have the form of a save, and are validated separately. (LIB-8; docs/adr/0013) */
export const libraryFile = z.object({
  format: z.literal(LIBRARY_FILE.format),
  version: z.literal(LIBRARY_FILE.version),
  kind: z.enum(LIBRARY_KINDS),
  items: z.array(z.record(z.string(), z.unknown())).min(1).max(LIBRARY_FILE.items),
});
export type LibraryFile = z.output<typeof libraryFile>;

/** A file of situations, as a file of the form or as text. With `dryRun` nothing is stored; without it, either all items or none. */
export const importEventsBody = z.object({
  ...keyed,
  file: z.union([z.string().max(1_048_576), z.instanceof(Uint8Array)]),
  dryRun: flag.default(false),
});

export const IMPORT_VERDICTS = ['new', 'changed', 'same', 'wrong'] as const;

/** What was done with each item or, with `dryRun`, would be done. */
export const importEventsPayload = z.object({
  kind: z.enum(LIBRARY_KINDS),
  dryRun: z.boolean(),
  items: z.array(
    z.object({
      /** The item's index in the file, from 0. */
      index: z.number(),
      name: z.string(),
      status: z.enum(IMPORT_VERDICTS),
      /** For a changed item: the fields that differ from the stored one. */
      fields: z.array(z.string()),
      /** Whether it names uploaded pictures that this server does not have; it is imported without them. */
      isMissingPictures: z.boolean(),
      /** The check finds errors in it; it is imported as inactive. */
      isFaulty: z.boolean(),
      /** Those errors in words, with the places where they are. */
      faults: z.array(z.string()),
      /** Paths of unknown fields; they are left out. */
      unknown: z.array(z.string()),
      /** For a wrong item, by field. */
      errors: z.record(z.string(), z.array(z.string())),
    }),
  ),
});
export type ImportEventsPayload = z.output<typeof importEventsPayload>;
