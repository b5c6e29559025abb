import { expect, type Locator, type Page } from '@playwright/test';

/** How many presses of Tab may lie between two controls. */
const FARTHEST = 80;

/** Goes on with Tab until the control has the focus; wherever the focus rests on the way, it is seen. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < FARTHEST; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(describeUnseenFocus), 'a focus that is not seen').toBeNull();
    if (await hasFocus(control)) return;
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

/** The focused element if neither it nor its parent shows a focus ring; null if one does, or nothing has the focus. */
function describeUnseenFocus(): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const around =
    element.parentElement?.matches(':focus-within') === true ? [element, element.parentElement] : [element];
  const isSeen = around
    .map((part) => getComputedStyle(part))
    .some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none');
  return isSeen ? null : element.outerHTML.slice(0, 200);
}
