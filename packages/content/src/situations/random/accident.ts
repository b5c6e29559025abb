import type { Accident } from '@fracht/engine';
import { EVERY_CAR_TYPE, EVERY_LAND } from '@fracht/scenarios';
import type { LibraryItem } from '../library-item.ts';

/** A random situation for every car in every land and active, unless it says otherwise. */
export function accident(
  item: Pick<Accident, 'id' | 'name' | 'effects'> & Partial<LibraryItem<Accident>>,
): LibraryItem<Accident> {
  return { types: EVERY_CAR_TYPE, lands: EVERY_LAND, active: 1, ...item };
}
