import { expect, type Page } from '@playwright/test';
import { helpWindow } from '../pages/help-window.ts';
import { expectLoaded } from './router.ts';

/** Checks for what axe cannot see; docs/accessibility.md says which criterion of WCAG 2.2 each check is for. */
export type WindowSize = { readonly width: number; readonly height: number };

export const LAB: WindowSize = { width: 1366, height: 768 };
export const PHONE: WindowSize = { width: 390, height: 844 };
/** A window of 1280 pixels at 400 %: everything in one column. */
export const NARROW: WindowSize = { width: 320, height: 640 };
/** A window of 1366 by 768 at 200 %. */
export const ZOOMED: WindowSize = { width: 683, height: 384 };
/**
 * Windows in which little more than one line of controls is visible: 1280 by 1024 and 1366 by 768 at 400 %, and a phone in landscape, with its keyboard
 * open.
 */
export const LOW: readonly WindowSize[] = [
  { width: 320, height: 256 },
  { width: 341, height: 192 },
  { width: 640, height: 160 },
];

/**
 * What is not checked: the page below an open window, and the graph of a tree, which is panned like a map and whose cards repeat the
 * beginnings of what the form beside it shows in full.
 */
const NOT_LOOKED_AT = '[inert], [data-base-ui-inert], [data-graph]';

/** A visible button opens help. (HLP-5) */
export async function expectHelp(page: Page, size: WindowSize): Promise<void> {
  const help = helpWindow(page);
  await page.setViewportSize(size);
  await help.button.first().click();
  await expect(help.dialog).toBeVisible();
  await help.close();
}

/** Nothing scrolls sideways, no control is lost, and no text is cut off except with an ellipsis. (1.4.4, 1.4.10) */
export async function expectReflow(page: Page, size: WindowSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(wider, `pixels that scroll sideways at ${size.width}`).toBe(0);
  expect.soft(await page.evaluate(controlsOutside, NOT_LOOKED_AT), `controls outside of ${size.width}`).toEqual([]);
  const cut = await page.evaluate(cutTexts, { notLookedAt: NOT_LOOKED_AT, areShortenedMeant: false });
  expect.soft(cut, `texts that are cut off at ${size.width}`).toEqual([]);
}

/**
 * No text is cut off with the spacing of lines, letters, words and paragraphs that readers may set, except what is shortened without it too. (1.4.12)
 */
export async function expectRoomForText(page: Page, size: WindowSize): Promise<void> {
  await page.setViewportSize(size);
  const looked = { notLookedAt: NOT_LOOKED_AT, areShortenedMeant: true };
  const shortened = new Set(await page.evaluate(cutTexts, looked));
  await page.evaluate(spaceText);
  const cut = (await page.evaluate(cutTexts, looked)).filter((text) => !shortened.has(text));
  expect.soft(cut, `texts that are cut at ${size.width}`).toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** At each of this many tab stops a part of the focused element is in the window, and nothing covers it. (2.4.11) */
export async function expectFocusSeen(page: Page, size: WindowSize, stops: number): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const covered = new Set<string>();
  await page.keyboard.press('Tab');
  const first = await page.evaluateHandle(() => document.activeElement);
  for (let stop = 0; stop < stops; stop += 1) {
    const seen = await page.evaluate(coveredFocus, first);
    // A screen may reload something at any moment.
    if (seen.over !== null) await expectLoaded(page);
    const { over, isRound } = seen.over === null ? seen : await page.evaluate(coveredFocus, first);
    if (over !== null) covered.add(over);
    if (isRound && stop > 0) break;
    await page.keyboard.press('Tab');
  }
  // The first stop of a page, the link past its menu, lies over the logo while it has the focus.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  expect.soft([...covered], `stops of the keyboard that are covered at ${size.width} x ${size.height}`).toEqual([]);
}

/** Runs in the page. */
async function spaceText(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
  );
  document.adoptedStyleSheets = [sheet];
  await new Promise(requestAnimationFrame);
}

/** Which texts are checked; `areShortenedMeant`: also those that end with an ellipsis, by which readers see that there is more. */
type CutLook = { readonly notLookedAt: string; readonly areShortenedMeant: boolean };

/** Texts of which a part is clipped, and which cannot be scrolled to. Runs in the page. */
function cutTexts({ notLookedAt, areShortenedMeant }: CutLook): readonly string[] {
  const clips = (value: string): boolean => value === 'hidden' || value === 'clip';
  const isShortened = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean =>
    textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  const isCut = (element: Element): boolean => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    for (let frame: Element | null = element; frame !== null; frame = frame.parentElement) {
      const style = getComputedStyle(frame);
      const { overflowX, overflowY, position, clipPath } = style;
      // For screen readers only.
      if (clipPath === 'inset(50%)') return false;
      // A collapsed line is opened to be read; a preview shows its whole text on hover, and its link leads there.
      const isWholeOnceOpen =
        element.closest('[aria-expanded="false"]') !== null || element.getAttribute('title') === element.textContent;
      if ((isWholeOnceOpen || !areShortenedMeant) && isShortened(style)) return false;
      const box = frame.getBoundingClientRect();
      if (clips(overflowX) && (text.right > box.right + 1 || text.left < box.left - 1)) return box.width > 1;
      if (clips(overflowY) && (text.bottom > box.bottom + 2 || text.top < box.top - 2)) return box.width > 1;
      if (/auto|scroll/u.test(overflowX + overflowY) || position === 'fixed') return false;
    }
    return false;
  };
  const ownText = (element: Element): string =>
    [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '')).join('');
  return [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        !(element instanceof SVGElement) &&
        ownText(element).trim() !== '' &&
        element.checkVisibility() &&
        element.closest(notLookedAt) === null,
    )
    .filter(isCut)
    .map((element) => `${element.closest('[class]')?.className ?? ''}: ${element.textContent.slice(0, 60)}`);
}

type Stop = {
  /**
   * The focused element if something covers it completely, or if it is outside of the window, with what is wrong; null: it can be
   * seen, or nothing has the focus.
   */
  readonly over: string | null;
  /** The focus is back at the first stop. */
  readonly isRound: boolean;
};

/** Runs in the page. */
function coveredFocus(first: Element | null): Stop {
  const focused = document.activeElement;
  const isRound = focused === first;
  // The edge of an open window returns the focus into it.
  const isNowhere = focused === null || focused === document.body || focused.matches('[data-base-ui-focus-guard]');
  if (isNowhere) return { over: null, isRound };
  // A hidden field that its label draws is looked for at the label.
  const own = focused.getBoundingClientRect();
  const drawn = own.width > 2 ? focused : (focused.closest('label') ?? focused);
  // For an element larger than the window, such as a page that scrolls, the part that is in it.
  const { left, top, right, bottom } = drawn.getBoundingClientRect();
  const [x0, y0] = [Math.max(0, left), Math.max(0, top)];
  const [width, height] = [Math.min(innerWidth, right) - x0, Math.min(innerHeight, bottom) - y0];
  const shares = [0.06, 0.25, 0.5, 0.75, 0.94];
  const hits = shares.flatMap((x) => shares.map((y) => document.elementFromPoint(x0 + width * x, y0 + height * y)));
  if (hits.some((hit) => hit !== null && (drawn.contains(hit) || hit.contains(drawn)))) return { over: null, isRound };
  const over = hits[Math.floor(hits.length / 2)] ?? hits.find((hit) => hit !== null);
  const name = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
  const where =
    over === undefined
      ? 'outside of the window'
      : `under <${over.tagName} ${String(over.getAttribute('class'))}> ${name(over)}`;
  return { over: `${name(drawn)}: ${where}`, isRound };
}

/** Controls that are outside of the window sideways, and cannot be scrolled to. Runs in the page. */
function controlsOutside(notLookedAt: string): readonly string[] {
  const isReached = (element: Element): boolean => {
    for (let frame = element.parentElement; frame !== null; frame = frame.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(frame);
      // What is clipped away is for screen readers, and becomes visible with the focus.
      if (/auto|scroll/u.test(overflowX) || clipPath === 'inset(50%)') return true;
    }
    return false;
  };
  return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      // What is one pixel wide is for screen readers.
      const isOutside = width > 1 && (left < -1 || right > innerWidth + 1);
      return isOutside && element.closest(notLookedAt) === null && !isReached(element);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}
