import { carAt, carIndex } from '../cars/car.ts';
import { withCar } from '../cars/with-car.ts';
import { withFact } from '../ledger/journal.ts';
import { type NewMessage, withMessage } from '../messages/message.ts';
import { withOrder } from '../orders/order.ts';
import { type Random, below } from '../random.ts';
import type { GameState, IncidentNumbers, OpenSituation } from '../state.ts';
import { carOf } from './find.ts';
import type { Scenario, SituationList } from './tables.ts';
import { withReached } from './points.ts';
import { placeAfter } from './walk.ts';

/** What is told when one strikes. */
const TOLD: Readonly<Record<SituationList, 'EMERGENCY' | 'CHANGE_EVENT'>> = {
  emergencies: 'EMERGENCY',
  changes: 'CHANGE_EVENT',
};

/** A situation strikes an order: its numbers are drawn, its player is told, its first question stands. (rules §9; SIT-2) */
export function openSituation(state: GameState, place: number, list: SituationList, scenario: Scenario): GameState {
  const order = state.orders[place];
  if (order === undefined || order.player === null) return state;
  const [numbers, random] = drawNumbers(state.random);
  const struck: OpenSituation = {
    id: scenario.id,
    player: order.player,
    car: order.car,
    since: state.now,
    done: false,
    doneAt: null,
    calls: [],
    numbers,
    decisions: [],
    shown: null,
  };
  const open = withOrder({ ...state, random }, place, { ...order, [list]: order[list].concat([struck]) });
  const car = carOf(state, order);
  const about = { player: order.player, order: order.id, car: car?.id ?? null };
  const told: NewMessage = { ...about, code: TOLD[list], name: scenario.name };
  const game = withFact(withMessage(open, told), { ...about, what: TOLD[list] });
  const reached = withReached(game, about, placeAfter(scenario.trees, []));
  return car === null ? reached : withTimerOf(reached, carIndex(reached, car.id));
}

/** A car that stood for a time may now stand until an answer: what comes next to it is reckoned anew. (SIT-7) */
function withTimerOf(state: GameState, index: number): GameState {
  return withCar(state, index, carAt(state, index));
}

/** Numbers of an incident. The telephone's area code belongs to no town. (domain README; SIT-8) */
function drawNumbers(random: Random): readonly [IncidentNumbers, Random] {
  const [pick, first] = below(random, 1_000_000);
  const [deliver, second] = below(first, 1_000_000);
  const [claim, third] = below(second, 1_000_000);
  const [report, fourth] = below(third, 10_000);
  const numbers: IncidentNumbers = {
    pick_phone: phone(pick),
    deliver_phone: phone(deliver),
    case_number: `SZ-${digits(claim, 6)}`,
    police_number: `RD-${digits(report, 4)}`,
  };
  return [numbers, fourth];
}

function phone(drawn: number): string {
  const seven = digits(drawn, 7);
  return `+48 99 ${seven.slice(0, 3)} ${seven.slice(3, 5)} ${seven.slice(5)}`;
}

function digits(drawn: number, count: number): string {
  return String(drawn).padStart(count, '0');
}
