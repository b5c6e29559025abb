import type { GameAction } from '@fracht/engine';
import { CLOSE_CODES } from '@fracht/protocol';
import { randomId } from '@fracht/kit/random-id.ts';
import { FIRST_MS, waitBefore } from './backoff.ts';
import { ActionQueue } from './action-queue.ts';
import { answerIn, readMessage, type ActionAnswer, type ServerMessage } from './server-message.ts';
import type { Doors } from './doors.ts';
import { LineWatch, WATCH_EVERY_MS } from './line-watch.ts';
import type { ChannelKind, Transport } from './transport.ts';
import { WaysIn } from './ways-in.ts';

/** The state of the connection; `CLOSED` is final and has a reason. */
export type LinkState =
  | { readonly link: 'CONNECTING' }
  | { readonly link: 'ONLINE'; readonly channel: ChannelKind }
  /** `isStorageAway`: the server cannot store anything now, so the game is stopped there too. */
  | { readonly link: 'LOST'; readonly isStorageAway?: true }
  | { readonly link: 'CLOSED'; readonly reason: 'FINISHED' | 'REFUSED' | 'REPLACED' | 'LEFT' };

export type ClientEvents = {
  readonly link: (state: LinkState) => void;
  /** A message with a change of the game, in order and without gaps; `settled` is the id of the viewer's action that it answers. */
  readonly message: (message: ServerMessage, settled: string | null) => void;
  /** The answer to a viewer's action that came without a change, such as a refusal. */
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
/** While a stream is in use, a socket is tried again this often. */
const RETURN_MS = 30_000;
/** The cap of the backoff, as an attempt number, while the server says that the game is stopped: it may go on at any moment. */
const STANDING_ATTEMPT = 3;
/** A connection without an answer for this long, in ms, counts as dead. */
const ANSWER_MS = 5000;

/**
 * The connection of one viewer to one game. It finds a channel that works, reconnects after a loss, asks for the whole game after a gap in the numbered
 * changes, and gets every action exactly one answer. Knows no game rules. (LIN-5, LIN-6, LIN-24)
 */
export class GameClient {
  /** The id of the game. */
  readonly game: string;
  readonly #player: string;
  readonly #events: ClientEvents;
  readonly #queue = new ActionQueue();
  readonly #ways: WaysIn;
  #transport: Transport | null = null;
  #seq: number | null = null;
  #attempt = 0;
  /** Whether the server's last message said that it cannot store anything. */
  #isStorageAway = false;
  #isOver = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #lastReturn = 0;
  /** Whether the connection in use is alive. */
  #alive: LineWatch | null = null;
  /** Connections on which the server sends marks. */
  readonly #marked = new WeakSet<Transport>();

  /** `player` is the viewer's user id. */
  constructor(doors: Doors, player: string, events: ClientEvents) {
    this.game = doors.game;
    this.#player = player;
    this.#events = events;
    this.#ways = new WaysIn(doors, {
      opened: (transport) => this.#use(transport),
      sign: (transport, isMark) => this.#hear(transport, isMark),
      message: (transport, message) => this.#receive(transport, readMessage(message)),
      closed: (transport, code) => this.#closed(transport, code),
      isOnline: () => this.#transport !== null,
    });
  }

  /** Starts connecting. */
  start(): void {
    this.#watch = setInterval(() => this.#look(), WATCH_EVERY_MS);
    this.#events.link({ link: 'CONNECTING' });
    void this.#connect();
  }

  /** Leaves the game; nothing is sent or received afterwards. */
  stop(): void {
    this.#end('LEFT');
  }

  /**
   * The network is back, or the page is visible again: on a connection that has been silent the server is asked for an answer; a lost one is tried again at
   * once instead of after the backoff.
   */
  wake(): void {
    if (this.#isOver) return;
    if (this.#transport !== null) return this.#alive?.wake();
    this.#attempt = 0;
    if (this.#retry !== undefined) this.#scheduleConnect(0);
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
    this.#queue.deliver((message) => transport.send(message), this.#events.mayAct(), Date.now());
  }

  #send(action: GameAction, isPresence: boolean): ActionInFlight {
    const id = randomId();
    const message = { game: this.game, player: this.#player, state: { id, ...action } };
    const answer = this.#queue.add(id, message, isPresence);
    this.sendWaiting();
    return { id, answer };
  }

  #hear(transport: Transport, isMark: boolean): void {
    if (isMark) this.#marked.add(transport);
    if (transport === this.#transport) this.#alive?.hear(isMark);
  }

  async #connect(): Promise<void> {
    this.#retry = undefined;
    const began = Date.now();
    const wasStorageAway = this.#isStorageAway;
    this.#isStorageAway = false;
    const found = await this.#ways.find();
    if (this.#isOver || found === 'OPEN') return;
    if (found === 'FINISHED' || found === 'REFUSED') return this.#end(found);
    if (found === 'STORAGE_AWAY') this.#isStorageAway = true;
    if (this.#isStorageAway !== wasStorageAway) this.#tellLost();
    this.#connectLater(began);
  }

  /** `began`: when the previous attempt began; the wait counts from there, since an attempt at a server that hangs takes seconds itself. */
  #connectLater(began = Date.now()): void {
    const attempt = this.#isStorageAway ? Math.min(this.#attempt, STANDING_ATTEMPT) : this.#attempt;
    const passed = Math.max(0, Date.now() - began);
    this.#scheduleConnect(Math.max(FIRST_MS, waitBefore(attempt, Math.random()) - passed));
  }

  #tellLost(): void {
    this.#events.link(this.#isStorageAway ? { link: 'LOST', isStorageAway: true } : { link: 'LOST' });
  }

  #scheduleConnect(delay: number): void {
    clearTimeout(this.#retry);
    this.#attempt += 1;
    this.#retry = setTimeout(() => void this.#connect(), delay);
  }

  /** Makes this the connection in use; closes the previous one. */
  #use(transport: Transport): void {
    this.#transport?.close();
    this.#forgetPresence();
    this.#transport = transport;
    this.#seq = null;
    this.#attempt = 0;
    this.#isStorageAway = false;
    this.#lastReturn = Date.now();
    this.#alive = this.#watchOver(transport);
  }

  #watchOver(transport: Transport): LineWatch {
    const watch = new LineWatch({
      now: () => Date.now(),
      // The whole game is an answer that also brings what was missed. On a stream nothing can be asked; its next mark comes by itself.
      ask: () => {
        if (transport.channel === 'SOCKET') this.resync();
      },
      dead: () => this.#lose(transport),
    });
    watch.hear(this.#marked.has(transport));
    return watch;
  }

  #closed(transport: Transport, code: number): void {
    if (code === FINISHED_CODE) this.#end('FINISHED');
    else if (code === CLOSE_CODES.REPLACED) this.#end('REPLACED');
    else {
      // A failed parallel attempt also gets here.
      if (code === CLOSE_CODES.STORAGE_AWAY) this.#isStorageAway = true;
      this.#lose(transport);
    }
  }

  #receive(transport: Transport, message: ServerMessage): void {
    if (this.#isOver || this.#transport !== transport) return;
    const answered = answerIn(message);
    const isChange = this.#takesChange(message);
    if (message.full === true) this.#queue.recall(answered?.id ?? null);
    if (isChange) this.#events.message(message, answered?.id ?? null);
    if (message.full === true) this.#events.link({ link: 'ONLINE', channel: transport.channel });
    if (answered !== null) this.#settle(answered.id, answered.answer);
    this.sendWaiting();
    if (this.#events.isOver() && this.#queue.ids().length === 0) this.#end('FINISHED');
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
    if (this.#queue.settle(id, answer)) this.#events.answered(id, answer);
  }

  /** Drops statements of presence sent on the old connection: a new one gets its own. */
  #forgetPresence(): void {
    for (const id of this.#queue.lineLost()) this.#settle(id, UNSENT);
  }

  #lose(transport: Transport): void {
    if (this.#transport !== transport || this.#isOver) return;
    transport.close();
    this.#transport = null;
    this.#alive = null;
    this.#seq = null;
    this.#forgetPresence();
    this.#tellLost();
    this.#connectLater();
  }

  /** Silence and an overdue answer mean a dead connection. On the stream a socket is tried again now and then. */
  #look(): void {
    this.#alive?.look();
    const transport = this.#transport;
    if (transport === null) return;
    const oldest = this.#queue.oldestSent();
    if (oldest !== null && Date.now() - oldest > ANSWER_MS) return this.#lose(transport);
    if (transport.channel === 'STREAM' && Date.now() - this.#lastReturn > RETURN_MS) void this.#tryReturn();
  }

  async #tryReturn(): Promise<void> {
    this.#lastReturn = Date.now();
    if ((await this.#ways.findSocket()) === 'FINISHED') this.#end('FINISHED');
  }

  #end(reason: 'FINISHED' | 'REFUSED' | 'REPLACED' | 'LEFT'): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    this.#transport?.close();
    this.#transport = null;
    this.#ways.close();
    this.#events.link({ link: 'CLOSED', reason });
    for (const id of this.#queue.ids()) this.#settle(id, UNSENT);
  }
}
