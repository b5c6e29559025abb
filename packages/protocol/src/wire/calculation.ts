import type { CostedDrive, TripCalculation } from '@fracht/engine';
import { z } from 'zod';
import { groszeOf, zloty } from './money.ts';

const wireDrive = z.object({ home: z.number(), abroad: z.number(), cost: z.number() });

/**
 * What a trip was expected to bring and cost, in zł, with the metres of its drives. `hire`: a subcontractor's pay, null for a company car. (WIR-23,
 * VAL-2)
 */
export const wireCalculation = z.object({
  freight: z.number(),
  approach: wireDrive,
  haul: wireDrive,
  hire: z.number().nullable(),
  ferries: z.number(),
  parking: z.number(),
  rests: z.number(),
});

/** A calculation in zł. */
export function calculationToWire(trip: TripCalculation): TripCalculation {
  return priced(trip, zloty);
}

/** Converts back to the engine's calculation. */
export function calculationFromWire(trip: TripCalculation): TripCalculation {
  return priced(trip, groszeOf);
}

function priced(trip: TripCalculation, unit: (amount: number) => number): TripCalculation {
  const drive = (one: CostedDrive): CostedDrive => ({ ...one, cost: unit(one.cost) });
  return {
    freight: unit(trip.freight),
    approach: drive(trip.approach),
    haul: drive(trip.haul),
    hire: trip.hire === null ? null : unit(trip.hire),
    ferries: unit(trip.ferries),
    parking: unit(trip.parking),
    rests: trip.rests,
  };
}
