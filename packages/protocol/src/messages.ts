import { z } from 'zod';
import { actionId, gameId } from './ids.ts';
import { SOURCES } from './lines.ts';

/** The most characters of a ticket or bearer. */
const SECRET = 256;

/**
 * A client's first message: the game, and a ticket from server/connect or a bearer token. `codec` asks for another encoding of the server's
 * messages; with `alive`, the server sends an empty binary message whenever it has sent nothing else for a second. (SOC-1, SOC-19, ENC-1)
 */
export const helloMessage = z
  .object({
    game: gameId,
    ticket: z.string().min(1).max(SECRET).optional(),
    bearer: z.string().min(1).max(SECRET).optional(),
    codec: z.string().max(32).optional(),
    alive: z.boolean().optional(),
  })
  .refine(({ ticket, bearer }) => ticket !== undefined || bearer !== undefined, 'REQUIRED');
export type HelloMessage = z.output<typeof helloMessage>;
export type SentHello = Readonly<z.input<typeof helloMessage>>;

/** Asks for the whole state after a gap in `seq`. (SOC-6, SOC-7) */
export const resyncMessage = z.object({ resync: z.literal(true) });

/**
 * An action. Game and player are those of the socket: a client may leave them out, and other values are refused. An `id` makes an answer possible, whatever
 * else the message contains. (SOC-3, SOC-4, SOC-8)
 */
export const actionMessage = z.object({
  game: z.unknown().optional(),
  player: z.unknown().optional(),
  state: z.looseObject({ id: actionId }),
});

/** Everything a client may send after its first message. Any other message closes the socket. (SOC-3) */
export const clientMessage = z.union([resyncMessage, actionMessage]);
export type SentMessage = Readonly<z.input<typeof clientMessage>>;

/** Names that packed changes refer to by number (string table): all of them with a whole game, later only the new ones. (ENC-3; docs/adr/0030) */
const names = z.array(z.string());

/** The fields around a state: who caused it, its game, its number and time, and the action of the receiver that it answers, if any. (SOC-5, SOC-8) */
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
  /** The whole game or a change, by the schemas of `wire`. */
  state: z.unknown(),
});
export type StateMessage = Readonly<z.output<typeof stateMessage>>;

/** Answers the retry of an action that was accepted before. (SOC-8) */
const acceptedMessage = z.object({ re: actionId, ok: z.literal(true), seq: z.int().min(0) });

/** Answers a refused action, only to its sender; `incident` identifies an internal fault in the server's log. (SOC-8) */
const refusedMessage = z.object({
  re: actionId,
  ok: z.literal(false),
  code: z.string(),
  message: z.string(),
  incident: z.string().optional(),
});

/** The answer to an action that did not change the game. */
export type AnswerMessage = Readonly<z.output<typeof acceptedMessage> | z.output<typeof refusedMessage>>;

/** Everything that the server sends. (SOC-5 to SOC-8) */
export const serverMessage = z.union([stateMessage, refusedMessage, acceptedMessage]);
