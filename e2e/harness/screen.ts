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
  type WindowSize,
  ZOOMED,
} from './criteria.ts';
import { expectLooks } from './looks.ts';
import { expectLargeLetters, expectRoomToRead, expectSeenInForcedColours } from './sights.ts';
import { expectOnlyRead } from './tame.ts';
import { inTurn } from '@fracht/testing/runs/turns.ts';

/** At how many sizes, and at how many tab stops. */
const OF_TEXT = atDepth({ few: [LAB], many: [LAB, PHONE] });
const OF_FOCUS = atDepth({ few: [ZOOMED], many: [LAB, PHONE, ZOOMED, ...LOW] });
const OF_ROOM = atDepth({ few: LOW.slice(0, 1), many: LOW });
const STOPS = atDepth({ few: 25, many: 45 });

async function atEach(sizes: readonly WindowSize[], look: (size: WindowSize) => Promise<void>): Promise<void> {
  for (const size of sizes) await look(size);
}

/** Rarely breaks on one screen alone: help, the sizes between, low windows, forced colours, larger letters, and the keyboard. */
const SELDOM: readonly ((page: Page) => Promise<void>)[] = [
  (page) => atEach(OF_TEXT, (size) => expectHelp(page, size)),
  (page) => atEach([LAB, ZOOMED], (size) => expectReflow(page, size)),
  (page) => atEach(OF_ROOM, (size) => expectRoomToRead(page, size)),
  expectSeenInForcedColours,
  (page) => expectLargeLetters(page, OF_TEXT),
  (page) => atEach(OF_FOCUS, (size) => expectFocusSeen(page, size, STOPS)),
];

/**
 * Checks the screen that is open now: hostile texts, text with more spacing, 320 pixels, axe, and the checks that rarely fail on one screen alone, of which
 * `npm test` does some in turn; at every size and in every look in `npm run test:deep`. It is left open in the computer room's look, in the light theme.
 */
export function expectScreen(page: Page, screen: string): Promise<void> {
  return test.step(screen, async () => {
    await expectOnlyRead(page, screen);
    await atEach(OF_TEXT, (size) => expectRoomForText(page, size));
    for (const look of inTurn(screen, SELDOM)) await look(page);
    await expectReflow(page, NARROW);
    await expectLooks(page, screen);
  });
}
