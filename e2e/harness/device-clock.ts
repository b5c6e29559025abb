import type { BrowserContext } from '@playwright/test';

/** Puts the clock of a browser's device ahead by so many ms, from its next page on. (LOC-5) */
export async function setClockAhead(context: BrowserContext, ahead: number): Promise<void> {
  await context.addInitScript((shift) => {
    const RealDate = Date;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, given) =>
        given.length === 0 ? new target(RealDate.now() + shift) : Reflect.construct(target, given),
      apply: (target) => new target(RealDate.now() + shift).toString(),
      get: (target, key) => (key === 'now' ? () => RealDate.now() + shift : Reflect.get(target, key)),
    });
  }, ahead);
}
