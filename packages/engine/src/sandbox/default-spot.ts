import type { CarType } from '../car-types.ts';
import { cityOf } from '../world/lookup.ts';
import type { World } from '../world/world.ts';
import { drivesOf, likelyKm, sandboxLength, sandboxTypes } from './place.ts';
import type { SandboxSpot, Tried } from './spot.ts';

/** Length of a drive of about half a day. */
const USUAL_KM = 350;
/** The penalty in km for a drive that begins or ends abroad: so large that a drive in Poland is preferred whenever there is one. */
const ABROAD_KM = { from: 10_000, to: 5000 } as const;
const MORNING = 10;

/**
 * A spot where the situation can strike: a drive of about half a day, in Poland if possible, with a car of the first type that the situation
 * allows, or of `type` if that is given and allowed. Null if the map has no such spot. (SBX-2)
 */
export function defaultSpot(world: World, tried: Tried, type?: CarType): SandboxSpot | null {
  const types = sandboxTypes(tried);
  const chosen = type !== undefined && types.includes(type) ? type : types[0];
  if (chosen === undefined) return null;
  let best: { readonly spot: SandboxSpot; readonly worth: number } | null = null;
  for (const ends of drivesOf(world)) {
    const worth = oddness(world, ends);
    if (best !== null && best.worth <= worth) continue;
    const drive: SandboxSpot = { ...ends, type: chosen, km: 0, hour: MORNING };
    const km = likelyKm(world, tried, drive);
    if (km !== null) best = { spot: { ...drive, km }, worth };
  }
  return best === null ? null : best.spot;
}

function oddness(world: World, ends: Pick<SandboxSpot, 'from' | 'to'>): number {
  const abroad = (end: 'from' | 'to'): number => (cityOf(world, ends[end]).abroad ? ABROAD_KM[end] : 0);
  return abroad('from') + abroad('to') + Math.abs(sandboxLength(world, ends) - USUAL_KM);
}
