import { z } from 'zod';
import { author } from './drafts.ts';
import { idText } from '../fields/fields.ts';
import { givenPassword } from './auth.ts';

/** The kinds of things that go into the recycle bin when they are removed. (ADR 0049) */
export const BIN_KINDS = ['SCENARIO', 'PICTURE', 'USER', 'GROUP', 'GAME', 'HOMEWORK'] as const;
export type BinKind = (typeof BIN_KINDS)[number];

/** Removed things that can be restored, the last removed first. */
export const binPayload = z.array(
  z.object({
    kind: z.enum(BIN_KINDS),
    id: z.string(),
    name: z.string(),
    /** The lecturer of an account, a group, a game or an assignment. */
    teacher: author,
    /** Milliseconds since 1970. */
    date: z.number(),
    /** The number of days on which the server has to run before it is gone for good. */
    days: z.number(),
  }),
);
export type BinPayload = z.output<typeof binPayload>;

export const restoreBinBody = z.object({ id: idText });
/** `password`: the caller's own. */
export const eraseBinBody = z.object({ id: idText, password: givenPassword });
