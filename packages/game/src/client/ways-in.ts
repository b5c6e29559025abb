import type { Doors, JoinAnswer } from './doors.ts';
import type { Transport, TransportEvents } from './transport.ts';

/** Events of the connections that are tried. */
export type WayEvents = {
  /** A connection has brought its first message: it is the one in use from now on; all parallel attempts are closed. */
  readonly opened: (transport: Transport) => void;
  /** A message has arrived on a connection, in use or still being tried. */
  readonly sign: (transport: Transport, isMark: boolean) => void;
  /** A message on the connection in use, not parsed yet. */
  readonly message: (transport: Transport, message: unknown) => void;
  /** A connection has ended, in use or still being tried; `code` is the socket's close code. */
  readonly closed: (transport: Transport, code: number) => void;
  /** Whether a connection is in use, so that no other has to be tried. */
  readonly isOnline: () => boolean;
};

/** The result of the search for a connection: the one in use, or the reason why there is none. */
export type Search = 'OPEN' | Extract<JoinAnswer, { ok: false }>['reason'];

/** Timeouts for the first whole game on a new socket or stream. */
const SOCKET_MS = 6000;
const STREAM_MS = 8000;
/** Head start of a connection attempt before the next one is started in parallel: with two sockets the stream is tried within 2.5 s. */
const HEAD_START_MS = 1200;

/** Finds a connection that delivers the game: over the sockets that the server names, or over the stream. (LIN-1, LIN-2) */
export class WaysIn {
  readonly #doors: Doors;
  readonly #events: WayEvents;
  /** Connections that are open but have brought no message yet, each with the function that ends its attempt. */
  readonly #trying = new Map<Transport, (isFirst: boolean) => void>();
  /** The last connection that was found is a stream: sockets were blocked. */
  #usesStream = false;
  #isClosed = false;

  constructor(doors: Doors, events: WayEvents) {
    this.#doors = doors;
    this.#events = events;
  }

  /**
   * Races the channels: starts the sockets in turn and then the stream, each with a head start over the next; the first one that brings the game wins. After a
   * stream only the stream is tried. Never rejects.
   */
  async find(): Promise<Search> {
    const invitation = await this.#doors.invite();
    if (!invitation.ok) return invitation.reason;
    const attempts: Promise<boolean>[] = [];
    let ticket: string | null = invitation.ticket;
    for (const url of this.#usesStream ? [null] : [...invitation.sockets, null]) {
      ticket ??= await this.#freshTicket();
      if (ticket === null || !this.#isSought()) break;
      const attempt = this.#open(url, ticket);
      attempts.push(attempt);
      await soon(attempt);
      if (!this.#isSought()) break;
      ticket = null;
    }
    const isFound = (await Promise.all(attempts)).includes(true) || this.#events.isOnline();
    return isFound ? 'OPEN' : 'UNREACHABLE';
  }

  /** Tries the first socket in parallel with the stream in use. Never rejects. */
  async findSocket(): Promise<Search> {
    const invitation = await this.#doors.invite();
    if (!invitation.ok) return invitation.reason;
    const url = invitation.sockets[0];
    if (url === undefined || this.#isClosed) return 'UNREACHABLE';
    return (await this.#open(url, invitation.ticket)) ? 'OPEN' : 'UNREACHABLE';
  }

  /** Closes all attempts; nothing is opened afterwards. */
  close(): void {
    this.#isClosed = true;
    this.#abandonAll();
  }

  #isSought(): boolean {
    return !this.#isClosed && !this.#events.isOnline();
  }

  /** Each attempt gets a ticket of its own, since a ticket opens only one connection. */
  async #freshTicket(): Promise<string | null> {
    const invitation = await this.#doors.invite();
    return invitation.ok ? invitation.ticket : null;
  }

  /** Opens one channel; `url` null: the stream. False if it ends or is closed before it brings a message, or brings none in time. */
  #open(url: string | null, ticket: string): Promise<boolean> {
    return new Promise((resolve) => {
      const events: TransportEvents = {
        sign: (isMark) => this.#events.sign(transport, isMark),
        message: (message) => {
          if (this.#trying.has(transport)) this.#welcome(transport);
          this.#events.message(transport, message);
        },
        closed: (code) => {
          this.#settle(transport, false);
          this.#events.closed(transport, code);
        },
      };
      const transport =
        url === null ? this.#doors.openStream(ticket, events) : this.#doors.openSocket(url, ticket, events);
      const giveUp = setTimeout(() => this.#abandon(transport), url === null ? STREAM_MS : SOCKET_MS);
      this.#trying.set(transport, (isFirst) => {
        clearTimeout(giveUp);
        resolve(isFirst);
      });
    });
  }

  #welcome(transport: Transport): void {
    this.#settle(transport, true);
    this.#abandonAll();
    this.#usesStream = transport.channel === 'STREAM';
    this.#events.opened(transport);
  }

  #abandonAll(): void {
    for (const transport of this.#trying.keys()) this.#abandon(transport);
  }

  #abandon(transport: Transport): void {
    transport.close();
    this.#settle(transport, false);
  }

  #settle(transport: Transport, isFirst: boolean): void {
    this.#trying.get(transport)?.(isFirst);
    this.#trying.delete(transport);
  }
}

/** Waits for the attempt to end, but no longer than its head start over the next way to connect. */
async function soon(attempt: Promise<boolean>): Promise<void> {
  let headStart: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([attempt, new Promise((resolve) => (headStart = setTimeout(resolve, HEAD_START_MS)))]);
  clearTimeout(headStart);
}
