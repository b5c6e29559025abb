import { type IncidentNumbers, withNumbers } from '@fracht/engine';
import type { EditedItem } from '../item/item.ts';

/** The numbers of an incident that a trial pretends to be; a game draws its own, of the same shape. */
export const SAMPLE_NUMBERS: IncidentNumbers = {
  pick_phone: '+48 99 012 34 56',
  deliver_phone: '+48 99 065 43 21',
  case_number: 'SZ-004711',
  police_number: 'RD-0815',
};

/** The item as a player reads it: every number stands where a game would put it, in the answer that has to be typed too. */
export function withSampleNumbers(edited: EditedItem): EditedItem {
  return { ...edited, item: JSON.parse(withNumbers(JSON.stringify(edited.item), SAMPLE_NUMBERS)) };
}
