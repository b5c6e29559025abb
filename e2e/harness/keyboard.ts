import { expect, type Locator, type Page } from '@playwright/test';

/** How many presses of Tab may lie between two controls. */
const FARTHEST = 80;

/** Presses Tab until the control has the focus; on the way every focused element must show it. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  // Found by its role and name once, not at each press: that takes longer than the press.
  let wanted = await control.elementHandle();
  for (let press = 0; press < FARTHEST; press += 1) {
    await page.keyboard.press('Tab');
    const { unseen, isThere, isGone } = await page.evaluate(restOfFocus, wanted);
    expect(unseen, 'a focus that is not seen').toBeNull();
    if (isThere || (isGone && (await hasFocus(control)))) return;
    // Rendered again meanwhile.
    if (isGone) wanted = await control.elementHandle();
  }
  throw new Error('Tab does not lead there');
}

/** Whether the control has the focus at this moment. */
export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** Goes to a control with Tab and presses Enter. */
export async function pressByKeyboard(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

type Rest = {
  /** The focused element if neither it nor its parent shows a focus ring; null if one does, or nothing has the focus. */
  readonly unseen: string | null;
  /** The wanted element has the focus. */
  readonly isThere: boolean;
  /** The wanted element is no longer in the page. */
  readonly isGone: boolean;
};

/** Runs in the page. */
function restOfFocus(wanted: Node | null): Rest {
  const element = document.activeElement;
  const found = { isThere: element === wanted, isGone: wanted?.isConnected !== true };
  if (!(element instanceof HTMLElement) || element === document.body) return { unseen: null, ...found };
  const around =
    element.parentElement?.matches(':focus-within') === true ? [element, element.parentElement] : [element];
  const isSeen = around
    .map((part) => getComputedStyle(part))
    .some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none');
  return { unseen: isSeen ? null : element.outerHTML.slice(0, 200), ...found };
}
