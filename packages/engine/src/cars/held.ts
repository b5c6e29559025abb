import type { GameState } from '../state.ts';
import type { PlayerId } from '../units.ts';

/** Rules, and cars: those of the game, or of the player asked about alone. */
type Holders = Pick<GameState, 'cars' | 'setup'>;

/** Below `max_company_cars` cars of the fleet held: may take another. (CAR-3) */
export function mayTakeCompanyCar(state: Holders, player: PlayerId): boolean {
  return heldBy(state, player, false) < state.setup.settings.max_company_cars;
}

/** Below `max_subcontractors` hired cars held: may hire another. (CAR-12) */
export function mayHire(state: Holders, player: PlayerId): boolean {
  return heldBy(state, player, true) < state.setup.settings.max_subcontractors;
}

function heldBy({ cars }: Holders, player: PlayerId, subcontractor: boolean): number {
  let held = 0;
  for (const car of cars) {
    const counts = car.player === player && car.subcontractor === subcontractor && !car.gone;
    if (counts && !isTowed(car)) held += 1;
  }
  return held;
}

function isTowed({ state }: GameState['cars'][number]): boolean {
  return state.action === 'WAITING_ASSISTANCE' && state.until !== null;
}
