import { connect, createServer, type Server, type Socket } from 'node:net';

/** A connection to a server that can be cut and restored, as a network would do it. */
export class TcpProxy {
  readonly #server: Server;
  readonly #target: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  /** How many connections have been asked for so far. */
  asked = 0;
  #isCut = false;
  #isSilent = false;

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.#target = target;
    this.#server = createServer((near) => this.#join(near));
  }

  /** Listens on its own port; `usualPort` is used if the address names none. */
  static async to(url: string, usualPort: number): Promise<TcpProxy> {
    const { hostname, port } = new URL(url);
    const proxy = new TcpProxy({ host: hostname === '' ? '127.0.0.1' : hostname, port: Number(port) || usualPort });
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** The same address, but through this proxy. */
  over(url: string): string {
    const through = new URL(url);
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port was given');
    through.hostname = '127.0.0.1';
    through.port = String(address.port);
    return through.href;
  }

  /** Every connection breaks, and new ones break at once. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
    this.#isSilent = false;
    for (const socket of this.#sockets) socket.resume();
  }

  /** Nothing comes through any more, without notice to either side: as if the other side stood still. */
  hush(): void {
    this.#isSilent = true;
    for (const socket of this.#sockets) socket.pause();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(near: Socket): void {
    this.asked += 1;
    if (this.#isCut) return void near.destroy();
    const far = connect(this.#target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
    if (this.#isSilent) for (const socket of [near, far]) socket.pause();
  }
}
