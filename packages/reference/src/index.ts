export { efficiencyOf, bestKnownOf } from './results/efficiency.ts';
export { fairOf } from './results/fair.ts';
export { fairClassOf, parOf } from './results/par.ts';
export { timesPastLimitIn } from './results/driven.ts';
export { type ReferenceResult, studentGain } from './results/result.ts';
export { loadSolver } from './solver/highs.ts';
export type { LpSolver } from './solver/lp.ts';
