import {
  advance,
  applyAction,
  applyHostAction,
  type GameAction,
  type GameSeconds,
  gameSpeed,
  type GameState,
  type HostAction,
  type LogEntry,
  nextEventAt,
  type PlayerId,
  roundEndsAt,
  type Viewer,
} from '@fracht/engine';
import type { Logger } from '../log.ts';
import type { LoggedAnswer, GivenAnswers } from './given-answers.ts';
import { GameAlarms, MARK_EVERY_MS } from './game-alarms.ts';
import { GameClock } from './game-clock.ts';
import { type Name, rowOf, snapshotRow, withName } from './log/entries.ts';
import { type GameLog, leaseLost } from './log/game-log.ts';
import type { Scheduler } from './scheduler/scheduler.ts';
import { SerialQueue } from './serial-queue.ts';

/** After so many actions the state is stored, so that a restart replays little. */
const SNAPSHOT_EVERY = 200;

/** An action with the id that its sender gave it. */
export type ActionCommand = { readonly id: string; readonly action: GameAction };

/** Says whose action a change answers; `origin` is the sender's own mark. */
export type Receipt = { readonly origin: unknown; readonly id: string; readonly seq: number };

/** The answer to an action; `isRepeat`: to one that was answered before, so that nothing more comes of it. */
export type HostAnswer = LoggedAnswer & { readonly isRepeat?: true };

/** A new state of the game, durable as far as it came from an action. `cause` null: the server itself. */
export type HostChange = {
  readonly state: GameState;
  readonly cause: PlayerId | null;
  readonly receipt: Receipt | null;
};

export type HostEvents = {
  readonly changed: (change: HostChange) => void;
  /** The game's state or round is another one now. Resolves when that is stored; a finished game's results with it. */
  readonly progressed: (state: GameState, seq: number) => Promise<void>;
  /** The game cannot go on in this memory; it must be read again from the log. */
  readonly broke: (error: unknown) => void;
};

/** What a host begins with: a new game, or one read back from the log. */
export type HostStart = {
  readonly state: GameState;
  readonly seq: number;
  readonly snapshotSeq: number;
  readonly answers: GivenAnswers;
};

export type HostParts = HostStart & {
  readonly log: GameLog;
  readonly scheduler: Scheduler;
  readonly logger: Logger;
  /** The date on the server's calendar, YYYY-MM-DD. */
  readonly today: () => string;
  /** Real ms from a round's end to the automatic start of the next; null: the teacher starts it. */
  readonly breakMs: number | null;
  /** Whether this process may still decide what happens in the game. */
  readonly isHeld: () => boolean;
};

/** One live game: its state, its clock, its queue, its place in the log. The only writer of its game. (LVG-1) */
export class GameHost {
  readonly #parts: HostParts;
  readonly #events: HostEvents;
  readonly #queue = new SerialQueue();
  readonly #clock: GameClock;
  readonly #alarms: GameAlarms;
  #state: GameState;
  /** The last state that everybody may know of: all of it is durable. */
  #shown: GameState;
  #seq: number;
  #snapshotSeq: number;
  /** Real ms of the last word to the log. */
  #writtenAt = 0;
  #isClosed = false;

  constructor(parts: HostParts, events: HostEvents) {
    this.#parts = parts;
    this.#events = events;
    this.#state = parts.state;
    this.#shown = parts.state;
    this.#seq = parts.seq;
    this.#snapshotSeq = parts.snapshotSeq;
    const { setup } = parts.state;
    this.#clock = new GameClock({ speed: gameSpeed(setup), unitMs: setup.settings.unit_ms });
    this.#alarms = new GameAlarms({
      scheduler: parts.scheduler,
      clock: this.#clock,
      breakMs: parts.breakMs,
      onEvent: () => void this.#run(() => this.#meetDue()).catch(events.broke),
      onMark: () => this.#markIfSilent(),
      onBreakOver: () => void this.serve({ action: 'NEXT_ROUND' }).catch(events.broke),
    });
  }

  /** The game as of its last event. */
  get state(): GameState {
    return this.#state;
  }

  /** The number of the last accepted action. */
  get seq(): number {
    return this.#seq;
  }

  /** When a player's last accepted action was; null: there was none. */
  lastActionAt(player: PlayerId): GameSeconds | null {
    return this.#parts.answers.lastAt(player);
  }

  /** Game time at this moment. */
  get now(): GameSeconds {
    const reached = this.#clock.gameAt(this.#parts.scheduler.clock.now()) ?? this.#state.now;
    return Math.max(this.#state.now, Math.min(reached, roundEndsAt(this.#state)));
  }

  /** The game as it looks at this moment; what is due is not shown before it happened and is durable. */
  get present(): GameState {
    const shown = this.#shown;
    const due = nextEventAt(shown) ?? Number.POSITIVE_INFINITY;
    const now = Math.max(shown.now, Math.min(this.now, due - 1));
    return now === shown.now ? shown : { ...shown, now };
  }

  /** Real ms at which the next round begins by itself; null where it does not. */
  get breakEndsAt(): number | null {
    return this.#alarms.breakEndsAt;
  }

  /** Whether it was closed: nothing it still says counts. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Whether time passes in it, or will by itself: such a game must stay in memory. */
  get isTicking(): boolean {
    return this.#clock.isRunning || this.#alarms.breakEndsAt !== null;
  }

  /** Sets the game going; called once, when all is wired. */
  async start(): Promise<void> {
    await this.#queue.run(async () => {
      this.#alarms.follow(this.#state);
      await this.#orBreak(this.#events.progressed(this.#state, this.#seq));
    });
  }

  /** Stops everything of this game; what is queued is done first. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#alarms.close();
    await this.#queue.idle();
    const { log } = this.#parts;
    const stored = this.#clock.isRunning ? log.mark(this.#state.setup.game, this.now) : Promise.resolve();
    this.#clock.stop();
    await stored.catch(this.#events.broke);
  }

  /**
   * A player's action: durable before the answer. The same id gets its first answer again. Rejects when something broke; the
   * state is then what it was. (LVG-2)
   */
  act(viewer: Viewer, command: ActionCommand, origin: unknown): Promise<HostAnswer> {
    return this.#run(() => this.#act(viewer, command, origin));
  }

  /** Something the server itself does; false when the rules refuse it. */
  serve(action: HostAction): Promise<boolean> {
    return this.#run(() => this.#serve(action));
  }

  /** From now on a player is called otherwise, and everybody is told. The log knows no names, so nothing of it is written. */
  rename(player: PlayerId, name: Name): Promise<void> {
    return this.#run(async () => {
      await this.#catchUp();
      this.#state = withName(this.#state, player, name);
      this.#shown = this.#state;
      this.#events.changed({ state: this.#state, cause: null, receipt: null });
    });
  }

  /** Resolves when all that was asked for so far is done. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  async #act({ player, type }: Viewer, { id, action }: ActionCommand, origin: unknown): Promise<HostAnswer> {
    const earlier = this.#parts.answers.find(player, id);
    if (earlier !== undefined) return { ...earlier, isRepeat: true };
    await this.#catchUp();
    const entry: LogEntry = { ...this.#stamp(), player, type, action, id };
    const result = applyAction(advance(this.#state, entry.at), action, { player, type, day: entry.day });
    if (!result.ok) {
      this.#parts.answers.refuse(player, id, result.error);
      return { ok: false, code: result.error };
    }
    await this.#write(entry);
    this.#parts.answers.accept(player, id, entry.seq, entry.at);
    await this.#commit(result.value, player, { origin, id, seq: entry.seq });
    return { ok: true, seq: entry.seq };
  }

  async #serve(action: HostAction): Promise<boolean> {
    await this.#catchUp();
    const entry: LogEntry = { ...this.#stamp(), player: null, type: 'TEACHER', action, id: null };
    const result = applyHostAction(advance(this.#state, entry.at), action, entry.day);
    if (!result.ok) return false;
    await this.#write(entry);
    await this.#commit(result.value, null, null);
    return true;
  }

  /** Number, game time and date of what comes now: the only look at the clock. */
  #stamp(): Pick<LogEntry, 'seq' | 'at' | 'day'> {
    return { seq: this.#seq + 1, at: this.now, day: this.#parts.today() };
  }

  async #write(entry: LogEntry): Promise<void> {
    await this.#orBreak(this.#parts.log.append(this.#state.setup.game, rowOf(entry)));
    // Stored in time but told too late: who asks again has the answer of whoever owns the game then.
    this.#mustBeHeld();
    this.#seq = entry.seq;
    this.#writtenAt = this.#parts.scheduler.clock.now();
  }

  /** Where the log or the results' store fails, memory may no longer agree with it: this host ends. */
  async #orBreak(stored: Promise<void>): Promise<void> {
    try {
      await stored;
    } catch (error) {
      this.#events.broke(error);
      throw error;
    }
  }

  /** Lets happen what is due by now. Derived from the log, so nothing is written. */
  async #catchUp(): Promise<void> {
    const due = nextEventAt(this.#state);
    const { now } = this;
    if (due === null || due > now || !this.#clock.isRunning) return;
    await this.#commit(advance(this.#state, now), null, null);
  }

  async #commit(state: GameState, cause: PlayerId | null, receipt: Receipt | null): Promise<void> {
    const before = this.#state;
    this.#state = state;
    const wasRunning = this.#clock.isRunning;
    // A skipped round jumps game time: the clock goes on from where the next one begins. (GAM-6)
    if (before.round !== state.round) this.#clock.stop();
    this.#alarms.follow(this.#state);
    if (before.state !== state.state || before.round !== state.round) {
      await this.#orBreak(this.#events.progressed(state, this.#seq));
    }
    const hasStopped = wasRunning && !this.#clock.isRunning && state.state !== 'FINISHED';
    if (hasStopped) await this.#orBreak(this.#parts.log.mark(state.setup.game, state.now));
    this.#shown = state;
    this.#events.changed({ state, cause, receipt });
    if (this.#seq - this.#snapshotSeq >= SNAPSHOT_EVERY) this.#snapshot();
  }

  async #meetDue(): Promise<void> {
    await this.#catchUp();
    this.#alarms.followEvents(this.#state);
  }

  /** Makes the clock durable, unless the last word to the log does that already. */
  #markIfSilent(): void {
    if (this.#parts.scheduler.clock.now() - this.#writtenAt >= MARK_EVERY_MS / 2) this.#writeMark(this.now);
  }

  #writeMark(at: GameSeconds): void {
    const { log, logger, scheduler } = this.#parts;
    const { game } = this.#state.setup;
    this.#writtenAt = scheduler.clock.now();
    log.mark(game, at).catch((error: unknown) => logger.error({ err: error, game }, 'the clock could not be marked'));
  }

  #snapshot(): void {
    const { log, logger } = this.#parts;
    const { game } = this.#state.setup;
    this.#snapshotSeq = this.#seq;
    log
      .saveSnapshot(game, snapshotRow(this.#state, this.#seq))
      .catch((error: unknown) => logger.error({ err: error, game }, 'a snapshot was not stored'));
  }

  /** Work of this game in its turn. */
  #run<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(() => {
      if (this.#isClosed) throw new Error('the game is closed');
      this.#mustBeHeld();
      return work();
    });
  }

  /** Whoever owns the game instead may be further: nothing that is decided or shown here counts. */
  #mustBeHeld(): void {
    if (this.#parts.isHeld()) return;
    const lost = leaseLost(this.#state.setup.game);
    this.#events.broke(lost);
    throw lost;
  }
}
