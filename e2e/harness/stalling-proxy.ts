import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { RunningServer } from './server.ts';

/**
 * A proxy in front of a server that can stop passing bytes, in both directions and without closing anything, like Wi-Fi between two rooms or a proxy
 * that hangs.
 */
export type StallingProxy = {
  /** The server as browsers reach it through the proxy. */
  readonly server: RunningServer;
  readonly stall: () => void;
  /** Passes on what was held back, and everything after it. */
  readonly pass: () => void;
  readonly close: () => Promise<void>;
};

/** Starts to proxy a server. */
export async function stallingProxy(server: RunningServer): Promise<StallingProxy> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const proxy = createServer((near) => {
    const far = connect(server.port, '127.0.0.1');
    join(near, far);
    join(far, near);
  });

  function join(from: Socket, to: Socket): void {
    sockets.add(from);
    from.setNoDelay(true);
    from.on('data', (bytes: Buffer) => void to.write(bytes));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (isStalled) from.pause();
  }

  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const at = proxy.address();
  if (at === null || typeof at === 'string') throw new Error('no port was given');
  return {
    server: { ...server, url: `http://127.0.0.1:${at.port}` },
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    pass: () => {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
