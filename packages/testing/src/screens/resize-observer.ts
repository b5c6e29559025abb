import { vi } from 'vitest';

/** Observers of sizes, which jsdom does not have: on its page nothing ever changes its size. Taken away by `vi.unstubAllGlobals`. */
export function stubResizeObserver(): void {
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
}
