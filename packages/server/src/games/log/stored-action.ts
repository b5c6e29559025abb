import { ANSWER_TIMES, type GameAction, type HostAction, SEAT_LEVELS } from '@fracht/engine';
import { gameActionSchema, withoutId } from '@fracht/protocol';
import { z } from 'zod';

const user = z.object({ id: z.string(), first_name: z.string(), last_name: z.string(), num_games: z.number() });

/** What the server itself writes into the log, by action; a missing row does not compile. */
const STORED_HOST_ACTIONS = {
  RUN: z.object({ action: z.literal('RUN') }),
  CONNECT: z.object({
    action: z.literal('CONNECT'),
    user,
    type: z.enum(['STUDENT', 'TEACHER']),
    answerTime: z.literal(ANSWER_TIMES).optional(),
  }),
  LEAVE: z.object({ action: z.literal('LEAVE'), player: z.string() }),
  SEAT_BOT: z.object({ action: z.literal('SEAT_BOT'), user, level: z.enum(SEAT_LEVELS) }),
  NEXT_ROUND: z.object({ action: z.literal('NEXT_ROUND') }),
  CLOSE: z.object({ action: z.literal('CLOSE') }),
} satisfies { readonly [T in HostAction['action']]: z.ZodType<Extract<HostAction, { action: T }>> };

const { RUN: first, ...others } = STORED_HOST_ACTIONS;
const hostAction = z.discriminatedUnion('action', [first, ...Object.values(others)]);

/** An action of the log, parsed. `id` null: one of the server's own. Throws when it is not one of ours. */
export function storedAction(json: string, id: string | null): GameAction | HostAction {
  const value: unknown = JSON.parse(json);
  if (id === null) return hostAction.parse(value);
  return withoutId(gameActionSchema.parse(Object.assign({ id }, value)));
}
