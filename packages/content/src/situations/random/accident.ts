import type { Accident } from '@fracht/engine';
import type { LibraryItem } from '../library-item.ts';

/** A random situation for every car in every land and active, unless it says otherwise. */
export function accident(
  item: Pick<Accident, 'id' | 'name' | 'effects'> & Partial<LibraryItem<Accident>>,
): LibraryItem<Accident> {
  return { types: ['ST', 'ATP', 'ADR', 'PG'], lands: ['PL', 'EUR'], active: 1, ...item };
}
