import { type AnswerAction, isAnswer, isCallOnly, type PlayerDecision } from '@fracht/debrief';
import {
  type CarAction,
  type GameAction,
  type GameState,
  type ParkingAhead,
  carCity,
  findCar,
  findOrder,
  findParking,
  isDriving,
  parkingsAhead,
} from '@fracht/engine';
import type { DecisionChoice } from '@fracht/protocol';
import { questionThen } from './question-view.ts';

/** What was done at a decision; `then`: the game as it was at that moment. (DBF-3) */
export function chosenView(then: GameState, decision: PlayerDecision): DecisionChoice {
  const { chosen, car } = decision;
  if (chosen === null) return { is: 'NOTHING', ...leftDoing(then, car) };
  if (chosen.action === 'ADD_CAR') return carChoice(then, { car: car ?? chosen.car, offer: chosen.car });
  if (isAnswer(chosen) && chosen.text !== undefined) {
    // Only a wrong text has an alternative: the right one.
    return { is: 'TEXT', text: chosen.text, isRight: decision.alternatives.length === 0 };
  }
  return choiceView(then, [chosen]);
}

/** What an alternative to a decision would have done; if a parking was chosen instead, also what the driver has left. (DBF-3) */
export function otherView(
  then: GameState,
  { kind, car }: Pick<PlayerDecision, 'kind' | 'car'>,
  actions: readonly GameAction[],
): DecisionChoice {
  return actions.length > 0 || kind !== 'PARK' ? choiceView(then, actions) : { is: 'NOTHING', ...leftDoing(then, car) };
}

type Doing = Pick<Extract<DecisionChoice, { readonly is: 'NOTHING' }>, 'doing'>;

/** What a driver continues to do if nothing is chosen for him. */
function leftDoing(then: GameState, car: string | null): Doing {
  const driven = car === null ? null : findCar(then, car);
  return driven === null ? {} : doingOf(driven.state.action);
}

const WAITS: readonly CarAction[] = ['WAITING_FOR_LOADING', 'WAITING_FOR_UNLOADING', 'LATE_WAITING_FOR_UNLOADING'];

function doingOf(action: CarAction): Doing {
  if (WAITS.includes(action)) return { doing: 'WAITS' };
  if (action === 'DRIVING_TO_SLEEP') return { doing: 'BOUND' };
  if (action === 'SLEEPING' || action === 'SLEEPING_GUARDED') return { doing: 'RESTS' };
  if (action === 'STOPPED_BY_PLAYER') return { doing: 'STANDS' };
  return isDriving(action) ? { doing: 'DRIVES' } : {};
}

/** What these actions, one after another, would have done in the game of that moment; none: nothing. (DBF-3) */
export function choiceView(then: GameState, actions: readonly GameAction[]): DecisionChoice {
  const last = actions.at(-1);
  if (last === undefined) return { is: 'NOTHING' };
  if (last.action === 'CANCEL_ORDER') return { is: 'GIVEN_BACK' };
  if (last.action === 'BOOK_ORDER') return orderChoice(then, last.order);
  const offer = offerIn(actions);
  // The number that a hired car would get is the same for every offer, and no car has it yet.
  if (last.action === 'BOOK_CAR') return carChoice(then, { car: offer ?? last.car, offer });
  if (last.action === 'ADD_CAR') return carChoice(then, { car: last.car, offer: last.car });
  if (last.action === 'SELECT_PARKING') return parkingChoice(then, last.car, last.parking);
  return isAnswer(last) && !isCallOnly(last) ? answerChoice(then, last) : { is: 'DONE' };
}

function orderChoice(then: GameState, id: string): DecisionChoice {
  const order = findOrder(then, id);
  return order === null ? { is: 'DONE' } : { is: 'ORDER', order: id, from: order.base, to: order.destination };
}

/** The offer that is hired first, if any. */
function offerIn([first]: readonly GameAction[]): string | null {
  return first?.action === 'ADD_CAR' ? first.car : null;
}

/** `offer`: the subcontractor's offer by which the car is hired at that moment; null: it was there already. */
function carChoice(
  then: GameState,
  { car, offer }: { readonly car: string; readonly offer: string | null },
): DecisionChoice {
  const known = findCar(then, car);
  const offered = then.offers.find(({ id }) => id === offer);
  const type = known?.type ?? offered?.type;
  if (type === undefined) return { is: 'DONE' };
  const city = known === null ? (offered?.base ?? null) : carCity(known);
  return { is: 'CAR', car, type, isHired: known?.subcontractor ?? true, city };
}

function parkingChoice(then: GameState, car: string, parking: string): DecisionChoice {
  const driven = findCar(then, car);
  const ahead = driven === null ? [] : parkingsAhead(then, driven, then.now);
  const stop = ahead.find((one) => one.parking.id === parking);
  return {
    is: 'PARKING',
    parking,
    isGuarded: findParking(then.setup.world, parking)?.guarded ?? false,
    at: stop?.arrivesAt ?? null,
    overrun: stop === undefined ? null : overrunAt(stop),
  };
}

/** Minutes on arrival past the limit of driving time or the end of the day; below zero: minutes left. */
function overrunAt({ overrun, left }: ParkingAhead): number {
  return overrun > 0 ? Math.ceil(overrun / 60) : -Math.floor(left / 60);
}

function answerChoice(then: GameState, action: AnswerAction): DecisionChoice {
  if (action.answer === undefined) return { is: 'TEXT', text: action.text ?? '', isRight: true };
  const text = questionThen(then, action)?.answers[action.answer] ?? '';
  return { is: 'ANSWER', answer: action.answer, text };
}
