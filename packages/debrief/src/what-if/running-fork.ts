import type { BotSeat } from '@fracht/bots';
import {
  type GameAction,
  type GameSeconds,
  type GameState,
  type LogEntry,
  type Player,
  type PlayerId,
  type RefusedEntry,
  type RejectionCode,
  type Seconds,
  advance,
  applyAction,
  findPlayer,
  runEntry,
} from '@fracht/engine';
import { isAnswer, isCallOnly, questionMet } from '../decisions/question.ts';
import type { Recording } from '../recording.ts';
import { Beside, type OwnRecord, recordOf } from './record-of.ts';
import { type Repair, type RepairLevel, repairOf } from './repairer.ts';
import type { Surroundings } from './surroundings.ts';

/** An action of the repairer, with its game second. */
export type Repaired = Repair & { readonly at: GameSeconds };

/** A fork run to its end. `refused`: recorded actions of anybody that the rules refused; `repairs`: what was done for the decider instead. */
export type ForkRun = {
  readonly state: GameState;
  readonly refused: readonly RefusedEntry[];
  readonly repairs: readonly Repaired[];
};

/** The most actions of the repairer in one look; more would mean that it runs in circles. */
const REPAIRS_AT_ONCE = 20;

/** A fork as it is being run. */
export class RunningFork {
  readonly #recording: Recording;
  readonly #player: PlayerId;
  readonly #around: Surroundings;
  readonly #seat: BotSeat;
  readonly #every: Seconds;
  readonly #record: OwnRecord;
  readonly #beside: Beside;
  readonly #refused: RefusedEntry[] = [];
  readonly #repairs: Repaired[] = [];
  readonly #strayed = new Set<string>();
  #state: GameState;
  #me: Player | null = null;
  #looksAt: GameSeconds = Infinity;

  constructor(recording: Recording, player: PlayerId, level: RepairLevel, state: GameState, around: Surroundings) {
    this.#recording = recording;
    this.#player = player;
    this.#around = around;
    this.#seat = { player, level, seed: recording.setup.seed, answers: recording.setup.library };
    this.#every = level.looksEvery;
    this.#record = recordOf(recording, player);
    this.#beside = new Beside(recording);
    this.#state = state;
  }

  result(): ForkRun {
    return { state: this.#state, refused: this.#refused, repairs: this.#repairs };
  }

  /** What is done instead. */
  take(actions: readonly GameAction[]): void {
    for (const action of actions) {
      const code = this.#act(action);
      if (code !== null) throw new Error(`${action.action} was not possible at ${this.#state.now}: ${code}`);
    }
    this.#notice();
    this.#changed();
  }

  /** Runs to an entry's moment and applies it, or lists its refusal. */
  runEntry(index: number): void {
    const entry = this.#recording.log[index];
    if (entry === undefined) return;
    this.runTo(index, entry.at);
    const ready = this.#around.beforeEntry(this.#state, index, entry);
    if (ready === null) return;
    this.#state = ready;
    const code = this.#isOther(index, entry) ? 'QUESTION_NOT_OPEN' : this.#apply(entry);
    if (code !== null) this.#refuse(entry, code);
    if (entry.player === this.#player) this.#changed();
    this.#notice();
  }

  /** Advances to `to`, before entry `next`; the repairer looks soon after anything changed for the decider. */
  runTo(next: number, to: GameSeconds): void {
    while (this.#state.state === 'IN_PROGRESS') {
      const [event, state] = this.#around.nextEvent(this.#state);
      this.#state = state;
      const soonest = Math.min(event, this.#looksAt);
      if (soonest > to) break;
      this.#state = advance(this.#around.before(state, next, soonest), soonest);
      this.#notice();
      if (this.#looksAt <= this.#state.now) this.#look(next);
    }
    this.#state = advance(this.#state, to);
  }

  #apply(entry: LogEntry): RejectionCode | null {
    const result = runEntry(this.#state, entry);
    if (!result.ok) return result.error;
    this.#state = result.value;
    return null;
  }

  /** Whether the entry answers a question of the decider that is another one here than in the record. */
  #isOther(index: number, { action, player }: LogEntry): boolean {
    if (player !== this.#player || !isAnswer(action) || isCallOnly(action)) return false;
    const met = questionMet(this.#state, player, action);
    return met !== null && met.key !== this.#record.questions.get(index);
  }

  #refuse(entry: LogEntry, code: RejectionCode): void {
    this.#refused.push({ entry, code });
    const { action, player } = entry;
    if (player !== this.#player || action.action !== 'SELECT_PARKING') return;
    // A refused GO or HERE sends nobody to bed: the car goes, or stands, already.
    if (action.parking !== 'GO' && action.parking !== 'HERE') this.#strayed.add(action.car);
  }

  /** Something of the decider's own changed: seen at once, so that the next look does not depend on when something happens to others. */
  #notice(): void {
    const me = findPlayer(this.#state, this.#player);
    if (me !== this.#me) this.#changed();
    this.#me = me;
  }

  #changed(): void {
    if (this.#looksAt === Infinity) this.#looksAt = this.#state.now + this.#every;
  }

  #look(next: number): void {
    this.#looksAt = Infinity;
    for (let count = 0; count < REPAIRS_AT_ONCE; count += 1) {
      const repair = this.#repair(next);
      if (repair === null || this.#act(repair.action) !== null) break;
      this.#repairs.push({ ...repair, at: this.#state.now });
    }
    this.#me = findPlayer(this.#state, this.#player);
  }

  #repair(next: number): Repair | null {
    const state = this.#state;
    const me = findPlayer(state, this.#player);
    if (me === null || me.status !== 'PLAYING' || state.state !== 'IN_PROGRESS') return null;
    const pending = this.#record.entries
      .filter(({ index }) => index >= next)
      .map(({ entry: { at, action } }) => ({ at, action }));
    const recorded = (): GameState => this.#beside.at(next, state.now);
    return repairOf(state, me, this.#seat, { record: this.#record, pending, strayed: this.#strayed, recorded });
  }

  #act(action: GameAction): RejectionCode | null {
    const result = applyAction(this.#state, action, {
      player: this.#player,
      type: 'STUDENT',
      day: this.#state.day ?? '',
    });
    if (!result.ok) return result.error;
    this.#state = result.value;
    return null;
  }
}
