import { type Page, test } from '@playwright/test';
import {
  expectFocusSeen,
  expectHelp,
  expectReflow,
  expectRoomForText,
  LAB,
  NARROW,
  PHONE,
  ZOOMED,
} from './criteria.ts';
import { expectSound, expectSoundInEveryLook } from './looks.ts';
import { expectOnlyRead } from './tame.ts';

/** Looks at the screen that is open now; it is left open, in a computer room by day. */
export type LookAtScreen = (page: Page, screen: string) => Promise<void>;

/** The one look at a screen of `npm test`: axe, help, text with more room, 320 pixels, 200 % and the keyboard. */
export const expectScreen: LookAtScreen = (page, screen) =>
  test.step(screen, async () => {
    await expectOnlyRead(page, screen);
    await expectHelp(page, LAB);
    await expectRoomForText(page, LAB);
    await expectReflow(page, NARROW);
    await expectReflow(page, ZOOMED);
    await expectFocusSeen(page, ZOOMED, 25);
    await expectSound(page, screen);
  });

/** Every look at a screen, for `npm run test:deep`. */
export const expectScreenInEveryLook: LookAtScreen = (page, screen) =>
  test.step(screen, async () => {
    await expectOnlyRead(page, screen);
    for (const size of [LAB, PHONE]) await expectHelp(page, size);
    for (const size of [LAB, PHONE]) await expectRoomForText(page, size);
    for (const size of [NARROW, ZOOMED]) await expectReflow(page, size);
    for (const size of [LAB, PHONE, ZOOMED]) await expectFocusSeen(page, size, 45);
    await expectSoundInEveryLook(page, screen);
  });
