import { type Page, test } from '@playwright/test';
import { atDepth } from '@fracht/testing/runs/depth.ts';
import {
  expectFocusSeen,
  expectHelp,
  expectReflow,
  expectRoomForText,
  LAB,
  LOW,
  NARROW,
  PHONE,
  ZOOMED,
} from './criteria.ts';
import { expectSound } from './looks.ts';
import { expectLargeLetters, expectRoomToRead, expectSeenInForcedColours } from './sights.ts';
import { expectOnlyRead } from './tame.ts';

/** At how many sizes, and at how many stops of the keyboard. */
const OF_TEXT = atDepth({ few: [LAB], many: [LAB, PHONE] });
const OF_FOCUS = atDepth({ few: [ZOOMED], many: [LAB, PHONE, ZOOMED, ...LOW] });
const OF_ROOM = atDepth({ few: LOW.slice(0, 1), many: LOW });
const OF_LETTERS = atDepth({ few: [LAB], many: [LAB, PHONE] });
const STOPS = atDepth({ few: 25, many: 45 });

/**
 * Looks at the screen that is open now: hostile texts, help, text with more room, 320 pixels, 200 and 400 %, forced colours, larger letters, the keyboard and
 * axe; at every size and in every look in `npm run test:deep`. It is left open, in a computer room by day.
 */
export function expectScreen(page: Page, screen: string): Promise<void> {
  return test.step(screen, async () => {
    await expectOnlyRead(page, screen);
    for (const size of OF_TEXT) await expectHelp(page, size);
    for (const size of OF_TEXT) await expectRoomForText(page, size);
    for (const size of [LAB, NARROW, ZOOMED]) await expectReflow(page, size);
    for (const size of OF_ROOM) await expectRoomToRead(page, size);
    await expectSeenInForcedColours(page);
    await expectLargeLetters(page, OF_LETTERS);
    for (const size of OF_FOCUS) await expectFocusSeen(page, size, STOPS);
    await expectSound(page, screen);
  });
}
