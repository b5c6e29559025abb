import type { AfterStop, CarState, Driving, InCity, Leg } from '@fracht/engine';
import { z } from 'zod';

/** A leg: its route, and the current stretch. Seconds and metres. (WIR-4) */
export const wireLeg = z.object({
  route: z.array(z.number()),
  length: z.number(),
  speed: z.number(),
  since: z.number(),
  from: z.number(),
  /** How many eighteenths of a metre the car had driven past `from`; 0 if absent. Arrivals are calculated with it. (LEG-8) */
  past: z.number().optional(),
  until: z.number(),
  extra: z.number(),
  sailing: z.object({ until: z.number() }).nullable(),
  home: z.number(),
  abroad: z.number(),
  /** The driver's breaks on the stretch, in seconds: position and arrival depend on them. (WIR-4) */
  pauses: z.object({ first: z.number(), every: z.number(), length: z.number(), taken: z.number() }).optional(),
}) satisfies z.ZodType<Leg>;

const drivingAction = z.enum(['DRIVING_TO_SHIPMENT', 'DRIVING_WITH_SHIPMENT', 'DRIVING_EMPTY', 'DRIVING_ASSISTANCE']);
const driving = z.object({ action: drivingAction, leg: wireLeg }) satisfies z.ZodType<Driving>;

const place = { at: z.number() };
const placeUntil = { at: z.number(), until: z.number() };
const available = z.object({ action: z.literal('AVAILABLE'), ...place });
const preparing = z.object({ action: z.literal('FREE_BOOKED'), ...placeUntil });
const waiting = z.object({ action: z.literal(['WAITING_FOR_LOADING', 'WAITING_FOR_UNLOADING']), ...placeUntil });
const inCity = z.discriminatedUnion('action', [available, preparing, waiting]) satisfies z.ZodType<InCity>;
const then = z.union([driving, inCity]);
const drivingToParking = driving.extend({ parking: z.string().optional() });
const afterStop = z.union([drivingToParking, inCity]) satisfies z.ZodType<AfterStop>;

/** The car's state as in the engine: what it is doing, since or until when, and what follows. */
export const wireCarState = z.discriminatedUnion('action', [
  z.object({ action: z.literal('FREE'), ...place }),
  available,
  preparing,
  waiting,
  driving,
  z.object({
    action: z.literal(['LOADING', 'UNLOADING', 'LATE_WAITING_FOR_UNLOADING', 'LATE_UNLOADING']),
    ...placeUntil,
  }),
  z.object({ action: z.literal('DRIVING_TO_SLEEP'), leg: wireLeg, parking: z.string(), then: drivingAction }),
  z.object({
    action: z.literal(['SLEEPING', 'SLEEPING_GUARDED']),
    parking: z.string(),
    since: z.number(),
    until: z.number(),
    then,
  }),
  z.object({ action: z.literal('STOPPED_BY_PLAYER'), since: z.number(), then: driving }),
  z.object({ action: z.literal('WAITING_EMERGENCY_STOP'), since: z.number(), until: z.number(), then: afterStop }),
  z.object({
    action: z.literal('WAITING_ASSISTANCE'),
    since: z.number(),
    until: z.number().nullable(),
    reload: z.number(),
    then: afterStop,
  }),
  z.object({ action: z.literal('WAITING_ACCIDENT_STOP'), until: z.number(), then: afterStop }),
]) satisfies z.ZodType<CarState>;
