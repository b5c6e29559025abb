import { z } from 'zod';
import { actionId, gameId } from './ids.ts';
import { SOURCES } from './lines.ts';

/** Longest ticket or bearer that is looked at. */
const SECRET = 256;

/**
 * The first message of a client: the game, and a ticket of server/connect or a bearer token; `codec` asks for another
 * encoding of what the server sends. (SOC-1, ENC-1)
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
export type SentHello = Readonly<z.input<typeof helloMessage>>;

/** Asks for the whole state after a gap in `seq`. (SOC-6, SOC-7) */
export const resyncMessage = z.object({ resync: z.literal(true) });

/**
 * Carries an action. The socket knows the game and the player; a client that names others there, or leaves them out, is no
 * malformed one: another name is refused, none is taken as the socket's. (SOC-4, SOC-8)
 */
export const actionMessage = z.object({
  game: z.unknown(),
  player: z.unknown(),
  state: z.looseObject({ id: actionId, action: z.string().max(64) }),
});

/** Everything a client may send after its first message. What is neither closes the socket. (SOC-3) */
export const clientMessage = z.union([resyncMessage, actionMessage]);
export type SentMessage = Readonly<z.input<typeof clientMessage>>;

/** Names that stand in packed changes as numbers: all of them with a whole game, later the new ones. (ENC-3; docs/adr/0030) */
const names = z.array(z.string());

/** What stands around a state: who caused it, of what game, its number and moment, and the action of the receiver that it answers. (SOC-5, SOC-8) */
export const stateMessage = z.object({
  re: actionId.optional(),
  ok: z.literal(true).optional(),
  player: z.string().nullable(),
  source: z.enum(SOURCES),
  game: z.string(),
  seq: z.int().min(0),
  serverTime: z.int(),
  full: z.boolean(),
  book: z.object({ names, since: z.number() }).optional(),
  names: names.optional(),
  /** The game whole or what changed, by the schemas of `wire`. */
  state: z.unknown(),
});
export type StateMessage = Readonly<z.output<typeof stateMessage>>;

/** An action that had been accepted before. (SOC-8) */
const acceptedMessage = z.object({ re: actionId, ok: z.literal(true), seq: z.int().min(0) });

/** An action that was refused, to its sender alone; `incident` names a fault of the server's own in its log. (SOC-8) */
const refusedMessage = z.object({
  re: actionId,
  ok: z.literal(false),
  code: z.string(),
  message: z.string(),
  incident: z.string().optional(),
});

/** What answers an action without a change. */
export type AnswerMessage = Readonly<z.output<typeof acceptedMessage> | z.output<typeof refusedMessage>>;

/** Everything that the server sends. (SOC-5 to SOC-8) */
export const serverMessage = z.union([stateMessage, refusedMessage, acceptedMessage]);
