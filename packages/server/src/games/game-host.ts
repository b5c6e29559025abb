import {
  advance,
  applyAction,
  applyHostAction,
  botOf,
  findPlayer,
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
import { newId } from '../ids.ts';
import type { LoggedAnswer } from './given-answers.ts';
import type { ActionCommand, HostAnswer, HostEvents, HostParts, PlayersEntry, Receipt } from './host-parts.ts';
import { GameAlarms } from './game-alarms.ts';
import { GameClock } from './game-clock.ts';
import { HostLog } from './host-log.ts';
import { type Name, withName } from './log/entries.ts';
import { leaseLost } from './log/game-log.ts';
import { SerialQueue } from './serial-queue.ts';

/** One live game: its state, its clock, its queue, its place in the log. The only writer of its game. (LVG-1) */
export class GameHost {
  readonly #parts: HostParts;
  readonly #events: HostEvents;
  readonly #queue = new SerialQueue();
  readonly #clock: GameClock;
  readonly #alarms: GameAlarms;
  readonly #stored: HostLog;
  #state: GameState;
  /** The last state that was made durable, and so may be shown. */
  #shown: GameState;
  #seq: number;
  #isClosed = false;

  constructor(parts: HostParts, events: HostEvents) {
    this.#parts = parts;
    this.#events = events;
    this.#state = parts.state;
    this.#shown = parts.state;
    this.#seq = parts.seq;
    const { setup } = parts.state;
    this.#stored = new HostLog({ ...parts, game: setup.game, broke: events.broke });
    this.#clock = new GameClock({ speed: gameSpeed(setup), unitMs: setup.settings.unit_ms }, parts.pace);
    this.#alarms = new GameAlarms({
      scheduler: parts.scheduler,
      clock: this.#clock,
      breakMs: parts.breakMs,
      onEvent: () => void this.#run(() => this.#meetDue()).catch(events.broke),
      onMark: () => this.#stored.markClock(this.now),
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

  /** The game at the present moment, as it may be shown: an event that is due is left out until it has been applied and is durable. */
  get present(): GameState {
    const shown = this.#shown;
    const due = nextEventAt(shown) ?? Number.POSITIVE_INFINITY;
    const now = Math.max(shown.now, Math.min(this.now, due - 1));
    return now === shown.now ? shown : { ...shown, now };
  }

  /** Real ms at which the next round begins by itself; null if it does not. */
  get breakEndsAt(): number | null {
    return this.#alarms.breakEndsAt;
  }

  /** How many times as fast as its settings say the game runs now. */
  get pace(): number {
    return this.#clock.pace;
  }

  /** Whether the host was closed; anything it reports after that is ignored. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Whether time passes in the game, or will by itself: such a game must stay in memory. */
  get isTicking(): boolean {
    return this.#clock.isRunning || this.#alarms.breakEndsAt !== null;
  }

  /** Starts the game; called once, when everything is wired. */
  async start(): Promise<void> {
    await this.#queue.run(async () => {
      this.#alarms.follow(this.#state);
      await this.#stored.orBreak(this.#events.progressed(this.#state, this.#seq));
    });
  }

  /** Stops everything of this game; what is queued is done first. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stored.close();
    this.#alarms.close();
    await this.#queue.idle();
    const { log } = this.#parts;
    // While nothing can be stored the game stands at its last stored moment.
    const isMarked = this.#clock.isRunning && this.#stored.away === null;
    const stored = isMarked ? log.mark(this.#state.setup.game, this.now) : Promise.resolve();
    this.#clock.stop();
    await stored.catch(this.#events.broke);
  }

  /**
   * A player's action: durable before the answer. The same id gets its first answer again. Rejects when something failed; the
   * state is then as before. (LVG-2)
   */
  act(viewer: Viewer, command: ActionCommand, origin: unknown): Promise<HostAnswer> {
    return this.#run(() => this.#act(viewer, command, origin));
  }

  /**
   * Takes an action for the bot in a player's place. `choose` is called when it is the action's turn in the queue, with the game at
   * that moment; null: there is nothing to do. Tells whether the rules accepted the action. (SBT-1)
   */
  play(player: PlayerId, choose: (state: GameState) => GameAction | null): Promise<boolean> {
    return this.#run(() => this.#play(player, choose));
  }

  /** The real moment (ms) at which game time reaches `at`; null while the clock stands. */
  realAt(at: GameSeconds): number | null {
    return this.#clock.realAt(at);
  }

  /** Something the server itself does; false when the rules refuse it. */
  serve(action: HostAction): Promise<boolean> {
    return this.#run(() => this.#serve(action));
  }

  /** Renames a player and tells everybody. The log has no names, so nothing is written to it. */
  rename(player: PlayerId, name: Name): Promise<void> {
    return this.#run(async () => {
      await this.#catchUp();
      this.#state = withName(this.#state, player, name);
      this.#shown = this.#state;
      this.#events.changed({ state: this.#state, cause: null, receipt: null });
    });
  }

  /**
   * Changes the pace: the game runs `pace` times as fast as its settings say. Everybody is told. Only the clock changes, so nothing is
   * written to the log. (HWS-4)
   */
  changePace(pace: number): Promise<void> {
    return this.#run(async () => {
      await this.#catchUp();
      this.#clock.changePace(this.#parts.scheduler.clock.now(), pace);
      this.#alarms.followEvents(this.#state);
      this.#events.changed({ state: this.#state, cause: null, receipt: null });
    });
  }

  /** Resolves when everything queued so far is done. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  async #act({ player, type }: Viewer, { id, action }: ActionCommand, origin: unknown): Promise<HostAnswer> {
    const earlier = this.#parts.answers.find(player, id);
    if (earlier !== undefined) return { ...earlier, isRepeat: true };
    await this.#catchUp();
    if (this.#beginsBy(action) && this.#parts.mayBegin?.() === false) return { ok: false, code: 'SERVER_FULL' };
    // A bot holds the place, so its owner cannot act. The refusal is not remembered under the action's id, since the owner gets the place
    // back on returning. (SBT-5)
    if (this.#hasBot(player)) return { ok: false, code: 'PLAYER_NOT_CONNECTED' };
    return this.#accept({ ...this.#stamp(), player, type, action, id }, origin);
  }

  async #play(player: PlayerId, choose: (state: GameState) => GameAction | null): Promise<boolean> {
    await this.#catchUp();
    if (!this.#hasBot(player)) return false;
    const stamp = this.#stamp();
    const action = choose(advance(this.#state, stamp.at));
    if (action === null) return false;
    const answer = await this.#accept({ ...stamp, player, type: 'STUDENT', action, id: newId() }, null);
    return answer.ok;
  }

  /** The rules' answer to a player's action; an accepted one is durable by then. */
  async #accept(entry: PlayersEntry, origin: unknown): Promise<LoggedAnswer> {
    const { player, type, action, id, seq, at, day } = entry;
    const result = applyAction(advance(this.#state, at), action, { player, type, day });
    if (!result.ok) {
      this.#parts.answers.refuse(player, id, result.error);
      return { ok: false, code: result.error };
    }
    await this.#write(entry);
    this.#parts.answers.accept(player, id, seq, at);
    await this.#commit(result.value, player, { origin, id, seq });
    return { ok: true, seq };
  }

  #hasBot(player: PlayerId): boolean {
    const known = findPlayer(this.#state, player);
    return known !== null && botOf(known) !== null;
  }

  /** Whether an action starts a game that has cost next to nothing until now. */
  #beginsBy({ action }: ActionCommand['action']): boolean {
    return action === 'START' && this.#state.state === 'WAITING';
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

  /** Number, game time and date of the next entry: the only reading of the clock. */
  #stamp(): Pick<LogEntry, 'seq' | 'at' | 'day'> {
    return { seq: this.#seq + 1, at: this.now, day: this.#parts.today() };
  }

  async #write(entry: LogEntry): Promise<void> {
    await this.#stored.append(entry);
    // Stored in time but reported too late: on a retry the answer comes from whoever owns the game then.
    this.#mustBeHeld();
    this.#seq = entry.seq;
  }

  /** Applies the events that are due by now. They follow from the log, so nothing is written. */
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
    // A skipped round jumps game time: the clock continues from where the next one begins. (GAM-6)
    if (before.round !== state.round) this.#clock.stop();
    this.#alarms.follow(this.#state);
    if (before.state !== state.state || before.round !== state.round) {
      await this.#stored.orBreak(this.#events.progressed(state, this.#seq));
    }
    const hasStopped = wasRunning && !this.#clock.isRunning && state.state !== 'FINISHED';
    if (hasStopped) await this.#stored.mark(state.now);
    this.#shown = state;
    this.#events.changed({ state, cause, receipt });
    this.#stored.keepState(state, this.#seq);
  }

  async #meetDue(): Promise<void> {
    await this.#catchUp();
    this.#alarms.followEvents(this.#state);
  }

  /** Queues work of this game. */
  #run<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(() => {
      if (this.#isClosed) throw this.#stored.away ?? new Error('the game is closed');
      this.#mustBeHeld();
      return work();
    });
  }

  /** Throws if this process no longer owns the game: another owner may be further, so nothing decided or shown here would count. */
  #mustBeHeld(): void {
    if (this.#parts.isHeld()) return;
    const lost = leaseLost(this.#state.setup.game);
    this.#events.broke(lost);
    throw lost;
  }
}
