import type { GameAction } from '@fracht/engine';
import { CLOSE_CODES } from '@fracht/protocol';
import { waitBefore } from './backoff.ts';
import { newActionId } from './action-id.ts';
import { Outbox } from './outbox.ts';
import { answerIn, readMessage, type ActionAnswer, type ServerMessage } from './server-message.ts';
import type { ChannelKind, Transport, TransportEvents } from './transport.ts';

/** The state of the connection; `CLOSED` is final and has a reason. */
export type LinkState =
  | { readonly link: 'CONNECTING' }
  | { readonly link: 'ONLINE'; readonly channel: ChannelKind }
  | { readonly link: 'LOST' }
  | { readonly link: 'CLOSED'; readonly reason: 'FINISHED' | 'REFUSED' | 'REPLACED' | 'LEFT' };

/** The server's answer to the request to join. */
export type JoinAnswer =
  | { readonly ok: true; readonly ticket: string; readonly sockets: readonly string[] }
  | { readonly ok: false; readonly reason: 'FINISHED' | 'REFUSED' | 'UNREACHABLE' };

/** How to reach the server; the real one is `server-doors.ts`, tests have their own. */
export type Doors = {
  readonly game: string;
  readonly invite: () => Promise<JoinAnswer>;
  readonly openSocket: (url: string, ticket: string, events: TransportEvents) => Transport;
  readonly openStream: (ticket: string, events: TransportEvents) => Transport;
  /** Tells the server that the player leaves the game, not just that a connection closes. */
  readonly leave: (player: string) => Promise<void>;
  /** Whether the server answers a plain request. */
  readonly isThere: () => Promise<boolean>;
};

export type ClientEvents = {
  readonly link: (state: LinkState) => void;
  /** A message with a change of the game, in order and without gaps; `settled` is the id of the own action that it answers. */
  readonly message: (message: ServerMessage, settled: string | null) => void;
  /** The answer to an own action that came without a change, such as a refusal. */
  readonly answered: (id: string, answer: ActionAnswer) => void;
  /** Whether decisions may be sent now: the server must count the viewer as taking part first. Until then they wait. */
  readonly mayAct: () => boolean;
  /** Asked after each message: whether the game is over, so that the connection may be closed. */
  readonly isOver: () => boolean;
};

/** A sent action: its id and the promise of its answer. */
export type ActionInFlight = { readonly id: string; readonly answer: Promise<ActionAnswer> };

/** The socket's close code for a game that is over. (LIN-10) */
const FINISHED_CODE = CLOSE_CODES.GAME_FINISHED;
/** The answer to an action that can no longer be sent. */
export const UNSENT = { ok: false, code: 'CONNECTION_CLOSED', message: '' } as const satisfies ActionAnswer;
/** Timeouts for the first whole game on a new socket or stream. */
const SOCKET_MS = 6000;
const STREAM_MS = 8000;
/** Head start of a connection attempt before the next one is started beside it: with two sockets the stream is tried within 2.5 s. */
const HEAD_START_MS = 1200;
const RETURN_MS = 30_000;
const ANSWER_MS = 5000;

/**
 * The connection of one viewer to one game. It finds a channel that works, reconnects after a loss, asks for the whole game after a gap in the numbered
 * changes, and gets every action exactly one answer. Knows no game rules. (LIN-5, LIN-6)
 */
export class GameClient {
  readonly #doors: Doors;
  readonly #player: string;
  readonly #events: ClientEvents;
  readonly #outbox = new Outbox();
  /** Connections that are open but have not brought the whole game yet. */
  readonly #trying = new Set<Transport>();
  #transport: Transport | null = null;
  #seq: number | null = null;
  #attempt = 0;
  #isOver = false;
  #usesStream = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #lastReturn = 0;

  /** `player` is the viewer's user id. */
  constructor(doors: Doors, player: string, events: ClientEvents) {
    this.#doors = doors;
    this.#player = player;
    this.#events = events;
  }

  /** The id of the game. */
  get game(): string {
    return this.#doors.game;
  }

  /** Starts connecting. */
  start(): void {
    this.#watch = setInterval(() => this.#look(), 1000);
    this.#events.link({ link: 'CONNECTING' });
    void this.#connect();
  }

  /** Leaves the game; nothing is sent or received afterwards. */
  stop(): void {
    this.#end('LEFT');
  }

  /** The browser says that the network is back: reconnects at once instead of after the backoff. */
  hurry(): void {
    if (this.#isOver || this.#transport !== null || this.#retry === undefined) return;
    this.#attempt = 0;
    this.#scheduleConnect(0);
  }

  /** The browser says that the network is gone: treats the connection as lost. */
  drop(): void {
    if (this.#transport !== null) this.#lose(this.#transport);
  }

  /** A change could not be read: asks for the whole game. */
  resync(): void {
    const transport = this.#transport;
    if (transport === null) return;
    this.#seq = null;
    if (transport.channel === 'STREAM') this.#lose(transport);
    else transport.send({ resync: true });
  }

  /**
   * Sends a decision of the person. It survives losses of the connection: it is sent again, in order and under the same id, once the viewer takes part again.
   * The answer resolves when the action is durable or refused.
   */
  send(action: GameAction): ActionInFlight {
    return this.#send(action, false);
  }

  /** Sends an action that states the viewer's presence. It goes before all waiting decisions and is not repeated on another connection. */
  say(action: GameAction): ActionInFlight {
    return this.#send(action, true);
  }

  /** Sends the waiting actions; decisions only where `mayAct` allows it. */
  sendWaiting(): void {
    const transport = this.#transport;
    if (transport === null || this.#seq === null) return;
    this.#outbox.deliver((message) => transport.send(message), this.#events.mayAct(), Date.now());
  }

  #send(action: GameAction, isPresence: boolean): ActionInFlight {
    const id = newActionId();
    const message = { game: this.#doors.game, player: this.#player, state: { id, ...action } };
    const answer = this.#outbox.add(id, message, isPresence);
    this.sendWaiting();
    return { id, answer };
  }

  async #connect(): Promise<void> {
    this.#retry = undefined;
    const invitation = await this.#doors.invite();
    if (this.#isOver) return;
    if (!invitation.ok) {
      if (invitation.reason !== 'UNREACHABLE') return this.#end(invitation.reason);
      return this.#scheduleConnect(waitBefore(this.#attempt, Math.random()));
    }
    const opened = await this.#openAny(invitation);
    if (this.#isOver || opened === 'OVER') return;
    if (opened === null) this.#scheduleConnect(waitBefore(this.#attempt, Math.random()));
  }

  #scheduleConnect(delay: number): void {
    clearTimeout(this.#retry);
    this.#attempt += 1;
    this.#retry = setTimeout(() => void this.#connect(), delay);
  }

  /**
   * Races the channels: starts the sockets in turn and then the stream, each with a head start over the next; the first one that brings the game wins. Each
   * attempt needs a ticket of its own.
   */
  async #openAny(first: Extract<JoinAnswer, { ok: true }>): Promise<ChannelKind | 'OVER' | null> {
    const sockets = this.#usesStream ? [] : first.sockets;
    const tries: Promise<ChannelKind | 'OVER' | null>[] = [];
    let ticket: string | null = first.ticket;
    for (const url of [...sockets, null]) {
      ticket ??= await this.#freshTicket();
      if (ticket === null || this.#isOver || this.#transport !== null) break;
      const attempt = this.#open(url, ticket);
      tries.push(attempt);
      const opened = await soonOr(firstOf(tries), attempt);
      if (opened !== null) return opened;
      ticket = null;
    }
    return firstOf(tries);
  }

  async #freshTicket(): Promise<string | null> {
    const invitation = await this.#doors.invite();
    return invitation.ok ? invitation.ticket : null;
  }

  /** Opens one channel and waits for the whole game. Resolves to null when that does not come in time or another channel was first. */
  #open(url: string | null, ticket: string): Promise<ChannelKind | 'OVER' | null> {
    return new Promise((resolve) => {
      let transport: Transport | null = null;
      const giveUp = setTimeout(
        () => {
          if (transport !== null) this.#abandon(transport);
          resolve(null);
        },
        url === null ? STREAM_MS : SOCKET_MS,
      );
      const events: TransportEvents = {
        message: (message) => {
          if (transport === null) return;
          clearTimeout(giveUp);
          if (this.#transport !== transport) this.#welcome(transport);
          resolve(transport.channel);
          this.#receive(transport, readMessage(message));
        },
        closed: (code) => {
          clearTimeout(giveUp);
          if (transport !== null) this.#trying.delete(transport);
          if (code === FINISHED_CODE) this.#end('FINISHED');
          else if (code === CLOSE_CODES.REPLACED) this.#end('REPLACED');
          else if (transport !== null && this.#transport === transport) this.#lose(transport);
          resolve(this.#isOver ? 'OVER' : null);
        },
      };
      transport = url === null ? this.#doors.openStream(ticket, events) : this.#doors.openSocket(url, ticket, events);
      this.#trying.add(transport);
    });
  }

  /** Makes this the connection in use; closes the previous one and the other attempts. */
  #welcome(transport: Transport): void {
    this.#transport?.close();
    this.#forgetPresence();
    this.#trying.delete(transport);
    this.#abandonAll();
    this.#transport = transport;
    this.#seq = null;
    this.#attempt = 0;
    this.#usesStream = transport.channel === 'STREAM';
    this.#lastReturn = Date.now();
  }

  #abandonAll(): void {
    for (const transport of this.#trying) this.#abandon(transport);
  }

  #abandon(transport: Transport): void {
    this.#trying.delete(transport);
    transport.close();
  }

  #receive(transport: Transport, message: ServerMessage): void {
    if (this.#isOver || this.#transport !== transport) return;
    const answered = answerIn(message);
    const isChange = this.#takesChange(message);
    if (message.full === true) this.#outbox.recall(answered?.id ?? null);
    if (isChange) this.#events.message(message, answered?.id ?? null);
    if (message.full === true) this.#events.link({ link: 'ONLINE', channel: transport.channel });
    if (answered !== null) this.#settle(answered.id, answered.answer);
    this.sendWaiting();
    if (this.#events.isOver() && this.#outbox.ids().length === 0) this.#end('FINISHED');
  }

  /** Whether the message has a change that follows the last one by number; after a gap asks for the whole game. */
  #takesChange(message: ServerMessage): boolean {
    if (message.state === undefined || message.seq === undefined) return false;
    if (message.full === true) {
      this.#seq = message.seq;
      return true;
    }
    if (this.#seq === null || message.seq <= this.#seq) return false;
    if (message.seq === this.#seq + 1) {
      this.#seq = message.seq;
      return true;
    }
    this.resync();
    return false;
  }

  #settle(id: string, answer: ActionAnswer): void {
    if (this.#outbox.settle(id, answer)) this.#events.answered(id, answer);
  }

  /** Drops statements of presence sent on the old connection: a new one gets its own. */
  #forgetPresence(): void {
    for (const id of this.#outbox.lineLost()) this.#settle(id, UNSENT);
  }

  #lose(transport: Transport): void {
    if (this.#transport !== transport || this.#isOver) return;
    transport.close();
    this.#transport = null;
    this.#seq = null;
    this.#forgetPresence();
    this.#events.link({ link: 'LOST' });
    this.#scheduleConnect(waitBefore(this.#attempt, Math.random()));
  }

  /** Every second: an overdue answer means a dead connection. On the stream a socket is tried again now and then. */
  #look(): void {
    const transport = this.#transport;
    if (transport === null) return;
    const oldest = this.#outbox.oldestSent();
    if (oldest !== null && Date.now() - oldest > ANSWER_MS) return this.#lose(transport);
    if (transport.channel === 'STREAM' && Date.now() - this.#lastReturn > RETURN_MS) void this.#tryReturn();
  }

  async #tryReturn(): Promise<void> {
    this.#lastReturn = Date.now();
    const invitation = await this.#doors.invite();
    if (!invitation.ok) {
      if (invitation.reason === 'FINISHED') this.#end('FINISHED');
      return;
    }
    const url = invitation.sockets[0];
    if (url !== undefined && !this.#isOver) await this.#open(url, invitation.ticket);
  }

  #end(reason: 'FINISHED' | 'REFUSED' | 'REPLACED' | 'LEFT'): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    this.#transport?.close();
    this.#transport = null;
    this.#abandonAll();
    this.#events.link({ link: 'CLOSED', reason });
    for (const id of this.#outbox.ids()) this.#settle(id, UNSENT);
  }
}

/** The first result of the attempts that is not null; null when all are. */
function firstOf(tries: readonly Promise<ChannelKind | 'OVER' | null>[]): Promise<ChannelKind | 'OVER' | null> {
  return new Promise((resolve) => {
    for (const attempt of tries) {
      void attempt.then((opened) => {
        if (opened !== null) resolve(opened);
      });
    }
    void Promise.all(tries).then(() => resolve(null));
  });
}

/** The result of `found`; or null when `attempt` ends first or its head start is over. */
function soonOr(
  found: Promise<ChannelKind | 'OVER' | null>,
  attempt: Promise<ChannelKind | 'OVER' | null>,
): Promise<ChannelKind | 'OVER' | null> {
  return new Promise((resolve) => {
    const next = setTimeout(() => resolve(null), HEAD_START_MS);
    const end = (opened: ChannelKind | 'OVER' | null): void => {
      clearTimeout(next);
      resolve(opened);
    };
    void found.then(end);
    void attempt.then((opened) => end(opened));
  });
}
