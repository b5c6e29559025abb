import type { Locator, Page } from '@playwright/test';

/** When something happened in a page, in milliseconds of the machine's clock, the same for every page. */
type Moment = () => Promise<number>;

/** Timeout in ms. */
const LONGEST = 110_000;

/** From now on waits in the page for `text` inside `selector`; gives when it appeared, infinity if it never did. */
export async function whenShown(page: Page, selector: string, text: string): Promise<Moment> {
  const name = `shown ${selector} ${text}`;
  await page.evaluate(
    ([key, where, words, longest]) => {
      const isThere = (): boolean => document.querySelector(where)?.textContent.includes(words) ?? false;
      const seen = new Promise<number>((resolve) => {
        const look = (): void => {
          if (!isThere()) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
        setTimeout(() => resolve(Number.POSITIVE_INFINITY), longest);
      });
      Reflect.set(window, key, seen);
    },
    [name, selector, text, LONGEST] as const,
  );
  return () => page.evaluate(async (key): Promise<number> => Reflect.get(window, key), name);
}

/** A page that is to press at a given moment spins (busy-waits) for the last so many ms: on a busy machine timers alone come too late. */
const SPIN = 200;

/** Presses a button at a moment of the machine's clock, so that several pages press together; gives when it was pressed. */
export function pressAt(button: Locator, moment: number): Promise<number> {
  return button.evaluate(
    (element, [at, spin]) =>
      new Promise<number>((resolve) => {
        const press = (): void => {
          while (Date.now() < at) continue;
          const pressed = Date.now();
          if (element instanceof HTMLElement) element.click();
          resolve(pressed);
        };
        setTimeout(press, Math.max(0, at - Date.now() - spin));
      }),
    [moment, SPIN] as const,
  );
}

/** How long this machine now takes for a plain request of a page to the server, in milliseconds: the median of five. */
export async function bareRequest(page: Page): Promise<number> {
  const times = await page.evaluate(async () => {
    const taken: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const started = performance.now();
      await (await fetch('/healthz', { cache: 'no-store' })).text();
      taken.push(performance.now() - started);
    }
    return taken;
  });
  return median(times);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
