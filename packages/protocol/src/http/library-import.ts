import { z } from 'zod';
import { LIBRARY_KINDS } from '../scenario/library-item.ts';
import { flag } from '../fields/fields.ts';

/** What a file of situations says of itself, and how much it may hold. */
export const LIBRARY_FILE = { format: 'fracht-situations', version: 1, items: 2000 } as const;

/** A file of situations of one library: its items as a save takes them, read one by one. (LIB-8; docs/adr/0013) */
export const libraryFile = z.object({
  format: z.literal(LIBRARY_FILE.format),
  version: z.literal(LIBRARY_FILE.version),
  kind: z.enum(LIBRARY_KINDS),
  items: z.array(z.record(z.string(), z.unknown())).min(1).max(LIBRARY_FILE.items),
});
export type LibraryFile = z.output<typeof libraryFile>;

/** A file of situations, as a file of the form or as its text. With `dryRun` nothing is kept; without, all items or none. */
export const importEventsBody = z.object({
  file: z.union([z.string().max(1_048_576), z.instanceof(Uint8Array)]),
  dryRun: flag.default(false),
});

export const IMPORT_VERDICTS = ['new', 'changed', 'same', 'wrong'] as const;

/** Item by item what was done, or with `dryRun` what would be. */
export const importEventsPayload = z.object({
  kind: z.enum(LIBRARY_KINDS),
  dryRun: z.boolean(),
  items: z.array(
    z.object({
      /** Its place in the file, from 0. */
      index: z.number(),
      name: z.string(),
      status: z.enum(IMPORT_VERDICTS),
      /** Of a changed one: the fields in which it differs from the one that is there. */
      fields: z.array(z.string()),
      /** It names uploaded pictures that are not on this server; it is taken in without them. */
      isMissingPictures: z.boolean(),
      /** The check finds errors in it; it is taken in switched off. */
      isFaulty: z.boolean(),
      /** Those errors in words, each with its place. */
      faults: z.array(z.string()),
      /** Fields that nothing reads, by the way to them; they are left out. */
      unknown: z.array(z.string()),
      /** Of a wrong one, by its fields. */
      errors: z.record(z.string(), z.array(z.string())),
    }),
  ),
});
export type ImportEventsPayload = z.output<typeof importEventsPayload>;
