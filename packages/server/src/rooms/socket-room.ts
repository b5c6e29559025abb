import type { GameState, PlayerId } from '@fracht/engine';
import { type AnswerMessage, type CloseReason, sourceFor } from '@fracht/protocol';
import type { HostChange, Receipt } from '../games/host-parts.ts';
import type { Due } from '../games/scheduler/due-heap.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import { packersOf } from './codec.ts';
import { Frame, type FrameMaker, type GameViews, stateMessageText } from './frame.ts';
import { nextFramesAt, Pace, wholesAt } from './frame-pace.ts';
import { RoomBook } from './room-book.ts';
import type { RoomSession } from './session.ts';

/** How many connections one player may have to one game: windows, devices, and broken connections that were not noticed yet. */
const MOST_LINES = 16;
const USUAL_RATE = 20;
/**
 * For how many actions the frames are remembered: more than come in a minute, within which a client that missed an answer has asked again or reloaded the full
 * state.
 */
const MOST_FRAMES = 1000;

type SocketRoomParts = {
  readonly game: string;
  readonly scheduler: Scheduler;
  readonly views: GameViews;
  readonly present: () => GameState;
  /** The number to begin with: the number of actions in the log before this room, so that numbers in earlier answers are lower. */
  readonly seq: number;
  /** How many actions a second one socket may send; absent: the default. */
  readonly actionRate?: number;
  /** Called for a change that could not be packed and was sent as JSON. */
  readonly onOdd: FrameMaker['onOdd'];
};

/**
 * Everybody who watches one game. Each change goes out once as a frame, encoded once per distinct view; `seq` counts the frames, the
 * same for all. The sender's acknowledgement rides in the sender's own copy. (SOC-5 to SOC-8; docs/adr/0035)
 */
export class SocketRoom {
  readonly #parts: SocketRoomParts;
  readonly #maker: FrameMaker;
  readonly #sessions = new Set<RoomSession>();
  /** The rate limit of each player on messages with the full state. */
  readonly #wholes = new Map<PlayerId, Pace>();
  /**
   * Sessions whose full state is delayed by the player's rate limit, each with its timer: sessions that are joining, and joined ones that
   * resync.
   */
  readonly #waiting = new Map<RoomSession, Due>();
  /** For each of the last actions, by its number in the log, the number of the frame that shows it. */
  readonly #frames = new Map<number, number>();
  #seq: number;
  #shown: GameState;
  /** The players who caused the changes that no frame shows yet. */
  #causes = new Set<PlayerId | null>();
  #next: Due | null = null;
  #isClosed = false;

  constructor(parts: SocketRoomParts) {
    this.#parts = parts;
    this.#seq = parts.seq;
    this.#shown = parts.present();
    this.#maker = {
      game: parts.game,
      views: parts.views,
      packers: packersOf(parts.game),
      book: new RoomBook(this.#serverTime, this.#shown),
      onOdd: parts.onOdd,
    };
  }

  get size(): number {
    return this.#sessions.size;
  }

  /** Everybody who is connected, each once. */
  get people(): readonly PlayerId[] {
    return [...new Set([...this.#sessions].map(({ viewer }) => viewer.player))];
  }

  /** The number of the last frame. */
  get seq(): number {
    return this.#seq;
  }

  /**
   * The number of the frame that shows an action, by the action's number in the log. For an action before this room, or one no longer remembered, it is the
   * action's own: no frame has a smaller number than the action it shows, so everybody has seen it.
   */
  frameOf(action: number): number {
    return this.#frames.get(action) ?? action;
  }

  /**
   * Adds a session and sends it the full state, usually at once, otherwise when the player's rate limit allows. A session that comes after
   * the room was closed is sent away and may reconnect. If a player has too many connections, the oldest is closed.
   */
  join(session: RoomSession): void {
    if (this.#isClosed) return session.close('INTERNAL');
    const [oldest, ...others] = this.sessionsOf(session.viewer.player);
    if (oldest !== undefined && others.length + 1 >= MOST_LINES) this.#replace(oldest);
    this.#inTurn(session, () => {
      this.#flushEarly();
      this.#sessions.add(session);
      this.#sendWhole(session);
    });
  }

  /** Takes a viewer out. */
  leave(session: RoomSession): void {
    this.#sessions.delete(session);
    this.#parts.scheduler.cancel(this.#waiting.get(session) ?? null);
    this.#waiting.delete(session);
  }

  /**
   * Sends the full state again; requests that come while one is delayed by the rate limit collapse into it. A session that reads too slowly
   * is not sent one here: it gets it when everything before it has gone out.
   */
  resync(session: RoomSession): void {
    if (!this.#sessions.has(session) || session.isBehind) return;
    this.#inTurn(session, () => {
      this.#flushEarly();
      if (!session.isBehind) this.#sendWhole(session);
    });
  }

  /**
   * Sends a new state. The session whose action it answers gets it at once; the others get it at the next common moment for frames, when
   * all changes that answer nobody are sent as one.
   */
  changed({ cause, receipt }: HostChange): void {
    this.#causes.add(cause);
    const { scheduler } = this.#parts;
    if (receipt !== null) {
      this.#frames.set(receipt.seq, this.#seq + 1);
      this.#forgetFrames();
      this.#cut(receipt);
    }
    // A room that nobody watches wakes nobody.
    if (this.#sessions.size === 0) return this.#cut(null);
    this.#next ??= scheduler.at(nextFramesAt(scheduler.clock.now()), () => this.#flush());
  }

  /** Forgets the frame of the earliest action if more are remembered than anybody asks for. */
  #forgetFrames(): void {
    if (this.#frames.size <= MOST_FRAMES) return;
    const [earliest] = this.#frames.keys();
    if (earliest !== undefined) this.#frames.delete(earliest);
  }

  /** Sends a message to only one viewer; it is not a change, so it has no number. */
  tell(session: RoomSession, message: AnswerMessage): void {
    session.queue(this.#maker.packers[session.codec](JSON.stringify(message)));
    this.#deliver(session);
  }

  /** Answers an action that had been accepted before under the log's number `seq`, even if the first answer went to another connection. (ACT-4) */
  acknowledge(session: RoomSession, id: string, seq: number): void {
    this.tell(session, { re: id, ok: true, seq: this.frameOf(seq) });
  }

  /** The links of one player. */
  sessionsOf(player: PlayerId): readonly RoomSession[] {
    const all = new Set([...this.#sessions, ...this.#waiting.keys()]);
    return [...all].filter(({ viewer }) => viewer.player === player);
  }

  /** Closes every link; what is waiting is sent first. */
  close(reason: CloseReason): void {
    this.#flushEarly();
    this.#isClosed = true;
    for (const session of this.#waiting.keys()) {
      this.#parts.scheduler.cancel(this.#waiting.get(session) ?? null);
      this.#sessions.add(session);
    }
    this.#waiting.clear();
    for (const session of this.#sessions) session.close(reason);
    this.#sessions.clear();
  }

  #replace(oldest: RoomSession): void {
    this.leave(oldest);
    oldest.close('REPLACED');
  }

  /**
   * Rate-limits full states for each player: `run` sends one now, or as soon as the limit allows; repeated requests of a session meanwhile
   * collapse into one.
   */
  #inTurn(session: RoomSession, run: () => void): void {
    if (this.#waiting.has(session)) return;
    const { scheduler } = this.#parts;
    const { player } = session.viewer;
    const pace = this.#wholes.get(player) ?? new Pace(wholesAt(this.#parts.actionRate ?? USUAL_RATE));
    this.#wholes.set(player, pace);
    const now = scheduler.clock.now();
    if (now >= pace.nextAt) {
      pace.sent(now);
      return run();
    }
    const again = (): void => {
      this.#waiting.delete(session);
      this.#inTurn(session, run);
    };
    this.#waiting.set(session, scheduler.at(pace.nextAt, again));
  }

  /** Sends what is collected ahead of its time. */
  #flushEarly(): void {
    if (this.#next !== null) this.#flush();
  }

  /** Sends everybody what happened. */
  #flush(): void {
    this.#parts.scheduler.cancel(this.#next);
    this.#next = null;
    this.#cut(null);
    for (const session of this.#sessions) this.#deliver(session);
  }

  /**
   * Makes a frame of all changes since the last one and queues it for every session. With a receipt, the session whose action it answers is
   * sent it at once.
   */
  #cut(receipt: Receipt | null): void {
    if (this.#causes.size === 0) return;
    // If the clock and one player caused changes of the same frame, the player counts as its cause.
    const [cause = null, ...others] = [...this.#causes].filter((one) => one !== null);
    const before = this.#shown;
    this.#shown = this.#parts.present();
    this.#seq += 1;
    this.#causes = new Set();
    const frame = new Frame(this.#maker, {
      seq: this.#seq,
      serverTime: this.#serverTime,
      before,
      after: this.#shown,
      cause: others.length === 0 ? cause : null,
    });
    const sender = receipt === null ? null : this.#sessionAt(receipt.origin);
    if (sender !== null && receipt !== null) this.#answer(sender, frame, receipt.id);
    for (const session of this.#sessions) {
      if (session !== sender && !session.isBehind) session.queue(frame.messageFor(session, null));
    }
  }

  /** The link that an action came by; null if it has ended, or did not belong to this room. */
  #sessionAt(origin: unknown): RoomSession | null {
    for (const session of this.#sessions) if (session === origin) return session;
    return null;
  }

  /** The sender's own copy carries the answer, ahead of the others' copies; a sender that is behind gets only the answer. */
  #answer(sender: RoomSession, frame: Frame, id: string): void {
    if (sender.isBehind) return this.tell(sender, { re: id, ok: true, seq: this.#seq });
    sender.queue(frame.messageFor(sender, id));
    this.#deliver(sender);
  }

  #sendWhole(session: RoomSession): void {
    const { game, views, present } = this.#parts;
    const { viewer, codec } = session;
    const state = JSON.stringify(views.whole(present(), viewer));
    const { names, since } = this.#maker.book.whole;
    const head = {
      player: null,
      source: sourceFor(null, viewer.player),
      game,
      seq: this.#seq,
      serverTime: this.#serverTime,
      full: true,
      ...(codec === 'fracht-2' ? { book: { names: [...names], since } } : {}),
    };
    session.queue(this.#maker.packers[codec](stateMessageText(head, state)));
    this.#deliver(session);
  }

  get #serverTime(): number {
    return Math.floor(this.#parts.scheduler.clock.now());
  }

  #deliver(session: RoomSession): void {
    session.flush(() => this.resync(session));
  }
}
