import { type Browser, expect, type Page } from '@playwright/test';
import { MARKER } from './hostile-texts.ts';
import { type Login, openSeat, type Seat, seatLoggedIn } from './seat.ts';
import type { RunningServer } from './server.ts';

/** The screens on which a page must not scroll sideways: a computer room's and a phone's. */
const SIZES = [
  [1366, 768],
  [390, 844],
] as const;

/** A seat, and the texts of any browser dialogs in it: a dialog that opens is the work of a hostile text. */
export type WatchedSeat = Seat & { readonly said: readonly string[] };

/** A seat in which a person is logged in from its first page on; null: a guest's. */
export async function openWatched(browser: Browser, server: RunningServer, person: Login | null): Promise<WatchedSeat> {
  const seat = await (person === null ? openSeat(browser, server) : seatLoggedIn(browser, server, person));
  const said: string[] = [];
  seat.page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  return { ...seat, said };
}

/** Expects that no dialog has opened and nothing went wrong in a seat. */
export function expectQuiet({ said, faults }: WatchedSeat): void {
  expect({ said, faults }).toEqual({ said: [], faults: [] });
}

/** Expects that none of the stored texts has run or become an element, and that the page does not scroll sideways. (BLD-4) */
export async function expectTame(page: Page, place: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expectOnlyRead(page, `${place} at ${width}`);
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(wider, `${place} at ${width}`).toBe(0);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** Expects that no hostile text has run in the page or become an element of it. */
export async function expectOnlyRead(page: Page, place: string): Promise<void> {
  const found = await page.evaluate((marker) => {
    const elements = [...document.querySelectorAll('*')];
    // The content of a field is a text, whatever it begins with.
    const isTyped = ({ name, ownerElement }: Attr): boolean =>
      name === 'value' && ownerElement instanceof HTMLInputElement;
    const isCode = (attribute: Attr): boolean =>
      /^on/iu.test(attribute.name) || (!isTyped(attribute) && /^\s*javascript:/iu.test(attribute.value));
    return {
      marker: Reflect.get(window, marker) === undefined,
      frames: document.querySelectorAll('iframe, object, embed, base').length,
      code: elements.flatMap(({ localName, attributes }) =>
        [...attributes].filter(isCode).map(({ name }) => `${localName} ${name}`),
      ),
    };
  }, MARKER);
  expect(found, place).toEqual({ marker: true, frames: 0, code: [] });
}
