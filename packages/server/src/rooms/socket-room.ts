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

/** Lines of one player to one game: windows, devices, and those that are gone without a word and not found out yet. */
const MOST_LINES = 16;
const USUAL_RATE = 20;

type Parts = {
  readonly game: string;
  readonly scheduler: Scheduler;
  readonly views: GameViews;
  readonly present: () => GameState;
  /** The number to begin with: actions of the log before this room, so that numbers of earlier answers stay behind. */
  readonly seq: number;
  /** Actions a second that one socket may send; the usual ones where it is not told. */
  readonly actionRate?: number;
  /** Hears of a change that could not be packed and went out as JSON. */
  readonly onOdd: FrameMaker['onOdd'];
};

/**
 * Everybody who watches one game. Each change goes out once as a frame, encoded once per distinct view; `seq` counts the frames, the
 * same for all. The sender's acknowledgement rides in the sender's own copy. (SOC-5 to SOC-8; docs/adr/0035)
 */
export class SocketRoom {
  readonly #parts: Parts;
  readonly #maker: FrameMaker;
  readonly #sessions = new Set<RoomSession>();
  /** By player when the next whole game may go out. */
  readonly #wholes = new Map<PlayerId, Pace>();
  /** Those who wait for a whole game until its measure lets it go: some have it already, some are not in yet. */
  readonly #waiting = new Map<RoomSession, Due>();
  /** By the log's number of an action, the number of the frame that shows it. */
  readonly #frames = new Map<number, number>();
  #seq: number;
  #shown: GameState;
  /** Who caused what no frame shows yet. */
  #causes = new Set<PlayerId | null>();
  #next: Due | null = null;
  #isClosed = false;

  constructor(parts: Parts) {
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

  /** The number of the last frame. */
  get seq(): number {
    return this.#seq;
  }

  /** The number of the frame that shows an action, by the action's number in the log; an action before this room stands behind every frame. */
  frameOf(action: number): number {
    return this.#frames.get(action) ?? action;
  }

  /**
   * Adds a viewer, who gets the whole game as soon as its measure allows, as a rule at once; one who comes too late is sent away and
   * may come again. Of too many lines of one player the oldest ends.
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
   * Sends the whole game again, once for all that ask before its measure allows; who reads too slowly gets it once, when all before it
   * has gone out.
   */
  resync(session: RoomSession): void {
    if (!this.#sessions.has(session) || session.isBehind) return;
    this.#inTurn(session, () => {
      this.#flushEarly();
      if (!session.isBehind) this.#sendWhole(session);
    });
  }

  /**
   * Shows a new state. Whose action it answers has it at once; the others' copies are gathered till the next moment of frames, and
   * changes that answer nobody become one.
   */
  changed({ cause, receipt }: HostChange): void {
    this.#causes.add(cause);
    const { scheduler } = this.#parts;
    if (receipt !== null) {
      this.#frames.set(receipt.seq, this.#seq + 1);
      this.#cut(receipt);
    }
    // A room that nobody watches wakes nobody.
    if (this.#sessions.size === 0) return this.#cut(null);
    this.#next ??= scheduler.at(nextFramesAt(scheduler.clock.now()), () => this.#flush());
  }

  /** Sends a message to one viewer alone; no change, so no number. */
  tell(session: RoomSession, message: AnswerMessage): void {
    session.queue(this.#maker.packers[session.codec](JSON.stringify(message)));
    this.#deliver(session);
  }

  /** Answers an action that was accepted before, as `seq` of the log, to whatever link the first answer went. (ACT-4) */
  acknowledge(session: RoomSession, id: string, seq: number): void {
    this.tell(session, { re: id, ok: true, seq: this.frameOf(seq) });
  }

  /** The links of one player. */
  sessionsOf(player: PlayerId): readonly RoomSession[] {
    const all = new Set([...this.#sessions, ...this.#waiting.keys()]);
    return [...all].filter(({ viewer }) => viewer.player === player);
  }

  /** Ends every link; what waits to go out is sent before. */
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

  /** Runs what sends a whole game when the player's measure of them allows; once for all that wish for it meanwhile. */
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

  /** Sends what is gathered ahead of its time. */
  #flushEarly(): void {
    if (this.#next !== null) this.#flush();
  }

  /** Everything that happened is sent to everybody. */
  #flush(): void {
    this.#parts.scheduler.cancel(this.#next);
    this.#next = null;
    this.#cut(null);
    for (const session of this.#sessions) this.#deliver(session);
  }

  /** Makes a frame of what happened since the last one, and lays it ready for everybody; whom it answers is sent it. */
  #cut(receipt: Receipt | null): void {
    if (this.#causes.size === 0) return;
    // What the clock brought at the same moment is not told apart from what one person did.
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

  /** The link that an action came by; null where it has ended, or was none of this room's. */
  #sessionAt(origin: unknown): RoomSession | null {
    for (const session of this.#sessions) if (session === origin) return session;
    return null;
  }

  /** The sender's own copy brings the answer, ahead of the others' copies; who is behind gets the answer alone. */
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
