import {
  type ChangeEvent,
  type ChangeType,
  type Competence,
  type Emergency,
  type EmergencySubtype,
} from '@fracht/engine';
import { type Finding, hint, warning } from './finding.ts';

/** The competences that a situation of each kind is likely to train; for kinds not listed: any. */
const LIKELY: Partial<Readonly<Record<EmergencySubtype | ChangeType, readonly Competence[]>>> = {
  OVERDUE_TICKET: ['DRIVING_TIME'],
  CAR_ACCIDENT: ['INCIDENTS', 'CARGO_AND_PARKING'],
  FERRY: ['INCIDENTS', 'WINDOWS', 'CARGO_AND_PARKING'],
  PICKUP_OVER_TIME: ['WINDOWS', 'CARGO_AND_PARKING', 'INCIDENTS'],
  CHANGE_TRUCK: ['VEHICLE_AND_COST', 'CARGO_AND_PARKING', 'INCIDENTS'],
  CHANGE_PICK_TIME: ['WINDOWS', 'VEHICLE_AND_COST', 'INCIDENTS'],
  CHANGE_DELIVERY_TIME: ['WINDOWS', 'VEHICLE_AND_COST', 'INCIDENTS'],
  LATE_UNLOADING: ['WINDOWS', 'VEHICLE_AND_COST', 'INCIDENTS'],
};
const LIKELY_OF_THEFT: readonly Competence[] = ['CARGO_AND_PARKING', 'INCIDENTS'];

/** A critical situation whose competence its author did not choose, or whose competence its kind hardly trains. (CHK-8) */
export function competenceOfEmergency({ competence, subtype, theft }: Emergency): readonly Finding[] {
  return found(competence, theft ? LIKELY_OF_THEFT : LIKELY[subtype]);
}

/** The same for a change event. (CHK-8) */
export function competenceOfChange({ competence, type }: ChangeEvent): readonly Finding[] {
  return found(competence, LIKELY[type]);
}

function found(competence: Competence | undefined, likely: readonly Competence[] | undefined): readonly Finding[] {
  if (competence === undefined) return [hint('COMPETENCE_MISSING', 'competence')];
  return likely?.includes(competence) === false ? [warning('COMPETENCE_UNLIKELY', 'competence')] : [];
}
