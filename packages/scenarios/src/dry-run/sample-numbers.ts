import { type Goods, type IncidentNumbers, sampleCargo, withNumbers, wordsOf } from '@fracht/engine';
import type { EditedItem } from '../item/item.ts';

/** Numbers of an incident for dry runs, in the same format as those that a game draws. */
export const SAMPLE_NUMBERS: IncidentNumbers = {
  pick_phone: '+48 99 012 34 56',
  deliver_phone: '+48 99 065 43 21',
  case_number: 'SZ-004711',
  police_number: 'RD-0815',
};

/** In centimetres: as wide as a permit of category II allows. */
const SAMPLE_WIDTH = 320;

/** The item as a player reads it, with the sample numbers and a cargo that it may strike filled in, including the accepted texts. (SIT-8, CGO-6) */
export function withSampleNumbers(edited: EditedItem, goods: readonly Goods[]): EditedItem {
  const filled = withNumbers(JSON.stringify(edited.item), { ...SAMPLE_NUMBERS, ...sampleWords(edited, goods) });
  return { ...edited, item: JSON.parse(filled) };
}

function sampleWords({ item }: EditedItem, goods: readonly Goods[]): Partial<IncidentNumbers> {
  for (const type of item.types) {
    const sample = sampleCargo(goods, type, item.cargo ?? null);
    if (sample !== undefined) return wordsOf(sample, sample.width === null ? null : SAMPLE_WIDTH);
  }
  return {};
}
