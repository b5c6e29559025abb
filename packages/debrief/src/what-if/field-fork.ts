import type { BotSeat } from '@fracht/bots';
import {
  type Car,
  type CarId,
  type GameAction,
  type GameSeconds,
  type GameState,
  type LogEntry,
  type PlayerId,
  type RefusedEntry,
  type RejectionCode,
  type Strike,
  advance,
  applyAction,
  findCar,
  findOrder,
  findPlayer,
  gameEndsAt,
  nextEventAt,
  roundEndsAt,
  runEntry,
  startTelling,
  tellsOfSettingOut,
  withStrikes,
} from '@fracht/engine';
import type { Alternative, PlayerDecision } from '../decisions/decision.ts';
import { overrunTo } from '../decisions/other-parkings.ts';
import { isAnswer, isCallOnly, questionMet } from '../decisions/question.ts';
import { type DecisionField, decisionField } from '../field/field.ts';
import { frozenAround, timersWhere } from '../field/quiet-game.ts';
import type { Recording } from '../recording.ts';
import { stateAtDecision } from '../state-at-decision.ts';
import { type Fated, fateOf } from './fate.ts';
import { FieldLog } from './field-log.ts';
import { type FieldRecord, fieldRecord, serviceAt } from './field-record.ts';
import { PlayerBeside } from './player-beside.ts';
import { Beside, openKey, type OwnRecord, recordOf } from './record-of.ts';
import { type Repair, REPAIRER, repairOf } from './repairer.ts';
import { undoesAnotherRest } from './rest-undone.ts';

/** An action of the repairer and the game second at which it was taken. */
export type Repaired = Repair & { readonly at: GameSeconds };

/** A fork run to its end. `refused`: recorded actions of the decider that the rules refused; `repairs`: what was done instead. */
export type ForkRun = {
  readonly state: GameState;
  /** The field at the decision, and the field including the cars that came to it in the fork. */
  readonly began: DecisionField;
  readonly field: DecisionField;
  /** The part of the record that belongs to the field. */
  readonly record: FieldRecord;
  /** The names in the record of cars that were hired in the fork. */
  readonly names: ReadonlyMap<CarId, CarId>;
  readonly refused: readonly RefusedEntry[];
  readonly repairs: readonly Repaired[];
};

/** The most actions of the repairer at one moment; more would mean an endless loop. */
const REPAIRS_AT_ONCE = 20;

/**
 * Runs the field of a decision to the end of the game as it would have gone if the player had done something else: recorded actions for the field
 * where the rules still allow them, the repairer for what is left open, the same luck and the same fate. Everything else stands still and is
 * taken from the record. Throws if the alternative was not possible then. (WIF-1, WIF-2, WIF-3, WIF-9)
 */
export function forkField(recording: Recording, decision: PlayerDecision, { actions }: Alternative): ForkRun {
  const start = stateAtDecision(recording, decision);
  const { chosen } = decision;
  const field = decisionField(start, decision, chosen === null ? actions : [...actions, chosen]);
  const fork = new FieldFork(recording, decision, field, start);
  fork.take(actions);
  const next = chosen === null ? decision.index : decision.index + 1;
  for (let index = next; index < recording.log.length; index += 1) fork.runEntry(index);
  return fork.result();
}

class FieldFork {
  readonly #recording: Recording;
  readonly #player: PlayerId;
  readonly #record: OwnRecord;
  readonly #beside: Beside;
  readonly #seat: BotSeat;
  readonly #fate: readonly Fated[];
  readonly #began: DecisionField;
  readonly #orders: ReadonlySet<string>;
  readonly #cars: Set<CarId>;
  readonly #ofField: FieldRecord;
  readonly #log: FieldLog;
  readonly #playerBeside: PlayerBeside;
  readonly #refused: RefusedEntry[] = [];
  readonly #repairs: Repaired[] = [];
  readonly #strayed = new Set<string>();
  readonly #answered = new Map<string, number>();
  /** The cars whose rest stands although the record undid another one there. */
  readonly #kept = new Set<string>();
  /** The cars that were hired in the fork, by their names in the record. */
  readonly #hired = new Map<CarId, CarId>();
  readonly #names = new Map<CarId, CarId>();
  /** The cars that were hired only in the fork. */
  readonly #extra = new Set<CarId>();
  #state: GameState;

  constructor(recording: Recording, decision: PlayerDecision, field: DecisionField, start: GameState) {
    const { player } = decision;
    this.#recording = recording;
    this.#player = player;
    this.#record = recordOf(recording, player);
    this.#beside = new Beside(recording);
    this.#seat = { player, level: REPAIRER, seed: recording.setup.seed, answers: recording.setup.library };
    this.#began = field;
    this.#orders = field.orders;
    this.#cars = new Set(field.cars);
    this.#ofField = fieldRecord(recording, decision, field);
    this.#log = new FieldLog(recording, player, field.orders, this.#ofField);
    const then = findPlayer(start, player);
    if (then === null) throw new Error(`${player} is not in the game`);
    this.#playerBeside = new PlayerBeside(then);
    this.#fate = fateOf(recording, player, field.orders, start);
    this.#state = this.#fated(startTelling(frozenAround(start, field)));
  }

  result(): ForkRun {
    this.#runTo(this.#recording.log.length, gameEndsAt(this.#recording.setup));
    const field = { orders: this.#orders, cars: this.#cars };
    return {
      state: this.#state,
      began: this.#began,
      field,
      record: this.#ofField,
      names: this.#names,
      refused: this.#refused,
      repairs: this.#repairs,
    };
  }

  /** Applies the alternative. */
  take(actions: readonly GameAction[]): void {
    for (const action of actions) {
      const code = this.#act(action);
      if (code !== null) throw new Error(`${action.action} was not possible at ${this.#state.now}: ${code}`);
    }
  }

  /** Runs to an entry's moment and applies the entry if it belongs to the game as a whole or to the field; a refusal is recorded. */
  runEntry(index: number): void {
    const entry = this.#recording.log[index];
    if (entry === undefined) return;
    if (this.#log.isOfTheGame(entry)) {
      this.#runTo(index, entry.at);
      const result = runEntry(this.#state, entry);
      if (result.ok) this.#state = this.#fated(result.value);
      return;
    }
    const action = this.#log.ownAction(entry, index, { cars: this.#cars, hired: this.#hired });
    if (action === null) return;
    this.#runTo(index, entry.at);
    this.#lookAround(index);
    if (this.#isPastTheLimitHere(index, action) || this.#isOfAnotherRest(index, action)) return;
    const code = this.#isOtherQuestion(index, action) ? 'QUESTION_NOT_OPEN' : this.#act(action, index);
    if (code !== null) this.#refuse(entry, code);
  }

  /** Advances to `to`, before entry `next`; the repairer acts after each event. */
  #runTo(next: number, to: GameSeconds): void {
    this.#look(next);
    while (this.#state.state === 'IN_PROGRESS') {
      const at = nextEventAt(this.#state);
      if (at === null || at > to) break;
      // The end of a round checks whether the company stood still; and until a car of the player has set out with cargo, he may be spared what is due
      // (SIT-23).
      if (at === roundEndsAt(this.#state) || !this.#hasSetOut()) this.#lookAround(next, at);
      this.#state = advance(this.#state, at);
      this.#takeIn();
      this.#look(next);
    }
    this.#state = advance(this.#state, to);
  }

  /** Adds the situations of the present round, once per round, and those of earlier rounds that have not found their order's moment yet. */
  #fated(state: GameState): GameState {
    if (state.strikes.length > 0) return state;
    const coming = this.#fate.filter(({ round, strike }) => {
      return strike.chosen === null ? round === state.round : round <= state.round && !hasStruck(state, strike);
    });
    return withStrikes(
      state,
      coming.map(({ at, strike }) => ({ at: Math.max(at, state.now), strike })),
    );
  }

  /**
   * Before something is done: the other cars are placed as in the record, since one of them may be sent to help, and the player gets the results of his other
   * orders.
   */
  #lookAround(next: number, at = this.#state.now): void {
    const recorded = this.#beside.at(next, at);
    const known = new Map(recorded.cars.map((car) => [car.id, car]));
    const away = new Set<number>();
    const cars = this.#state.cars.map((car, place) => {
      const there = this.#extra.has(car.id) ? undefined : known.get(this.#names.get(car.id) ?? car.id);
      if (there === undefined || this.#isOurCar(car, there)) return car;
      away.add(place);
      return there;
    });
    // Includes cars that were hired for other orders in the meantime, so that the next car hired here gets the same number, and thus the same luck, as in the record.
    // Cars hired for the field are hired in the fork itself, or not.
    const here = new Set([...cars.map(({ id }) => id), ...this.#names.values()]);
    cars.push(...recorded.cars.filter((car) => car.subcontractor && !here.has(car.id) && !this.#serves(car)));
    const state = timersWhere(this.#state, ({ type, index }) => type !== 'CAR' || !away.has(index));
    const field = { orders: this.#orders, cars: this.#cars };
    const around = cars.filter((_, place) => away.has(place));
    const players = state.players.map((player) => {
      const there = player.id === this.#player ? findPlayer(recorded, player.id) : null;
      return there === null ? player : this.#playerBeside.at(player, there, { field, record: this.#ofField, around });
    });
    this.#state = { ...state, cars, players };
  }

  /**
   * Whether a car follows its own course in the fork: it serves an order of the field in either game, or is one of the field's cars that the player holds
   * in one of the games, and serves no other order in either. A car that is free for anybody in both, or that has had another order since, is placed as in
   * the record.
   */
  #isOurCar(here: Car, there: Car): boolean {
    if (this.#serves(here) || this.#serves(there)) return true;
    const isHeld = here.player === this.#player || there.player === this.#player;
    const hasLeft =
      this.#ofField.services.has(there.id) && serviceAt(this.#ofField, there.id, this.#state.now) === null;
    return isHeld && !hasLeft && this.#cars.has(here.id) && here.shipment === null && there.shipment === null;
  }

  #serves({ shipment }: Car): boolean {
    return shipment !== null && this.#orders.has(shipment);
  }

  /** Whether a car of the player has set out with cargo, as far as the fork knows. */
  #hasSetOut(): boolean {
    return findPlayer(this.#state, this.#player)?.journal.some(tellsOfSettingOut) === true;
  }

  /** Whether the action answers a question that is a different one in the fork than in the record. */
  #isOtherQuestion(index: number, action: GameAction): boolean {
    if (!isAnswer(action) || isCallOnly(action)) return false;
    const met = questionMet(this.#state, this.#player, action);
    return met !== null && met.key !== this.#record.questions.get(index);
  }

  /** Whether a parking that lay within the limit in the record lies past it in the fork: then the repairer lets the driver rest. (WIF-3) */
  #isPastTheLimitHere(index: number, action: GameAction): boolean {
    const entry = this.#recording.log[index];
    const then = this.#recording.before[index];
    if (action.action !== 'SELECT_PARKING' || entry?.action.action !== 'SELECT_PARKING' || then === undefined)
      return false;
    const here = overrunTo(this.#state, action.car, action.parking) ?? 0;
    const there = overrunTo(then, entry.action.car, action.parking) ?? 0;
    if (here <= 0 || there > 0) return false;
    this.#strayed.add(entry.action.car);
    return true;
  }

  /**
   * Whether a recorded action stops a car or sets it going that is bound for another rest here, or asleep there: that rest stands, and what was chosen in its
   * place in the record is left out too. (WIF-2)
   */
  #isOfAnotherRest(index: number, action: GameAction): boolean {
    const entry = this.#recording.log[index];
    const then = this.#recording.before[index];
    if (action.action !== 'SELECT_PARKING' || entry?.action.action !== 'SELECT_PARKING' || then === undefined)
      return false;
    const name = entry.action.car;
    const [here, there] = [findCar(this.#state, action.car), findCar(then, name)];
    if (here === null || there === null) return false;
    const isBound = here.state.action === 'DRIVING_TO_SLEEP';
    if (action.parking === 'GO' || (action.parking === 'HERE' && isBound)) {
      if (!undoesAnotherRest(here, there)) return false;
      this.#kept.add(name);
      return true;
    }
    if (isBound && this.#kept.has(name)) {
      this.#strayed.add(name);
      return true;
    }
    this.#kept.delete(name);
    return false;
  }

  #refuse(entry: LogEntry, code: RejectionCode): void {
    this.#refused.push({ entry, code });
    const { action } = entry;
    if (action.action !== 'SELECT_PARKING') return;
    // A refused GO or HERE does not send anybody to sleep: the car is already driving, or standing.
    if (action.parking !== 'GO' && action.parking !== 'HERE') this.#strayed.add(action.car);
  }

  #look(next: number): void {
    for (let count = 0; count < REPAIRS_AT_ONCE; count += 1) {
      const repair = this.#repair(next);
      if (repair === null) break;
      this.#lookAround(next);
      if (this.#act(repair.action) !== null) break;
      this.#repairs.push({ ...repair, at: this.#state.now });
    }
  }

  #repair(next: number): Repair | null {
    const state = this.#state;
    const me = findPlayer(state, this.#player);
    if (me === null || me.status !== 'PLAYING' || state.state !== 'IN_PROGRESS') return null;
    const pending = this.#record.entries
      .filter(({ index }) => index >= next)
      .map(({ entry: { at, action } }) => ({ at, action }));
    const recorded = (): GameState => this.#beside.at(next, state.now);
    const field = { orders: this.#orders, cars: this.#cars };
    return repairOf(state, me, this.#seat, {
      record: this.#record,
      pending,
      strayed: this.#strayed,
      answered: this.#answered,
      recorded,
      field,
      names: this.#names,
    });
  }

  /** `index`: that of the entry that hires the car in the record, if there is one. */
  #act(action: GameAction, index: number | null = null): RejectionCode | null {
    const { length } = this.#state.cars;
    const met = isAnswer(action) && !isCallOnly(action) ? questionMet(this.#state, this.#player, action) : null;
    const result = applyAction(this.#state, action, {
      player: this.#player,
      type: 'STUDENT',
      day: this.#state.day ?? '',
    });
    if (!result.ok) return result.error;
    this.#state = result.value;
    if (met !== null && isAnswer(action)) this.#countAnswer(openKey(action.order, met.key));
    const [hired] = result.value.cars.slice(length);
    if (hired !== undefined) this.#hire(hired.id, index);
    this.#takeIn();
    return null;
  }

  #countAnswer(question: string): void {
    this.#answered.set(question, (this.#answered.get(question) ?? 0) + 1);
  }

  /** Adds cars that serve the field's orders to the field, no matter how they came to it. */
  #takeIn(): void {
    for (const id of this.#orders) {
      const car = findOrder(this.#state, id)?.car ?? null;
      if (car !== null && findCar(this.#state, car)?.player === this.#player) this.#cars.add(car);
    }
  }

  #hire(here: CarId, index: number | null): void {
    this.#cars.add(here);
    const recorded = index === null ? undefined : this.#log.hiredAt(index);
    if (recorded === undefined) {
      this.#extra.add(here);
      return;
    }
    this.#hired.set(recorded, here);
    this.#names.set(here, recorded);
  }
}

function hasStruck(state: GameState, { only, chosen }: Strike): boolean {
  const order = only === undefined ? null : findOrder(state, only);
  if (order === null) return true;
  return [...order.emergencies, ...order.changes, ...order.accidents].some(({ id }) => id === chosen);
}
