import { expect, type Page, test } from '@playwright/test';
import { foundByAxe } from './axe.ts';

type Look = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
};

/** How every screen is looked at: a computer room and a phone, by day and by night. (BLD-4) */
const LOOKS: readonly Look[] = [
  { name: 'wide, light', width: 1366, height: 768, scheme: 'light' },
  { name: 'wide, dark', width: 1366, height: 768, scheme: 'dark' },
  { name: 'phone, dark', width: 390, height: 844, scheme: 'dark' },
  { name: 'phone, light', width: 390, height: 844, scheme: 'light' },
];

const LARGE = 1920;

/** A large screen: what a panel's tables and cards have to fill. Its colours are those of the wide one and are not looked at again. */
const LARGE_LOOKS: readonly Look[] = [
  { name: 'large, dark', width: LARGE, height: 1080, scheme: 'dark' },
  { name: 'large, light', width: LARGE, height: 1080, scheme: 'light' },
];

/** Where the kit catches the focus at the edge of an open menu, to lead it back; nothing that a person could meet. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/** The rules whose results depend on the theme; all others are the same in dark mode. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/** Checks the open screen in every look: axe finds nothing, and nothing scrolls sideways. Ends in the first look, wide and light. */
export async function expectSoundInEveryLook(page: Page, screen: string): Promise<void> {
  for (const look of LOOKS) await test.step(`${screen}: ${look.name}`, () => expectSound(page, look));
  await wear(page, LOOKS[0]);
}

/** As `expectSoundInEveryLook`, at the three sizes, a large screen among them. (BLD-4) */
export async function expectSoundAtEverySize(page: Page, screen: string): Promise<void> {
  for (const look of [...LARGE_LOOKS, ...LOOKS.toReversed()]) {
    await test.step(`${screen}: ${look.name}`, () => expectSound(page, look));
  }
  await wear(page, LOOKS[0]);
}

/** As `expectSoundInEveryLook`, for a page of many rows: its structure and its colours are checked once each. */
export async function expectSoundList(page: Page, screen: string): Promise<void> {
  for (const [look, rules] of [
    [LARGE_LOOKS[1], 'none'],
    [LOOKS[2], 'none'],
    [LOOKS[3], 'structure'],
    [LOOKS[1], 'colours'],
    [LOOKS[0], 'all'],
  ] as const) {
    if (look === undefined) continue;
    await test.step(`${screen}: ${look.name}`, () => expectSound(page, look, rules));
  }
}

/** As `expectSoundInEveryLook`, in the wide looks only, for what a phone does not show. */
export async function expectSoundWhenWide(page: Page, screen: string): Promise<void> {
  for (const look of LOOKS.filter(({ width }) => width > 760))
    await test.step(`${screen}: ${look.name}`, () => expectSound(page, look));
  await wear(page, LOOKS[0]);
}

/** As `expectSoundInEveryLook`, at the two wide sizes and in light only, for a screen that is never dark. */
export async function expectSoundWhereLight(page: Page, screen: string): Promise<void> {
  for (const look of [LARGE_LOOKS[1], LOOKS[0]]) {
    if (look !== undefined) await test.step(`${screen}: ${look.name}`, () => expectSound(page, look));
  }
}

type Rules = 'all' | 'structure' | 'colours' | 'none';

/** By night and on a large screen only that is looked at which could have changed. */
function rulesOf({ width, scheme }: Look): Rules {
  if (width === LARGE) return scheme === 'dark' ? 'none' : 'structure';
  return scheme === 'dark' ? 'colours' : 'all';
}

async function expectSound(page: Page, look: Look, rules: Rules = rulesOf(look)): Promise<void> {
  await wear(page, look);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(wider, 'pixels that scroll sideways').toBe(0);
  if (rules === 'none') return;
  const found = await foundByAxe(page, {
    without: FOCUS_GUARDS,
    ...(rules === 'structure' ? { off: COLOUR_RULES } : rules === 'colours' ? { only: COLOUR_RULES } : {}),
  });
  expect.soft(found).toEqual([]);
}

async function wear(page: Page, look: Look | undefined): Promise<void> {
  if (look === undefined) return;
  await page.setViewportSize({ width: look.width, height: look.height });
  await expect(async () => {
    await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
    // A page is told of another scheme with its next frame, and one at rest may draw none for long.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator('html')).toHaveAttribute('data-theme', look.scheme, { timeout: 5000 });
  }).toPass({ timeout: 200_000 });
}
