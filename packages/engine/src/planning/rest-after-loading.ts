import type { Car } from '../state.ts';
import type { DeliveryPlan } from './plan-delivery.ts';
import type { PlanStep } from './trip.ts';

/**
 * The rest that a plan begins where a car is loading now, as soon as the loading is over: a player who waits until the car sets out is too late to choose
 * it. Null: the plan rests farther on or not at all, or a parking has already been chosen. (SLP-8)
 */
export function restRightAfterLoading({ state, restsNext }: Car, { steps }: DeliveryPlan): PlanStep | null {
  if (state.action !== 'LOADING' || restsNext !== undefined) return null;
  const next = steps.find(({ activity }) => activity !== 'LOAD');
  return next?.activity === 'REST' && next.parking !== null ? next : null;
}
