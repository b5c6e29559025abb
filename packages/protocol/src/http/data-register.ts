import { z } from 'zod';

/** Which personal data is stored, in words and derived from the tables of the program, for the data protection officer. (PRV-17) */
export const dataRegisterPayload = z.object({
  kinds: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      purpose: z.string(),
      /** A blank that the school fills in. */
      basis: z.string(),
      kept: z.string(),
      erased: z.string(),
      /** The tables of the database with the columns that hold it. */
      places: z.array(z.object({ table: z.string(), columns: z.array(z.string()) })),
      /** Who reads it, each by the right to a call; empty if nobody. */
      readers: z.array(z.string()),
    }),
  ),
  bin: z.string(),
  exits: z.array(z.object({ where: z.string(), text: z.string() })),
  browser: z.array(z.object({ key: z.string(), place: z.string(), what: z.string() })),
});
export type DataRegister = z.output<typeof dataRegisterPayload>;
