import { findPlayer } from '../players/player.ts';
import type { CarPlace, OrderPlace, PlayerId } from '../units.ts';
import { happen } from '../happenings/happen.ts';
import { carAt, carIndex, carOf } from '../cars/car.ts';
import { withCar } from '../cars/with-car.ts';
import { orderAt, withOrder } from '../orders/order.ts';
import type { GameState, OpenSituation } from '../state.ts';
import { cargoWords, drawNumbers } from './numbers.ts';
import type { Scenario } from './tables.ts';
import type { SituationList } from '../situation-state.ts';
import { payForReaching } from './points.ts';
import { placeAfter } from './walk.ts';

/** The happening that announces a strike. */
const TOLD: Readonly<Record<SituationList, 'EMERGENCY' | 'CHANGE_EVENT'>> = {
  emergencies: 'EMERGENCY',
  changes: 'CHANGE_EVENT',
};

/** A situation strikes an order: its numbers are drawn, its player is told, and its first question is asked. (SIT-2) */
export function openSituation(state: GameState, place: OrderPlace, list: SituationList, scenario: Scenario): GameState {
  const order = orderAt(state, place);
  if (order.player === null) throw new Error(`Order ${order.id} is nobody's`);
  const luck = { player: order.player, purpose: 'NUMBERS', about: [order.id, scenario.id] } as const;
  const [numbers, drawn] = drawNumbers(state, luck);
  const struck: OpenSituation = {
    id: scenario.id,
    player: order.player,
    car: order.car,
    since: state.now,
    ...answerTimeOf(state, order.player),
    done: false,
    doneAt: null,
    calls: [],
    numbers: { ...numbers, ...cargoWords(state.setup.world, order.cargo) },
    decisions: [],
    shown: null,
  };
  const open = withOrder(drawn, place, { ...order, [list]: order[list].concat([struck]) });
  const car = carOf(state, order);
  const about = { player: order.player, order: order.id, car: car?.id ?? null };
  const game = happen(open, { what: TOLD[list], ...about, situation: scenario.id, name: scenario.name });
  const reached = payForReaching(game, { ...about, situation: scenario.id }, placeAfter(scenario.trees, []));
  return car === null ? reached : withTimerOf(reached, carIndex(reached, car.id));
}

function answerTimeOf(state: GameState, id: PlayerId): Pick<OpenSituation, 'answerTime'> {
  const answerTime = findPlayer(state, id)?.answerTime;
  return answerTime === undefined ? {} : { answerTime };
}

/** Recomputes the timer of a car that was to stand for a limited time and may now have to stand until an answer. (SIT-7) */
function withTimerOf(state: GameState, index: CarPlace): GameState {
  return withCar(state, index, carAt(state, index));
}
