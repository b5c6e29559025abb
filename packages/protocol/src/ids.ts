import { z } from 'zod';

/** Limits on the fields of an action. (ACT-3) */
export const ACTION_LIMITS = {
  id: 64,
  reference: 64,
  answers: 50,
  text: 500,
  message: 300,
  input: 10_000,
  steps: 200,
  /** The places of a game that bots fill, counting persons. */
  places: 40,
} as const;

/** A unique id that the client creates for an action (idempotency key), so that a retry is never applied twice. (ACT-4) */
export const actionId = z.string().min(1).max(ACTION_LIMITS.id);

const reference = z.string().min(1).max(ACTION_LIMITS.reference);

export const gameId = reference;
export const playerId = reference;
/** Including its slashes, e.g. POZ/1126/0410. (VAL-1) */
export const orderId = reference;
export const carId = reference;
export const parkingId = reference;
/** Id of a situation in the scenario library. */
export const situationId = reference;
/** 0 to 17. (VAL-1) */
export const cityId = z.int().min(0).max(17);
