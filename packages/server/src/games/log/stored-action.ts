import type { GameAction, HostAction } from '@fracht/engine';
import { gameActionSchema, withoutId } from '@fracht/protocol';
import { z } from 'zod';

/** What the server itself writes into the log, by action; a missing row does not compile. */
const STORED_HOST_ACTIONS = {
  RUN: z.object({ action: z.literal('RUN') }),
  CONNECT: z.object({
    action: z.literal('CONNECT'),
    user: z.object({ id: z.string(), first_name: z.string(), last_name: z.string(), num_games: z.number() }),
    type: z.enum(['STUDENT', 'TEACHER']),
  }),
  LEAVE: z.object({ action: z.literal('LEAVE'), player: z.string() }),
  NEXT_ROUND: z.object({ action: z.literal('NEXT_ROUND') }),
} satisfies { readonly [T in HostAction['action']]: z.ZodType<Extract<HostAction, { action: T }>> };

const { RUN: first, ...others } = STORED_HOST_ACTIONS;
const hostAction = z.discriminatedUnion('action', [first, ...Object.values(others)]);

/** An action of the log, parsed. `id` null: one of the server's own. Throws when it is not one of ours. */
export function storedAction(json: string, id: string | null): GameAction | HostAction {
  const value: unknown = JSON.parse(json);
  if (id === null) return hostAction.parse(value);
  return withoutId(gameActionSchema.parse(Object.assign({ id }, value)));
}
