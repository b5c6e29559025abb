import { findPlayer } from '../players/player.ts';
import type { RejectionCode } from '../rejections.ts';
import type { Car, CarOffer, GameState, Order, StrikeKind } from '../state.ts';
import { findCar } from '../cars/car.ts';
import { findOrder } from '../orders/order.ts';
import type { CarId, OrderId } from '../units.ts';
import type { Actor } from '../game-action.ts';

/** The result of a lookup: the value, or the code of the refusal. */
export type Found<Value> = { readonly refusal: RejectionCode } | { readonly refusal: null; readonly value: Value };

/** The refusal for an actor who may not play now, because of the state of the game or his own; null if he may. (PLY-5) */
export function refuseToPlay(state: GameState, { player: id }: Actor): RejectionCode | null {
  if (state.state === 'FINISHED') return 'GAME_FINISHED';
  if (state.state !== 'IN_PROGRESS') return 'GAME_NOT_RUNNING';
  const player = findPlayer(state, id);
  if (player === null) return 'PLAYER_UNKNOWN';
  return player.status === 'PLAYING' ? null : 'PLAYER_NOT_PLAYING';
}

/** The actor's open order, or the refusal: unknown, ended, or somebody else's. (BKG-2) */
function ownOrder(state: GameState, id: OrderId, actor: Actor): Found<Order> {
  const order = findOrder(state, id);
  if (order === null) return { refusal: 'ORDER_UNKNOWN' };
  if (order.delivered) return { refusal: 'ORDER_DELIVERED' };
  if (order.expired) return { refusal: 'ORDER_EXPIRED' };
  return order.player === actor.player ? { refusal: null, value: order } : { refusal: 'ORDER_NOT_YOURS' };
}

/** The actor's car, or the refusal: unknown, or somebody else's. (CAR-14) */
function ownCar(state: GameState, id: CarId, actor: Actor): Found<Car> {
  const car = findCar(state, id);
  if (car === null) return { refusal: 'CAR_UNKNOWN' };
  return car.player === actor.player ? { refusal: null, value: car } : { refusal: 'CAR_NOT_YOURS' };
}

/** Like `ownOrder`, and also refuses an actor who may not play now. (PLY-5, BKG-2) */
export function ownOrderInPlay(state: GameState, id: OrderId, actor: Actor): Found<Order> {
  const refusal = refuseToPlay(state, actor);
  return refusal === null ? ownOrder(state, id, actor) : { refusal };
}

/** Like `ownCar`, and also refuses an actor who may not play now. (PLY-5, CAR-14) */
export function ownCarInPlay(state: GameState, id: CarId, actor: Actor): Found<Car> {
  const refusal = refuseToPlay(state, actor);
  return refusal === null ? ownCar(state, id, actor) : { refusal };
}

/** The subcontractor's offer with this id, or undefined. (CAR-12) */
export function offerOf({ offers }: GameState, id: CarId): CarOffer | undefined {
  return offers.find((offer) => offer.id === id);
}

/** The kind of a situation in the game's library; null if the library has no such id. (SIT-12) */
export function strikeKindOf({ setup: { library } }: GameState, id: string): StrikeKind | null {
  if (library.emergencies.some((item) => item.id === id)) return 'CRITICAL';
  if (library.accidents.some((item) => item.id === id)) return 'RANDOM';
  return library.changes.some((item) => item.id === id) ? 'CHANGE' : null;
}
