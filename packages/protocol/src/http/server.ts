import { z } from 'zod';
import { cityId, carId, gameId, orderId, playerId } from '../ids.ts';
import { listOf, wholeNumber } from '../fields/fields.ts';

/** Longest `data` of server/action/. */
const DATA = 32 * 1024;

/** `data` is the JSON text of an action; a JSON body may hold the action itself. (GME-9) */
export const actionBody = z.object({
  game: gameId,
  data: z.preprocess(parsedText, z.looseObject({ id: z.string(), action: z.string() })),
});
/** What an accepted action answers: `seq` of the socket's message that shows it. */
export const actionPayload = z.object({ seq: z.number(), result: z.literal('accepted') });

/** Where people reach the server; `isLocal`: `url` leads everybody to the own computer, `isOpen`: other computers are let in. */
export const addressesPayload = z.object({
  url: z.string(),
  isLocal: z.boolean(),
  isOpen: z.boolean(),
  port: z.number(),
  addresses: z.array(z.string()),
});
export type AddressesPayload = z.output<typeof addressesPayload>;

export const connectBody = z.object({ game: gameId });
/** Where the socket is and what lets in there, for 30 s and once. (SOC-2) */
export const connectPayload = z.object({ socket: z.string(), ticket: z.string() });

export const leaveBody = z.object({ game: gameId, player: playerId.optional() });
export const checkConnectionPayload = z.object({ connected: z.literal(true), serverTime: z.number() });
/** Who opens the stream of events, in the place of a socket. (STR-1, STR-2) */
export const streamQuery = z.object({ game: gameId, ticket: z.string().min(1).max(256) });

export const pathQuery = z.object({ from: wholeNumber(0, 17), to: wholeNumber(0, 17) });
/**
 * Cities in order, km, whether it leaves Poland, and the parkings on the way as they are met, at km from its beginning: what
 * SELECT_PARKING asks for, `city` null for those along a road. (GME-8)
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

/** The way of a car. */
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

function parsedText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.length > DATA) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
