import { expect, type Page, test } from '@playwright/test';
import { atDepth } from '@fracht/testing/runs/depth.ts';
import { foundByAxe } from './axe.ts';
import { LAB, NARROW, PHONE, type WindowSize } from './criteria.ts';
import { bareTexts } from './translator.ts';
import { takePicture } from './picture.ts';
import { inTurn } from '@fracht/testing/runs/turns.ts';

type Scheme = 'light' | 'dark';
type Rules = 'all' | 'structure' | 'colours' | 'none';
type Look = { readonly size: WindowSize; readonly scheme: Scheme; readonly rules: Rules };

/** The look in which a page is left. */
const OF_ROOMS = { size: LAB, scheme: 'light' } as const;

/** A large screen: what a panel's tables and cards have to fill. Its colours are those of the wide one and are not looked at again. */
const LARGE: WindowSize = { width: 1920, height: 1080 };

/** How every screen is looked at in `npm test`: all rules once, and colours where they are the others. */
const ONCE: readonly Look[] = [
  { size: NARROW, scheme: 'dark', rules: 'colours' },
  { size: LAB, scheme: 'light', rules: 'all' },
];

/** The two looks of a state of a screen, of which `npm test` takes one in its turn: a window, a message, another part of the same. */
const OF_STATES: readonly Look[] = [
  { size: PHONE, scheme: 'dark', rules: 'all' },
  { size: LAB, scheme: 'light', rules: 'all' },
];
/** The same for what a phone does not show. */
const OF_WIDE_STATES: readonly Look[] = [
  { size: LAB, scheme: 'dark', rules: 'all' },
  { size: LAB, scheme: 'light', rules: 'all' },
];

/** How every screen is looked at in `npm run test:deep`: three sizes, by day and by night; only what could have changed is looked at again. (BLD-4) */
const EVERY: readonly Look[] = [
  { size: LARGE, scheme: 'dark', rules: 'none' },
  { size: LARGE, scheme: 'light', rules: 'structure' },
  { size: PHONE, scheme: 'light', rules: 'all' },
  { size: PHONE, scheme: 'dark', rules: 'colours' },
  { size: LAB, scheme: 'dark', rules: 'colours' },
  { size: LAB, scheme: 'light', rules: 'all' },
];

/** Where the kit catches the focus at the edge of an open menu, to lead it back; nothing that a person could meet. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/** The rules whose results depend on the theme; all others are the same in dark mode. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/** Axe finds nothing on the open screen, and nothing scrolls sideways. Ends in the look of a computer room, by day. */
export async function expectLooks(page: Page, screen: string): Promise<void> {
  for (const look of atDepth({ few: ONCE, many: EVERY })) await expectSoundIn(page, screen, look);
}

/** The same of a state of a screen that is looked at elsewhere: in `npm test` in one look, by day or by night. */
export async function expectSound(page: Page, state: string): Promise<void> {
  for (const look of atDepth({ few: inTurn(state, OF_STATES), many: EVERY })) await expectSoundIn(page, state, look);
  await wear(page, OF_ROOMS);
}

/** The same in a computer room alone, for what a phone does not show. */
export async function expectSoundWhenWide(page: Page, state: string): Promise<void> {
  for (const look of inTurn(state, OF_WIDE_STATES)) await expectSoundIn(page, state, look);
  await wear(page, OF_ROOMS);
}

function expectSoundIn(page: Page, screen: string, look: Look): Promise<void> {
  return test.step(`${screen}: ${look.size.width}, ${look.scheme}`, async () => {
    await wear(page, look);
    await takePicture(page, `${screen}/${look.size.width}-${look.scheme}`);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wider, 'pixels that scroll sideways').toBe(0);
    expect.soft(await bareTexts(page), 'texts that a translator would take away').toEqual([]);
    if (look.rules === 'none') return;
    expect.soft(await foundByAxe(page, { without: FOCUS_GUARDS, ...WISHES[look.rules] })).toEqual([]);
  });
}

const WISHES = { all: {}, structure: { off: COLOUR_RULES }, colours: { only: COLOUR_RULES } } as const;

async function wear(page: Page, { size, scheme }: Pick<Look, 'size' | 'scheme'>): Promise<void> {
  await page.setViewportSize(size);
  // A projector is never dark.
  const theme = (await page.locator('body.bare').count()) > 0 ? 'light' : scheme;
  await expect(async () => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    // A page is told of another scheme with its next frame, and one at rest may draw none for long.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}
