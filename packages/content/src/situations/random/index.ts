import type { Accident } from '@fracht/engine';
import type { LibraryItem } from '@fracht/scenarios';
import { BUSINESS } from './business.ts';
import { CHECKS_AND_FAULTS } from './checks.ts';
import { ON_THE_ROAD } from './road.ts';

/** The random situations, in the order of their ids. (LIB-11) */
export const ACCIDENTS: readonly LibraryItem<Accident>[] = [...ON_THE_ROAD, ...CHECKS_AND_FAULTS, ...BUSINESS].sort(
  (one, other) => (one.id < other.id ? -1 : 1),
);
