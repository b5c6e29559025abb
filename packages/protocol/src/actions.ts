import { type ActionOf, type ActionType, BOTS_LEVELS, type GameAction, SEAT_LEVELS, TREE_NAMES } from '@fracht/engine';
import { z } from 'zod';
import { ACTION_LIMITS, actionId, carId, orderId, parkingId, playerId, situationId } from './ids.ts';

/** An action as a client sends it: the fields defined by the rules, and the client's own id. (ACT-1) */
export type SentAction<T extends ActionType = ActionType> = ActionOf<T> & { readonly id: string };

const reply = {
  answer: z.int().min(0).max(ACTION_LIMITS.answers).optional(),
  text: z.string().max(ACTION_LIMITS.text).optional(),
  input: z.int().min(-ACTION_LIMITS.input).max(ACTION_LIMITS.input).optional(),
  step: z.int().min(0).max(ACTION_LIMITS.steps).optional(),
};

/** The schema of each action of the game; a missing one does not compile. Unknown fields are dropped. (ACT-2, ENV-8) */
export const ACTION_SCHEMAS = {
  BOOK_ORDER: z.object({ id: actionId, action: z.literal('BOOK_ORDER'), order: orderId }),
  CANCEL_ORDER: z.object({ id: actionId, action: z.literal('CANCEL_ORDER'), order: orderId }),
  ADD_CAR: z.object({ id: actionId, action: z.literal('ADD_CAR'), car: carId }),
  BOOK_CAR: z.object({ id: actionId, action: z.literal('BOOK_CAR'), order: orderId, car: carId }),
  CANCEL_CAR_BOOKING: z.object({ id: actionId, action: z.literal('CANCEL_CAR_BOOKING'), car: carId }),
  SELECT_PARKING: z.object({ id: actionId, action: z.literal('SELECT_PARKING'), car: carId, parking: parkingId }),
  CONFIRM_RETURN: z.object({ id: actionId, action: z.literal('CONFIRM_RETURN'), car: carId }),
  RESOLVE_EMERGENCY: z.object({
    id: actionId,
    action: z.literal('RESOLVE_EMERGENCY'),
    order: orderId,
    emergency: situationId,
    tree: z.enum(TREE_NAMES),
    ...reply,
    call: z.enum(['driver', 'boss']).optional(),
  }),
  RESOLVE_CHANGE_EVENT: z.object({
    id: actionId,
    action: z.literal('RESOLVE_CHANGE_EVENT'),
    order: orderId,
    event: situationId,
    ...reply,
  }),
  USER_JOIN: z.object({ id: actionId, action: z.literal('USER_JOIN') }),
  USER_START: z.object({ id: actionId, action: z.literal('USER_START') }),
  START: z.object({ id: actionId, action: z.literal('START'), skip: z.boolean().optional() }),
  FINISH: z.object({ id: actionId, action: z.literal('FINISH') }),
  STOP_EVENTS: z.object({ id: actionId, action: z.literal('STOP_EVENTS'), situations: z.boolean().optional() }),
  START_EVENTS: z.object({
    id: actionId,
    action: z.literal('START_EVENTS'),
    situations: z.boolean().optional(),
    situation: situationId.optional(),
    player: playerId.optional(),
  }),
  SEND_MESSAGE: z.object({
    id: actionId,
    action: z.literal('SEND_MESSAGE'),
    text: z.string().trim().min(1).max(ACTION_LIMITS.message),
    player: playerId.optional(),
  }),
  SET_BOTS: z.object({
    id: actionId,
    action: z.literal('SET_BOTS'),
    level: z.enum(BOTS_LEVELS).nullable(),
    places: z.int().min(0).max(ACTION_LIMITS.places).optional(),
  }),
  SET_SEAT: z.object({
    id: actionId,
    action: z.literal('SET_SEAT'),
    player: playerId,
    level: z.enum(SEAT_LEVELS).nullable(),
  }),
} satisfies { readonly [T in ActionType]: z.ZodType<SentAction<T>> };

const { BOOK_ORDER: first, ...others } = ACTION_SCHEMAS;

/** Any action of the game, from a socket or from POST server/action/. */
export const gameActionSchema = z.discriminatedUnion('action', [first, ...Object.values(others)]) satisfies z.ZodType<
  GameAction & { readonly id: string }
>;

/**
 * An action as a client sends it. A field that is null counts as left out, except `level` (of bots), where null means no bots. (FLD-12)
 */
export const sentActionSchema = z.preprocess(withoutNulls, gameActionSchema);

function withoutNulls(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([field, value]) => value !== null || field === 'level'));
}

/** The action without the client's id, as the engine and the log use it. */
export function withoutId({ id: _id, ...action }: z.output<typeof gameActionSchema>): GameAction {
  return action;
}
