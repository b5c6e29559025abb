import { gameEndsAt } from '../clock.ts';
import type { GameSetup } from '../state.ts';
import type { Minutes } from '../units.ts';
import type { DeliveryPlan } from './plan-delivery.ts';

/** Whether a plan makes the order: in time, with rested drivers, and unloaded before the end of the game. (PLN-15) */
export function isMade(
  { setup }: { readonly setup: GameSetup },
  { feasible, overdue, deliveredAt }: Pick<DeliveryPlan, 'feasible' | 'overdue' | 'deliveredAt'>,
): boolean {
  return feasible && !overdue && deliveredAt <= gameEndsAt(setup);
}

/** Whole minutes from the end of unloading to the end of the last round; negative: unloading would end after it. (PLN-15) */
export function minutesToGameEnd(setup: GameSetup, { deliveredAt }: Pick<DeliveryPlan, 'deliveredAt'>): Minutes {
  return Math.floor((gameEndsAt(setup) - deliveredAt) / 60);
}
