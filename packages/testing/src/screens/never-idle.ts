import { vi } from 'vitest';

/** A page that always has something to do: what waits for an idle one does not come. */
export function neverIdle(): void {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
}
