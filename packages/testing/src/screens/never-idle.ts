import { vi } from 'vitest';

/** Fakes a browser that is never idle, so that work deferred to an idle moment never runs. */
export function neverIdle(): void {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
}
