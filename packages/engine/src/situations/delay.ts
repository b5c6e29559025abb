import { findCar } from '../cars/car.ts';
import { gameEndsAt } from '../clock.ts';
import type { Effect, EffectType, Trees } from '../library.ts';
import { planDelivery } from '../planning/plan-delivery.ts';
import { hasChange } from '../rules-version.ts';
import type { GameSetup, GameState, Order } from '../state.ts';
import { type GameSeconds, type Minutes, minutes } from '../units.ts';
import { type WalkStep, placeAfter, wantsText } from './walk.ts';
import { bestAnswerIndex } from './worth.ts';

/** Minutes by which effects delay an order: its car stands, or waits for a delivery window that opens later, whichever is longer. (SIT-14) */
export function delayBy(effects: readonly Effect[]): Minutes {
  return Math.max(0, sumOf(effects, 'TIME'), sumOf(effects, 'MOVE_SHIPMENT'));
}

/** What a situation that is answered in the best way does to an order: the effects, in sequence, and whether another car is sent. (SIT-14) */
export type BestOutcome = { readonly effects: readonly Effect[]; readonly newCar: boolean };

/** The outcome of the best way through all trees. A delay that the other side may refuse is not asked for. (SIT-14) */
export function bestOutcome(trees: Trees): BestOutcome {
  const steps: WalkStep[] = [];
  const effects: Effect[] = [];
  let newCar = false;
  for (let place = placeAfter(trees, steps); place !== null; place = placeAfter(trees, steps)) {
    const { node, tree } = place;
    const index = wantsText(node) ? null : bestAnswerIndex(node, tree);
    const answer = index === null ? undefined : node.answers[index];
    effects.push(...(index === null ? node.effects_ok : (answer?.effects ?? [])));
    if (answer !== undefined && answer.changeDistance !== 0) {
      effects.push({ type: 'ADD_DISTANCE', value: answer.changeDistance });
    }
    newCar ||= answer?.newCar === true;
    steps.push({ answer: index, isRight: index === null ? true : null, isDenied: false });
  }
  return { effects, newCar };
}

/**
 * By how many minutes an order may still be delayed and yet be unloaded before the end of the game, according to its window or its car's
 * current plan, whichever leaves more. Infinite if the plan ends after the game anyway. (SIT-14)
 */
export function timeLeftFor(state: GameState, order: Order): Minutes {
  const { setup, now } = state;
  const due = Math.max(minutes(order.deliverWindow.to), now);
  const inWindow = minutesBefore(setup, due + minutes(order.unloadingMinutes));
  const car = order.car === null ? null : findCar(state, order.car);
  if (car === null || !hasChange(setup, 'TIME_LEFT_BY_PLAN')) return inWindow;
  const planned = minutesBefore(setup, planDelivery(state, car, order, now).deliveredAt);
  return planned < 0 ? Number.POSITIVE_INFINITY : Math.max(inWindow, planned);
}

/** The situations whose delay still leaves the order enough time; those without a delay always do. (SIT-14) */
export function thoseInTime<Candidate extends { readonly delay: Minutes }>(
  state: GameState,
  order: Order,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  if (candidates.every(({ delay }) => delay === 0)) return candidates;
  const left = timeLeftFor(state, order);
  return candidates.filter(({ delay }) => delay === 0 || delay <= left);
}

/**
 * Of the situations that events trigger, those whose delay the order's windows can still bear by its plan, together with what the best answers add
 * to the delay. One that lets the driver rest is always allowed: its stop takes the place of a rest that the plan contains anyway. (SIT-14)
 */
export function thoseWithinSlack<Candidate extends { readonly delay: Minutes; readonly best: BestOutcome }>(
  state: GameState,
  order: Order,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const car = order.car === null ? null : findCar(state, order.car);
  if (car === null || candidates.every(({ delay }) => delay === 0)) return candidates;
  const { unloading } = planDelivery(state, car, order, state.now).margins;
  return candidates.filter(({ delay, best: { effects } }) => {
    const isRest = effects.some(({ type }) => type === 'REST_DRIVER');
    const added = sumOf(effects, 'PROLONG_SHIPMENT') + sumOf(effects, 'MOVE_SHIPMENT');
    return isRest || delay === 0 || unloading === null || delay <= unloading + added;
  });
}

/** Whole minutes from a moment to the end of the game; negative after it. */
function minutesBefore(setup: GameSetup, moment: GameSeconds): Minutes {
  return Math.floor((gameEndsAt(setup) - moment) / 60);
}

function sumOf(effects: readonly Effect[], wanted: EffectType): number {
  return effects.reduce((sum, { type, value }) => (type === wanted ? sum + value : sum), 0);
}
