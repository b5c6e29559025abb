import type { DeliveryPlan, GameSeconds, PlanStep } from '@fracht/engine';

/** The planned rest at a parking before the next loading or unloading, if the driver has to be told of it now; else null. */
export function nextRest(plan: DeliveryPlan | null, now: GameSeconds): PlanStep | null {
  const steps = (plan?.steps ?? []).filter((step) => step.to > now);
  const work = steps.findIndex(({ activity }) => activity === 'LOAD' || activity === 'UNLOAD');
  const before = work === -1 ? steps : steps.slice(0, work);
  return before.find((step) => step.activity === 'REST' && step.parking !== null) ?? null;
}
