import type { GameState } from '../state.ts';
import type { PlayerId } from '../units.ts';

/** Settings and cars; all cars of the game, or only those of the player in question. */
type Holders = Pick<GameState, 'cars' | 'setup'>;

/** Whether the player holds fewer than `max_company_cars` cars of the fleet, and may take another. (CAR-3) */
export function mayTakeCompanyCar(state: Holders, player: PlayerId): boolean {
  return companyCarsHeld(state, player) < state.setup.settings.max_company_cars;
}

/** Whether the player holds fewer than `max_subcontractors` hired cars, and may hire another. (CAR-12) */
export function mayHire(state: Holders, player: PlayerId): boolean {
  return hiredCarsHeld(state, player) < state.setup.settings.max_subcontractors;
}

/** How many cars of the fleet count towards `max_company_cars`. (CAR-3) */
export function companyCarsHeld(state: Holders, player: PlayerId): number {
  return heldBy(state, player, false);
}

/** How many hired cars count towards `max_subcontractors`. (CAR-12) */
export function hiredCarsHeld(state: Holders, player: PlayerId): number {
  return heldBy(state, player, true);
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
