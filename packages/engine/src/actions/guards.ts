import { findPlayer } from '../players/player.ts';
import type { RejectionCode } from '../rejections.ts';
import type { Car, CarOffer, GameState, Order, StrikeKind } from '../state.ts';
import { findCar } from '../cars/car.ts';
import { findOrder } from '../orders/order.ts';
import type { CarId, OrderId } from '../units.ts';
import type { Actor } from '../game-action.ts';

/** A refusal, or what was asked for. */
export type Found<Value> = { readonly refusal: RejectionCode } | { readonly refusal: null; readonly value: Value };

/** Why nobody may play now, or this one may not; null: go on. (PLY-5) */
export function refuseToPlay(state: GameState, { player: id }: Actor): RejectionCode | null {
  if (state.state === 'FINISHED') return 'GAME_FINISHED';
  if (state.state !== 'IN_PROGRESS') return 'GAME_NOT_RUNNING';
  const player = findPlayer(state, id);
  if (player === null) return 'PLAYER_UNKNOWN';
  return player.status === 'PLAYING' ? null : 'PLAYER_NOT_PLAYING';
}

/** The actor's open order, or why it is none. (BKG-2) */
function ownOrder(state: GameState, id: OrderId, actor: Actor): Found<Order> {
  const order = findOrder(state, id);
  if (order === null) return { refusal: 'ORDER_UNKNOWN' };
  if (order.delivered) return { refusal: 'ORDER_DELIVERED' };
  if (order.expired) return { refusal: 'ORDER_EXPIRED' };
  return order.player === actor.player ? { refusal: null, value: order } : { refusal: 'ORDER_NOT_YOURS' };
}

/** The actor's car, or why it is none. (CAR-14) */
function ownCar(state: GameState, id: CarId, actor: Actor): Found<Car> {
  const car = findCar(state, id);
  if (car === null) return { refusal: 'CAR_UNKNOWN' };
  return car.player === actor.player ? { refusal: null, value: car } : { refusal: 'CAR_NOT_YOURS' };
}

/** The open order of an actor who may play now, or why not. (PLY-5, BKG-2) */
export function ownOrderInPlay(state: GameState, id: OrderId, actor: Actor): Found<Order> {
  const refusal = refuseToPlay(state, actor);
  return refusal === null ? ownOrder(state, id, actor) : { refusal };
}

/** The car of an actor who may play now, or why not. (PLY-5, CAR-14) */
export function ownCarInPlay(state: GameState, id: CarId, actor: Actor): Found<Car> {
  const refusal = refuseToPlay(state, actor);
  return refusal === null ? ownCar(state, id, actor) : { refusal };
}

/** The offer of a subcontractor; undefined where there is none. (CAR-12) */
export function offerOf({ offers }: GameState, id: CarId): CarOffer | undefined {
  return offers.find((offer) => offer.id === id);
}

/** Of which kind a situation of the game's library is; null where the library has none of that id. (SIT-12) */
export function kindOf({ setup: { library } }: GameState, id: string): StrikeKind | null {
  if (library.emergencies.some((item) => item.id === id)) return 'CRITICAL';
  if (library.accidents.some((item) => item.id === id)) return 'RANDOM';
  return library.changes.some((item) => item.id === id) ? 'CHANGE' : null;
}
