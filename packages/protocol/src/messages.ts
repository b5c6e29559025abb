import { z } from 'zod';
import { actionId, gameId } from './ids.ts';

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
