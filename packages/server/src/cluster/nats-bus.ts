import type { ConnectionOptions, NatsConnection, RequestError } from '@nats-io/transport-node';
import type { Logger } from '../log.ts';
import type { BusAnswer, Bus, BusMessage } from './bus.ts';

/** A NATS that does not answer within so many ms at the start counts as unreachable. */
const CONNECT_MS = 5000;
const AGAIN_MS = 250;
/** The ping interval in ms; two unanswered pings mean that the connection is dead. */
const PING_MS = 2000;

/** NATS does not answer or refuses the connection; `message` says why. */
export class UnreachableBus extends Error {}

/** Core NATS as the bus. A broken connection is reopened without end. Throws UnreachableBus if it cannot be opened at the start. */
export async function openNats(url: string, name: string, logger: Logger): Promise<Bus> {
  // Loaded only if several processes serve a school.
  const { connect } = await import('@nats-io/transport-node');
  try {
    return new NatsBus(await connect(optionsOf(url, name)), logger);
  } catch (error) {
    throw new UnreachableBus(error instanceof Error ? error.message : String(error));
  }
}

/** Connection options from NATS_URL: addresses separated by commas, alike but for host and port (CFG-5); user and password, or a user name alone as the token. */
export function optionsOf(url: string, name: string): ConnectionOptions {
  const addresses = url.split(',').map((one) => new URL(one.trim()));
  const [first] = addresses;
  const user = decodeURIComponent(first?.username ?? '');
  const pass = decodeURIComponent(first?.password ?? '');
  const login = user === '' ? {} : pass === '' ? { token: user } : { user, pass };
  return {
    servers: addresses.map(({ hostname, port }) => `${hostname}:${port === '' ? '4222' : port}`),
    ...login,
    ...(first?.protocol === 'tls:' ? { tls: {} } : {}),
    name: `fracht ${name}`,
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: AGAIN_MS,
    reconnectJitter: AGAIN_MS,
    ignoreAuthErrorAbort: true,
    // Only the addresses of NATS_URL are known to be guarded, not those that a NATS itself names.
    ignoreClusterUpdates: true,
    pingInterval: PING_MS,
    noAsyncTraces: true,
  };
}

class NatsBus implements Bus {
  readonly #nats: NatsConnection;
  readonly #logger: Logger;
  readonly #hearAway: (() => void)[] = [];
  readonly #hearBack: (() => void)[] = [];
  #isAway = false;

  constructor(nats: NatsConnection, logger: Logger) {
    this.#nats = nats;
    this.#logger = logger;
    void this.#watch();
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  async ask(subject: string, bytes: Uint8Array, withinMs: number): Promise<BusAnswer> {
    if (this.#isAway || this.#nats.isClosed()) return { ok: false, why: 'AWAY' };
    try {
      const { data } = await this.#nats.request(subject, bytes, { timeout: withinMs });
      return { ok: true, bytes: data };
    } catch (error) {
      if (isRequestError(error)) return { ok: false, why: error.isNoResponders() ? 'NOBODY' : 'AWAY' };
      if (error instanceof Error && error.name === 'TimeoutError') return { ok: false, why: 'LATE' };
      if (this.#nats.isClosed() || this.#nats.isDraining() || this.#isAway) return { ok: false, why: 'AWAY' };
      throw error;
    }
  }

  tell(subject: string, bytes: Uint8Array): void {
    // Nothing is sent while the bus is away: it would arrive late, for lines that are closed by then.
    this.#send(() => this.#nats.publish(subject, bytes));
  }

  listen(subject: string, hear: (heard: BusMessage) => void): () => void {
    const subscription = this.#nats.subscribe(subject, {
      callback: (error, message) => {
        if (error !== null) return this.#logger.error({ err: error, subject }, 'the bus refuses to be heard');
        hear({ bytes: message.data, answer: (bytes) => this.#send(() => message.respond(bytes)) });
      },
    });
    return () => {
      if (!this.#nats.isClosed()) subscription.unsubscribe();
    };
  }

  onAway(hear: () => void): void {
    this.#hearAway.push(hear);
  }

  onBack(hear: () => void): void {
    this.#hearBack.push(hear);
  }

  async close(): Promise<void> {
    // Sends what is still buffered, if the connection stands.
    if (!this.#isAway) await this.#nats.drain().catch(() => undefined);
    await this.#nats.close();
  }

  #send(send: () => void): void {
    if (this.#isAway || this.#nats.isClosed()) return;
    try {
      send();
    } catch (error) {
      // The message is too large for NATS, or the connection ended just now: as if it were lost on the way.
      this.#logger.error({ err: error }, 'the bus did not take what was to be sent');
    }
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#nats.status()) {
      if (type === 'disconnect') this.#turned(true);
      else if (type === 'reconnect') this.#turned(false);
    }
  }

  #turned(isAway: boolean): void {
    if (this.#isAway === isAway) return;
    this.#isAway = isAway;
    this.#logger.warn(isAway ? 'the bus is away' : 'the bus is back');
    for (const hear of isAway ? this.#hearAway : this.#hearBack) hear();
  }
}

function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && error.name === 'RequestError';
}
