import { z } from 'zod';
import { cityId, carId, gameId, orderId, playerId } from '../ids.ts';
import { listOf, wholeNumber } from '../fields/fields.ts';

/** The most characters of `data` in server/action/. */
const DATA = 32 * 1024;

/** `data`: an action as JSON text; a JSON body may contain the action itself. (GME-9) */
export const actionBody = z.object({
  game: gameId,
  data: z.preprocess(jsonOrNothing, z.looseObject({ id: z.string(), action: z.string() })),
});
/** The answer to an accepted action; `seq` is that of the socket message that shows its outcome. */
export const actionPayload = z.object({ seq: z.number(), result: z.literal('accepted') });

/**
 * The addresses at which people reach the server. `isLocal`: `url` only works on the server's own computer; `isOpen`: other computers can connect; `hasMail`: a mail server sends the
 * letters; without one an admin passes them on.
 */
export const addressesPayload = z.object({
  url: z.string(),
  isLocal: z.boolean(),
  isOpen: z.boolean(),
  port: z.number(),
  addresses: z.array(z.string()),
  hasMail: z.boolean(),
});
export type AddressesPayload = z.output<typeof addressesPayload>;

export const connectBody = z.object({ game: gameId });
/** The socket's address and a ticket for it, valid once and for 30 s. (SOC-2) */
export const connectPayload = z.object({ socket: z.string(), ticket: z.string() });

export const leaveBody = z.object({ game: gameId, player: playerId.optional() });
export const checkConnectionPayload = z.object({ connected: z.literal(true), serverTime: z.number() });

/**
 * An event stream, which can replace a socket, identified by the ticket with which it is opened: for opening it, and for reporting that its reader is still
 * there. (STR-1, STR-2, STR-4)
 */
export const streamFields = z.object({ game: gameId, ticket: z.string().min(1).max(256) });

export const pathQuery = z.object({ from: wholeNumber(0, 17), to: wholeNumber(0, 17) });
/**
 * The cities in order, km, whether the route leaves Poland, and its parkings in order, with their km from the beginning. SELECT_PARKING takes
 * their ids; `city` is null for parkings along a road. (GME-8)
 */
export const pathPayload = z.object({
  cities: z.array(z.number()),
  distance: z.number(),
  eu: z.boolean(),
  parkings: z.array(
    z.object({
      id: z.string(),
      city: z.number().nullable(),
      km: z.number(),
      guarded: z.boolean(),
      abroad: z.boolean(),
    }),
  ),
});
export type PathPayload = z.output<typeof pathPayload>;

/** The route of a car. */
export const carPathPayload = pathPayload.extend({ car: z.string() });

export const distancesBody = z.object({
  game: gameId.optional(),
  cars: listOf(carId, 500),
  city: wholeNumber(0, 17),
});
/** Km from each car to the city. */
export const distancesPayload = z.array(z.object({ id: z.string(), distance: z.number() }));

export const returnCostBody = z.object({ game: gameId, car: carId });
/** In zł. */
export const returnCostPayload = z.object({ cost: z.number() });

export const emergencyPathsBody = z.object({ game: gameId, order: orderId });
export const randomCityBody = z.object({ exclude: listOf(z.union([cityId, wholeNumber(0, 17)]), 18).optional() });
export const randomCityPayload = z.object({ city: z.number() });

function jsonOrNothing(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.length > DATA) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
