import { stubResizeObserver } from './resize-observer.ts';

/**
 * Stubs for what the map needs and jsdom does not have: observers of sizes, and fonts that never finish loading, so that names are never
 * measured.
 */
export function stubMapPage(): void {
  stubResizeObserver();
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve(), status: 'loading' },
    configurable: true,
  });
}
