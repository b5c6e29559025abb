import { stubResizeObserver } from './resize-observer.ts';

/** What the map asks of its page and jsdom does not have: observers of sizes, and when it may measure names; here it never measures any. */
export function stubMapPage(): void {
  stubResizeObserver();
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve(), status: 'loading' },
    configurable: true,
  });
}
