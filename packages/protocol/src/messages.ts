import { z } from 'zod';
import { actionId, gameId } from './ids.ts';
import { SOURCES } from './lines.ts';

/** Longest ticket or bearer that is looked at. */
const SECRET = 256;

/**
 * The first message of a client: the game, and a ticket of server/connect or a bearer token; `codec` asks for another
 * encoding of what the server sends. (protocol "Socket" 1, 3)
 */
export const helloMessage = z
  .object({
    game: gameId,
    ticket: z.string().min(1).max(SECRET).optional(),
    bearer: z.string().min(1).max(SECRET).optional(),
    codec: z.string().max(32).optional(),
  })
  .refine(({ ticket, bearer }) => ticket !== undefined || bearer !== undefined, 'REQUIRED');
export type HelloMessage = z.output<typeof helloMessage>;

/** Asks for the whole state after a gap in `seq`. (protocol "Socket" 2) */
export const resyncMessage = z.object({ resync: z.literal(true) });

/**
 * Carries an action. The socket knows the game and the player; a client that names others there, or leaves them out, is no
 * malformed one: another name is refused, none is taken as the socket's. (protocol "Socket" 3)
 */
export const actionMessage = z.object({
  game: z.unknown(),
  player: z.unknown(),
  state: z.looseObject({ id: actionId, action: z.string().max(64) }),
});

/** Everything a client may send after its first message. What is neither closes the socket. */
export const clientMessage = z.union([resyncMessage, actionMessage]);
export type ClientMessage = z.output<typeof clientMessage>;

/** The two ways a change reaches a viewer: `full` with the whole state, or with what changed. (protocol "Socket" 2) */
export const stateMessage = z.object({
  game: z.string(),
  /** Who caused it; null: the server. */
  player: z.string().nullable(),
  source: z.enum(SOURCES),
  state: z.record(z.string(), z.unknown()),
  seq: z.int(),
  /** Milliseconds since 1970 on the server's clock. */
  serverTime: z.number(),
  full: z.boolean(),
  /** In the sender's own copy: the action that this answers. */
  re: z.string().optional(),
  ok: z.literal(true).optional(),
});
export type StateMessage = z.output<typeof stateMessage>;

/** An accepted action that changed nothing for its sender. */
export const acknowledgedMessage = z.object({ re: z.string(), ok: z.literal(true), seq: z.int() });
export type AcknowledgedMessage = z.output<typeof acknowledgedMessage>;

/** A refused action, to its sender alone; `message` is Polish. */
export const refusedMessage = z.object({ re: z.string(), ok: z.literal(false), code: z.string(), message: z.string() });
export type RefusedMessage = z.output<typeof refusedMessage>;

/** Everything a server sends. */
export const serverMessage = z.union([stateMessage, acknowledgedMessage, refusedMessage]);
export type ServerMessage = z.output<typeof serverMessage>;
