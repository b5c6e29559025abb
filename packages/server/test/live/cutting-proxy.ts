import { connect, createServer, type Socket } from 'node:net';

/** How many more bytes go through at most before a connection is cut: usually less than a message. */
const MOST_BYTES = 400;

type Pair = { readonly near: Socket; readonly far: Socket; bytesLeft: number | null; isUpgraded: boolean };

/** A way to a server on which single connections are cut in the middle of whatever goes over them, as when somebody trips over a cable. */
export class CuttingProxy {
  readonly #pairs = new Set<Pair>();
  readonly #port: number;
  readonly #server = createServer((near) => this.#join(near));
  cuts = 0;
  address = '';

  private constructor(port: number) {
    this.#port = port;
  }

  /** A proxied way to the server at this address. */
  static async to(address: string): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(Number(new URL(address).port));
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    const at = proxy.#server.address();
    if (at === null || typeof at === 'string') throw new Error('no port was given');
    proxy.address = `http://127.0.0.1:${at.port}`;
    return proxy;
  }

  /** Cuts one web socket within its next bytes, in either direction; false if there is no open one that is not already about to be cut. */
  cutOne(chance: () => number): boolean {
    const open = [...this.#pairs].filter(({ isUpgraded, bytesLeft }) => isUpgraded && bytesLeft === null);
    const pair = open[Math.floor(chance() * open.length)];
    if (pair === undefined) return false;
    pair.bytesLeft = Math.floor(chance() * MOST_BYTES);
    return true;
  }

  async close(): Promise<void> {
    for (const { near, far } of this.#pairs) for (const socket of [near, far]) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(near: Socket): void {
    const far = connect(this.#port, '127.0.0.1');
    const pair: Pair = { near, far, bytesLeft: null, isUpgraded: false };
    this.#pairs.add(pair);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#pairs.delete(pair);
        other.destroy();
      });
      one.on('data', (bytes: Buffer) => this.#pass(pair, other, bytes));
    }
    near.once('data', (bytes: Buffer) => {
      pair.isUpgraded = bytes.toString('latin1').includes('GET /socket');
    });
  }

  #pass(pair: Pair, to: Socket, bytes: Buffer): void {
    const { bytesLeft, near, far } = pair;
    if (bytesLeft === null) return void to.write(bytes);
    if (bytes.length < bytesLeft) {
      pair.bytesLeft = bytesLeft - bytes.length;
      return void to.write(bytes);
    }
    to.write(bytes.subarray(0, bytesLeft));
    this.cuts += 1;
    pair.bytesLeft = Number.POSITIVE_INFINITY;
    // What was written is sent before the connection is cut.
    setImmediate(() => {
      near.resetAndDestroy();
      far.resetAndDestroy();
    });
  }
}
