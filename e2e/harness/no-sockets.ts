import type { BrowserContext } from '@playwright/test';

/** How a school's network blocks web sockets: it refuses them, or lets them hang without an answer. */
export type Blocking = 'REFUSED' | 'SILENT';

/** Takes web sockets away from every page of the context that is opened from now on. */
export async function blockSockets(context: BrowserContext, blocking: Blocking): Promise<void> {
  await context.addInitScript((isRefused) => {
    class NoSocket extends EventTarget {
      static readonly OPEN = 1;
      readyState = 0;
      constructor() {
        super();
        if (isRefused) setTimeout(() => this.dispatchEvent(new CloseEvent('close', { code: 1006 })), 0);
      }
      send(): void {
        throw new Error('The socket is not open');
      }
      close(): void {
        this.readyState = 3;
      }
    }
    Object.defineProperty(window, 'WebSocket', { value: NoSocket });
  }, blocking === 'REFUSED');
}
