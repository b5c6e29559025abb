import type { CarType } from '../car-types.ts';
import type { ChangeEvent, Competence, Emergency, EmergencySubtype, Library, TreeName } from '../library.ts';
import type { SituationList } from '../situation-state.ts';

/** The types of cars whose cargo needs a guarded parking, papers or a route of its own. */
const SPECIAL: readonly CarType[] = ['ATP', 'ADR', 'PG'];

const OF_SUBTYPE: Readonly<Record<EmergencySubtype, Competence>> = {
  EMERGENCY: 'INCIDENTS',
  CAR_ACCIDENT: 'INCIDENTS',
  FERRY: 'INCIDENTS',
  OVERDUE_TICKET: 'DRIVING_TIME',
  PICKUP_OVER_TIME: 'WINDOWS',
};

/** The competence of a critical situation's family: special cargo and thefts first, otherwise by subtype. (CPT-1) */
export function emergencyFamily({ subtype, types, theft }: Pick<Emergency, 'subtype' | 'types' | 'theft'>): Competence {
  const isSpecial = types.length > 0 && types.every((type) => SPECIAL.includes(type));
  return theft || isSpecial ? 'CARGO_AND_PARKING' : OF_SUBTYPE[subtype];
}

/** The competence of a change's family: another vehicle or price, or other windows. (CPT-1) */
export function changeFamily({ type }: Pick<ChangeEvent, 'type'>): Competence {
  return type === 'CHANGE_TRUCK' ? 'VEHICLE_AND_COST' : 'WINDOWS';
}

/** The competence of all random situations: nobody decides anything in them, so they are grouped with the other incidents. (CPT-1) */
export const ACCIDENT_FAMILY: Competence = 'INCIDENTS';

/**
 * The competence that a question trains: windows if it is about negotiating them with the consignee or the sender, otherwise that of its
 * situation. Null if the library does not have the situation. (CPT-1, CPT-2)
 */
export function questionCompetence(
  library: Library,
  { list, situation, tree }: { readonly list: SituationList; readonly situation: string; readonly tree: TreeName },
): Competence | null {
  if (tree === 'timeWindowSituation') return 'WINDOWS';
  if (list === 'emergencies') {
    const emergency = library.emergencies.find(({ id }) => id === situation);
    return emergency === undefined ? null : (emergency.competence ?? emergencyFamily(emergency));
  }
  const change = library.changes.find(({ id }) => id === situation);
  return change === undefined ? null : (change.competence ?? changeFamily(change));
}
