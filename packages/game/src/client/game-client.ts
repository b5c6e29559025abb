import type { GameAction } from '@fracht/engine';
import { CLOSE_CODES } from '@fracht/protocol';
import { waitBefore } from './backoff.ts';
import { newActionId } from './action-id.ts';
import { Outbox } from './outbox.ts';
import { answerIn, readMessage, type ActionAnswer, type ServerMessage } from './server-message.ts';
import type { ChannelKind, Transport, TransportEvents } from './transport.ts';

/** How the connection stands; `CLOSED` is for good, with the reason. */
export type LinkState =
  | { readonly link: 'CONNECTING' }
  | { readonly link: 'ONLINE'; readonly channel: ChannelKind }
  | { readonly link: 'LOST' }
  | { readonly link: 'CLOSED'; readonly reason: 'FINISHED' | 'REFUSED' | 'REPLACED' | 'LEFT' };

/** What the server said to the wish to join. */
export type JoinAnswer =
  | { readonly ok: true; readonly ticket: string; readonly sockets: readonly string[] }
  | { readonly ok: false; readonly reason: 'FINISHED' | 'REFUSED' | 'UNREACHABLE' };

/** How to reach the server; the real one is `server-doors.ts`, tests have their own. */
export type Doors = {
  readonly game: string;
  readonly invite: () => Promise<JoinAnswer>;
  readonly openSocket: (url: string, ticket: string, events: TransportEvents) => Transport;
  readonly openStream: (ticket: string, events: TransportEvents) => Transport;
  /** Tells the server that the player leaves the game for good, not only a line. */
  readonly leave: (player: string) => Promise<void>;
  /** Whether the server answers at all. */
  readonly isThere: () => Promise<boolean>;
};

export type ClientEvents = {
  readonly link: (state: LinkState) => void;
  /** A message with a change, in order and without gaps; `settled` is the own action that it answers. */
  readonly message: (message: ServerMessage, settled: string | null) => void;
  /** An own action was refused, or answered without a change. */
  readonly answered: (id: string, answer: ActionAnswer) => void;
  /** Asked before decisions are sent: whether the server counts the viewer as taking part by now. Until then they wait. */
  readonly mayAct: () => boolean;
  /** Asked after each message: whether the game is over, so that no line is needed any more. */
  readonly isOver: () => boolean;
};

/** An action on its way: its id and the answer that it gets. */
export type ActionInFlight = { readonly id: string; readonly answer: Promise<ActionAnswer> };

/** The socket's own code for a game that is over. (LIN-10) */
const FINISHED_CODE = CLOSE_CODES.GAME_FINISHED;
/** What an action gets that can no longer be sent. */
export const UNSENT = { ok: false, code: 'CONNECTION_CLOSED', message: '' } as const satisfies ActionAnswer;
/** How long each way in may take to bring the whole game. */
const SOCKET_MS = 6000;
const STREAM_MS = 8000;
/** A way in that has not brought the game by then gets company: with two sockets the stream is asked within 2.5 s. */
const HEAD_START_MS = 1200;
const RETURN_MS = 30_000;
const ANSWER_MS = 5000;

/**
 * One viewer's connection to one game: finds a way in, keeps it, comes back after a loss, asks for the whole game after a
 * gap, and sees that every action gets its one answer. Reads no game rules. (LIN-5, LIN-6)
 */
export class GameClient {
  readonly #doors: Doors;
  readonly #player: string;
  readonly #events: ClientEvents;
  readonly #outbox = new Outbox();
  /** Opened, and the whole game not there yet. */
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

  /** The game it connects to. */
  get game(): string {
    return this.#doors.game;
  }

  /** Begins to connect. */
  start(): void {
    this.#watch = setInterval(() => this.#look(), 1000);
    this.#events.link({ link: 'CONNECTING' });
    void this.#connect();
  }

  /** Leaves the game for good. */
  stop(): void {
    this.#end('LEFT');
  }

  /** The network is said to be back: no need to wait longer. */
  hurry(): void {
    if (this.#isOver || this.#transport !== null || this.#retry === undefined) return;
    this.#attempt = 0;
    this.#scheduleConnect(0);
  }

  /** The network is said to be gone. */
  drop(): void {
    if (this.#transport !== null) this.#lose(this.#transport);
  }

  /** A change could not be read: asks for the whole game again. */
  resync(): void {
    const transport = this.#transport;
    if (transport === null) return;
    this.#seq = null;
    if (transport.channel === 'STREAM') this.#lose(transport);
    else transport.send({ resync: true });
  }

  /**
   * Sends a decision and gives its id and, once it is durable or refused, its answer. Kept through losses of the line and sent again,
   * in order, when the viewer takes part again.
   */
  send(action: GameAction): ActionInFlight {
    return this.#send(action, false);
  }

  /** Says that the viewer is here, on this line alone and before every decision that waits. */
  say(action: GameAction): ActionInFlight {
    return this.#send(action, true);
  }

  /** Sends what waits and may go by now; `mayAct` decides of decisions. */
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
   * Tries the sockets in turn, then the stream; a slow one goes on beside the next, and the first to bring the game is kept. Each try
   * takes a ticket of its own.
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

  /** Opens one way in and waits for the whole game; null when it does not come in time, or came another way. */
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

  /** The game came this way: the one before and those that still try are closed. */
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

  /** Whether the message holds a change that fits on the last one; a gap asks for the whole game. */
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

  /** What was said for the line before is said anew on the next one. */
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

  /** Once a second: an answer that does not come means a dead line; on the stream, now and then a socket is tried again. */
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

/** What the first of several tries brings that brings anything; null when none does. */
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

/** What `found` brings, or null once `attempt` has failed or has had its head start. */
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
