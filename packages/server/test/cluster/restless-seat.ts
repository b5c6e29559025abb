import { setTimeout as sleep } from 'node:timers/promises';
import type { GameAction } from '@fracht/engine';
import type { WireGame } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { decisionOf } from '../live/bot.ts';
import { SocketClient } from '../live/socket-client.ts';

/**
 * How long a seat waits for a connection, the whole game or an answer before it gives up the line, in ms; doubled each time in a row, up to the maximum: a
 * process may stand still, or the machine be slow.
 */
const [PATIENCE_MS, MOST_PATIENCE_MS] = [6000, 48_000];
const BREATH_MS = 60;
const IDLE_BREATHS = 8;
const LATE = Symbol('late');
/** A client waits a moment before it reconnects, so that a class does not come all at once. */
const [LEAST_WAIT_MS, MOST_WAIT_MS] = [50, 300];

export type Acknowledged = { readonly id: string; readonly at: number; readonly isAccepted: boolean };
/** The game clock as a player saw it at a moment of the test's clock. */
export type Seen = { readonly at: number; readonly now: number; readonly seq: number };

type Parts = {
  readonly game: string;
  readonly user: string;
  readonly bearer: string | null;
  /** Some process that may be there. */
  readonly address: () => string;
  /** 0 to 1. */
  readonly chance: () => number;
  /** Between two looks at the game, in ms. */
  readonly breathMs?: number;
};

/**
 * A player who continues whatever happens to the servers: reconnects when the line is lost, and resends an unanswered action with the
 * same id, as the web app does.
 */
export class RestlessSeat {
  readonly game: string;
  readonly user: string;
  readonly acknowledged: Acknowledged[] = [];
  readonly seen: Seen[] = [];
  /** How long each time without a line was, from its loss to the whole game, in ms. */
  readonly offline: number[] = [];
  /** How long each successful connection took, from requesting a ticket to the whole game, in ms. */
  readonly arrivals: number[] = [];
  readonly #parts: Parts;
  #sent = 0;
  #idle = 0;
  #pending: { readonly id: string; readonly action: GameAction } | null = null;
  #lostAt: number | null = null;
  #patience = PATIENCE_MS;
  #line: SocketClient | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.game = parts.game;
    this.user = parts.user;
  }

  /** The game as its messages have described it so far, on the current or last line; null: none yet. */
  get heard(): WireGame | null {
    return this.#line?.game ?? null;
  }

  /** Plays until it is told to stop, and then until its last action is answered. */
  async play(isOver: () => boolean): Promise<void> {
    while (!isOver() || this.#pending !== null) {
      const line = await this.#come();
      if (line === null) await this.#wait();
      else await this.#playOn(line, isOver);
    }
  }

  /** Carries out one action, however often it has to be sent. */
  async do(action: GameAction): Promise<void> {
    this.#pending = { id: this.#newId(), action };
    await this.play(() => true);
  }

  async #playOn(line: SocketClient, isOver: () => boolean): Promise<void> {
    if (this.#lostAt !== null) this.offline.push(performance.now() - this.#lostAt);
    this.#lostAt = null;
    this.#line = line;
    while (line.isOpen) {
      this.seen.push({ at: performance.now(), now: line.game.now, seq: line.seq ?? 0 });
      const wish = this.#pending?.action ?? (isOver() ? null : (decisionOf(line) ?? this.#pastime(line)));
      if (wish !== null && !(await this.#say(line, wish))) break;
      if (isOver() && this.#pending === null) break;
      await sleep(this.#parts.breathMs ?? BREATH_MS);
    }
    line.leave();
    if (!isOver() || this.#pending !== null) this.#lostAt = performance.now();
  }

  /** A player with nothing to do for a while books an order, and gives it back the next time. */
  #pastime(line: SocketClient): GameAction | null {
    this.#idle += 1;
    if (this.#idle % IDLE_BREATHS !== 0 || line.game.state !== 'IN_PROGRESS') return null;
    const booked = line.game.orders.find(({ player, car }) => player === this.user && car === null);
    if (booked !== undefined) return { action: 'CANCEL_ORDER', order: booked.id };
    const free = line.game.orders.find(({ status }) => status === 'NEW');
    return free === undefined ? null : { action: 'BOOK_ORDER', order: free.id };
  }

  /** Gives whether the line is still good. */
  async #say(line: SocketClient, action: GameAction): Promise<boolean> {
    this.#pending ??= { id: this.#newId(), action };
    const { id } = this.#pending;
    const answer = await this.#within(line.act(action, id));
    // A server that broke does not tell what was stored: treated as if no answer had come.
    if (answer === null || answer.code === 'INTERNAL') return false;
    this.#pending = null;
    this.acknowledged.push({ id, at: performance.now(), isAccepted: answer.ok === true });
    return true;
  }

  async #come(): Promise<SocketClient | null> {
    const began = performance.now();
    const address = this.#parts.address();
    const ticket = await this.#ticket(address);
    if (ticket === null) return null;
    const line = new SocketClient(`${address.replace('http', 'ws')}/socket`, this.game, this.user);
    const isIn = await this.#within(this.#isWelcome(line, ticket));
    if (isIn === true) {
      this.arrivals.push(performance.now() - began);
      return line;
    }
    line.leave();
    return null;
  }

  async #isWelcome(line: SocketClient, ticket: string): Promise<boolean> {
    await line.opened();
    if (!line.isOpen) return false;
    line.say({ game: this.game, ticket });
    while (!line.hasGame && line.closed === null) await sleep(5);
    return line.hasGame;
  }

  async #ticket(address: string): Promise<string | null> {
    const client = new ApiClient(address, { signal: AbortSignal.timeout(this.#patience) });
    client.bearer = this.#parts.bearer;
    const answer = await client
      .get('auth/verify/')
      .then(() => client.post('server/connect/', { game: this.game }))
      .catch(() => null);
    return answer?.status === 200 ? answer.payload.ticket : null;
  }

  #newId(): string {
    this.#sent += 1;
    return `${this.user}-${String(this.#sent)}`;
  }

  #wait(): Promise<void> {
    return sleep(LEAST_WAIT_MS + this.#parts.chance() * (MOST_WAIT_MS - LEAST_WAIT_MS));
  }

  /** What comes in time; null: nothing did, or it failed. */
  async #within<Thing>(wanted: Promise<Thing>): Promise<Thing | null> {
    const end = new AbortController();
    const late = sleep(this.#patience, LATE, { signal: end.signal }).catch(() => null);
    const first = await Promise.race([wanted.catch(() => null), late]);
    end.abort();
    this.#patience = first === LATE ? Math.min(2 * this.#patience, MOST_PATIENCE_MS) : PATIENCE_MS;
    return first === LATE ? null : first;
  }
}
