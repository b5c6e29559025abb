import { expect, type Page } from '@playwright/test';
import { expectReflow, type WindowSize } from './criteria.ts';
import { expectLoaded } from './router.ts';

/** A browser's default font size, and a larger one for people with poor sight. */
const LETTERS = { usual: 16, large: 24 };

/**
 * In a low window nothing is lost or cut off, no part that scrolls by itself is so low that a line of it can hardly be seen, and what stays in place
 * leaves most of the window to the page. (BLD-7)
 */
export async function expectRoomToRead(page: Page, size: WindowSize): Promise<void> {
  await expectReflow(page, size);
  await expectLoaded(page);
  const { low, kept } = await page.evaluate(littleRoom);
  expect.soft(low, `parts that scroll in too little room at ${size.width} x ${size.height}`).toEqual([]);
  expect.soft(kept, `what stays in place at ${size.width} x ${size.height}`).toEqual([]);
}

/** With forced colours, what is shown by a background is still visible. (BLD-8) */
export async function expectSeenInForcedColours(page: Page): Promise<void> {
  await page.evaluate(markBackgrounds);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect.soft(await page.evaluate(lostMarks), 'what is told by a background alone').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** With the browser's letters half as large again nothing is lost or cut off, on a wide screen and on a phone. (BLD-9) */
export async function expectLargeLetters(page: Page, sizes: readonly WindowSize[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const write = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await write(LETTERS.large);
  for (const size of sizes) await expectReflow(page, size);
  const grown = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  expect.soft(grown, 'the letters of the page').toBeGreaterThanOrEqual(LETTERS.large * 0.8);
  await write(LETTERS.usual);
  await browser.detach();
}

type LittleRoom = { readonly low: readonly string[]; readonly kept: readonly string[] };

/** Runs in the page. */
function littleRoom(): LittleRoom {
  const name = (element: Element): string => `<${element.tagName}> ${String(element.getAttribute('class'))}`;
  const seen = [...document.querySelectorAll('body *')].filter(
    (element) => element.checkVisibility() && element.closest('[inert], [data-base-ui-inert], [data-graph]') === null,
  );
  const low = seen.filter((element) => {
    const { overflowY, clipPath } = getComputedStyle(element);
    const isScroller = /auto|scroll/u.test(overflowY) && element.scrollHeight > element.clientHeight + 2;
    return (
      isScroller &&
      clipPath === 'none' &&
      !element.matches('textarea, select') &&
      element.clientHeight < Math.min(90, innerHeight / 2)
    );
  });
  // A window over the page is closed, and takes the room it needs.
  const kept = seen.filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element);
    const { top, bottom, width } = element.getBoundingClientRect();
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    const isOver =
      element.matches('[role="dialog"], dialog') || element.querySelector('[role="dialog"], dialog') !== null;
    return (
      /fixed|sticky/u.test(position) &&
      pointerEvents !== 'none' &&
      !isOver &&
      width > innerWidth / 2 &&
      height > innerHeight * 0.4
    );
  });
  return { low: low.map(name), kept: kept.map(name) };
}

/** Marks what is visible only by its background: no word, no picture, and a different colour from what is behind it. Runs in the page. */
function markBackgrounds(): void {
  const isClear = (colour: string): boolean => /, 0\)$|\/ 0\)$|transparent/u.test(colour);
  const under = (element: Element): string => {
    for (let one = element.parentElement; one !== null; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one);
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return '';
  };
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { backgroundColor } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isBare = element.textContent.trim() === '' && element.querySelector('svg, img, canvas, input') === null;
    if (
      isBare &&
      !element.matches('svg, svg *, img, canvas, input, select, textarea, button, option') &&
      !isClear(backgroundColor) &&
      backgroundColor !== under(element) &&
      Math.min(width, height) >= 1 &&
      element.checkVisibility()
    ) {
      element.dataset['bare'] = '';
    }
  }
}

/**
 * Which of those marks are no longer visible, and what is pressed, chosen or current but does not look like it. Removes the marks. Runs in the
 * page.
 */
function lostMarks(): readonly string[] {
  const hasEdge = ({ borderStyle, borderWidth, outlineStyle }: CSSStyleDeclaration): boolean =>
    outlineStyle !== 'none' || (borderStyle !== 'none' && borderWidth !== '0px');
  const lost = [...document.querySelectorAll<HTMLElement>('[data-bare]')].filter((element) => {
    const style = getComputedStyle(element);
    return (
      style.getPropertyValue('forced-color-adjust') !== 'none' && style.backgroundImage === 'none' && !hasEdge(style)
    );
  });
  for (const element of document.querySelectorAll<HTMLElement>('[data-bare]')) delete element.dataset['bare'];
  const states = '[aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"])';
  const plain = [...document.querySelectorAll(states)].filter((element) => {
    const style = getComputedStyle(element);
    return !(element instanceof SVGElement) && style.backgroundImage === 'none' && style.outlineStyle === 'none';
  });
  return [...new Set([...lost, ...plain].map((element) => `<${element.tagName}> ${element.className}`))];
}
