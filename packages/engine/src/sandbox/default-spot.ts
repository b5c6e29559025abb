import type { CarType } from '../car-types.ts';
import { cityOf } from '../world/lookup.ts';
import type { World } from '../world/world.ts';
import { drivesOf, likelyKm, sandboxLength, sandboxTypes } from './place.ts';
import type { SandboxSpot, Tried } from './spot.ts';

/** A drive of about half a day. */
const USUAL_KM = 350;
/** A drive that begins abroad is taken only where none begins in Poland, and one that ends there only where none ends in Poland. */
const ABROAD_KM = { from: 10_000, to: 5000 } as const;
const MORNING = 10;

/**
 * A spot at which the situation can strike: a car of the first of its types, on a drive of about half a day, in Poland if it can be, where
 * the land and what the car does are as it asks. `type`: of this type, where it can be. Null where the map has no such spot. (SBX-2)
 */
export function sandboxSpot(world: World, tried: Tried, type?: CarType): SandboxSpot | null {
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
