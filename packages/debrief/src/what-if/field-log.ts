import {
  type CarId,
  type GameAction,
  type HostAction,
  type LogEntry,
  type OrderId,
  type PlayerId,
  findCar,
} from '@fracht/engine';
import type { Recording } from '../recording.ts';
import { type FieldRecord, serviceAt } from './field-record.ts';

/** Actions that affect the game as a whole, or whether the decider is present: they occur in a fork as they did in the record. */
const OF_THE_GAME: ReadonlySet<LogEntry['action']['action']> = new Set([
  'START',
  'NEXT_ROUND',
  'FINISH',
  'CLOSE',
  'LEAVE',
  'CONNECT',
  'USER_JOIN',
  'USER_START',
  'SEAT_BOT',
  'SET_SEAT',
]);

/**
 * What a fork knows about cars when it reads the recorded log: those of its field, and the name in the fork of a car that was hired in the record.
 */
export type ForkCars = { readonly cars: ReadonlySet<CarId>; readonly hired: ReadonlyMap<CarId, CarId> };

/** Selects the part of the recorded log that belongs to the field of a decision. (WIF-2) */
export class FieldLog {
  readonly #recording: Recording;
  readonly #player: PlayerId;
  readonly #orders: ReadonlySet<OrderId>;
  readonly #ofField: FieldRecord;

  constructor(recording: Recording, player: PlayerId, orders: ReadonlySet<OrderId>, ofField: FieldRecord) {
    this.#recording = recording;
    this.#player = player;
    this.#orders = orders;
    this.#ofField = ofField;
  }

  /** Whether an entry affects the game as a whole, or says whether the decider is present. */
  isOfTheGame({ action, type, player }: LogEntry): boolean {
    if (!OF_THE_GAME.has(action.action)) return false;
    if (action.action === 'CONNECT' || action.action === 'SEAT_BOT') return action.user.id === this.#player;
    if (action.action === 'LEAVE' || action.action === 'SET_SEAT') return action.player === this.#player;
    return type === 'TEACHER' || player === this.#player || player === null;
  }

  /** The form that a recorded action of the decider takes in the fork; null: it does not belong to the field. */
  ownAction({ player, action }: LogEntry, index: number, { cars, hired }: ForkCars): GameAction | null {
    if (player !== this.#player || isOfHost(action)) return null;
    if (action.action === 'ADD_CAR') return this.#isHiredForField(index) ? action : null;
    const own = 'car' in action ? { ...action, car: hired.get(action.car) ?? action.car } : action;
    if ('order' in own) return this.#orders.has(own.order) ? own : null;
    return 'car' in own && 'car' in action && this.#isOurs(index, action.car, cars.has(own.car)) ? own : null;
  }

  /** The car that an entry of the record hires; undefined if none. */
  hiredAt(index: number): CarId | undefined {
    const { before, after } = this.#recording;
    return after[index]?.cars.slice(before[index]?.cars.length).at(-1)?.id;
  }

  /**
   * Whether the car serves an order of the field in the record at that time, or no order while it is one of the field's cars, by its name in the
   * fork.
   */
  #isOurs(index: number, car: CarId, isOfField: boolean): boolean {
    const recorded = this.#recording.before[index];
    const serves = recorded === undefined ? null : (findCar(recorded, car)?.shipment ?? null);
    if (serves !== null) return this.#orders.has(serves);
    const at = this.#recording.log[index]?.at ?? 0;
    return isOfField && (!this.#ofField.services.has(car) || serviceAt(this.#ofField, car, at) !== null);
  }

  /** Whether the record hires a car here that it then books for an order of the field. */
  #isHiredForField(index: number): boolean {
    const hired = this.#recording.after[index]?.cars.at(-1)?.id;
    return this.#recording.log
      .slice(index + 1)
      .some(({ action }) => action.action === 'BOOK_CAR' && action.car === hired && this.#orders.has(action.order));
  }
}

function isOfHost(action: GameAction | HostAction): action is HostAction {
  return OF_THE_GAME.has(action.action) && !('order' in action || 'car' in action);
}
