import { type IncidentNumbers, withNumbers } from '@fracht/engine';
import type { EditedItem } from '../item/item.ts';

/** Numbers of an incident for dry runs, of the same form as those that a game draws. */
export const SAMPLE_NUMBERS: IncidentNumbers = {
  pick_phone: '+48 99 012 34 56',
  deliver_phone: '+48 99 065 43 21',
  case_number: 'SZ-004711',
  police_number: 'RD-0815',
};

/** The item as a player reads it, with the sample numbers filled in, also in accepted texts. */
export function withSampleNumbers(edited: EditedItem): EditedItem {
  return { ...edited, item: JSON.parse(withNumbers(JSON.stringify(edited.item), SAMPLE_NUMBERS)) };
}
