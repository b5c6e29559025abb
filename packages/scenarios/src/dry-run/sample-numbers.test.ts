import { EMERGENCIES, goodsData } from '@fracht/content';
import { expect, test } from 'vitest';
import type { EditedItem } from '../item/item.ts';
import { SAMPLE_NUMBERS, withSampleNumbers } from './sample-numbers.ts';

test('a dry run has numbers wherever a game puts them, in the answer that has to be typed too', () => {
  const asking = EMERGENCIES.filter((item) => JSON.stringify(item).includes('{case_number}'));
  expect(asking.length).toBeGreaterThan(0);
  for (const item of asking) {
    const edited: EditedItem = { kind: 'EMERGENCY', item };
    const filled = JSON.stringify(withSampleNumbers(edited, goodsData));
    expect(filled).toContain(SAMPLE_NUMBERS.case_number);
    expect(filled).not.toMatch(/\{(?:case|police)_number\}|\{(?:pick|deliver)_phone\}/u);
  }
});
