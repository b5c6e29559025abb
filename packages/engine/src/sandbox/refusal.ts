import type { World } from '../world/world.ts';
import { sandboxLands, sandboxPlace, sandboxTypes } from './place.ts';
import { type SandboxSpot, type Tried, whereaboutsOf } from './spot.ts';

/** Why a situation cannot strike at a spot. */
export type SandboxRefusal =
  | 'TYPE_DIFFERS'
  | 'NO_DRIVE'
  | 'LAND_DIFFERS'
  | 'NO_PARKING'
  | 'NEVER_MET'
  | 'NOTHING_ASKED';

/** Why a situation cannot strike at a spot, as far as the map and the situation's own terms show; null if it can. (SBX-3) */
export function refuseSpot(world: World, tried: Tried, spot: SandboxSpot): SandboxRefusal | null {
  if (!sandboxTypes(tried).includes(spot.type)) return 'TYPE_DIFFERS';
  if (spot.from === spot.to) return 'NO_DRIVE';
  if (whereaboutsOf(tried) === null) return 'NEVER_MET';
  const place = sandboxPlace(world, tried, spot);
  if (place === null) return 'NO_PARKING';
  const lands = sandboxLands(tried);
  return lands === null || lands.includes(place.land) ? null : 'LAND_DIFFERS';
}
