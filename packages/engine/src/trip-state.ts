import type { Grosze, Metres } from './units.ts';

/** One drive of a trip: its metres in Poland and abroad, and what a company car's kilometres cost. (CST-1) */
export type CostedDrive = { readonly home: Metres; readonly abroad: Metres; readonly cost: Grosze };

/**
 * What carrying an order brings and costs by its plan, split by kind, before anything has happened. `approach`: the empty drive to the
 * loading. `haul`: the drive with the cargo. (CST-1)
 */
export type TripCalculation = {
  readonly freight: Grosze;
  readonly approach: CostedDrive;
  readonly haul: CostedDrive;
  /** A subcontractor's pay, which covers the kilometres of both drives and, under today's rules, the ferries; null for a company car. */
  readonly hire: Grosze | null;
  readonly ferries: Grosze;
  /** The parking charges for the plan's rests. */
  readonly parking: Grosze;
  readonly rests: number;
};
