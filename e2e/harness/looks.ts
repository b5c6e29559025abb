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

/** The look that a page is left in. */
const OF_ROOMS = { size: LAB, scheme: 'light' } as const;

/** A large screen, which a panel's tables and cards have to fill. Its colours are those of the wide one and are not checked again. */
const LARGE: WindowSize = { width: 1920, height: 1080 };

/** How every screen is checked in `npm test`: all rules once, and colours again where they differ. */
const ONCE: readonly Look[] = [
  { size: NARROW, scheme: 'dark', rules: 'colours' },
  { size: LAB, scheme: 'light', rules: 'all' },
];

/** The two looks in which a state of a screen (a window, a message, another part of it) is checked; `npm test` takes one in its turn. */
const OF_STATES: readonly Look[] = [
  { size: PHONE, scheme: 'dark', rules: 'all' },
  { size: LAB, scheme: 'light', rules: 'all' },
];
/** The same for what a phone does not show. */
const OF_WIDE_STATES: readonly Look[] = [
  { size: LAB, scheme: 'dark', rules: 'all' },
  { size: LAB, scheme: 'light', rules: 'all' },
];

/** How every screen is checked in `npm run test:deep`: three sizes, light and dark; only what could have changed is checked again. (BLD-4) */
const EVERY: readonly Look[] = [
  { size: LARGE, scheme: 'dark', rules: 'none' },
  { size: LARGE, scheme: 'light', rules: 'structure' },
  { size: PHONE, scheme: 'light', rules: 'all' },
  { size: PHONE, scheme: 'dark', rules: 'colours' },
  { size: LAB, scheme: 'dark', rules: 'colours' },
  { size: LAB, scheme: 'light', rules: 'all' },
];

/** Where the component library catches the focus at the edge of an open menu, to return it; nothing that a person could meet. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/** The rules whose results depend on the theme; all others are the same in dark mode. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/** Axe finds nothing on the open screen, and nothing scrolls sideways. Leaves the page in the look of a computer room, in the light theme. */
export async function expectLooks(page: Page, screen: string): Promise<void> {
  for (const look of atDepth({ few: ONCE, many: EVERY })) await expectSoundIn(page, screen, look);
}

/** The same for a state of a screen that is checked elsewhere: in `npm test` in one look, light or dark. */
export async function expectSound(page: Page, state: string): Promise<void> {
  for (const look of atDepth({ few: inTurn(state, OF_STATES), many: EVERY })) await expectSoundIn(page, state, look);
  await wear(page, OF_ROOMS);
}

/** The same in a computer room only, for what a phone does not show. */
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
    // A page learns of another colour scheme with its next frame, and an idle one may not draw any for long.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}
