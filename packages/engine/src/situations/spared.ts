import { roundStartsAt } from '../clock.ts';
import { findPlayer } from '../players/player.ts';
import { hasChange } from '../rules-version.ts';
import type { GameState, JournalEntry, OpenSituation, Order } from '../state.ts';
import type { PlayerId } from '../units.ts';

/** Whether a journal entry records that a car has set out with cargo. (SIT-23) */
export function tellsOfSettingOut({ what }: Pick<JournalEntry, 'what'>): boolean {
  return what === 'DRIVING_WITH_SHIPMENT';
}

/** Whether no car of the player has ever set out with cargo: until then nothing strikes. (SIT-23) */
export function isBeginner(state: GameState, id: PlayerId | null): boolean {
  if (id === null || !hasChange(state.setup, 'FAIR_STRIKES')) return false;
  return findPlayer(state, id)?.journal.some(tellsOfSettingOut) !== true;
}

/** Whether nothing may strike an order by itself now: its player is a beginner, or something has struck the order in this round. (SIT-23, SIT-24) */
export function isSpared(state: GameState, order: Order): boolean {
  return isBeginner(state, order.player) || wasStruckInRound(state, order);
}

/** Whether something has already struck an order in this round. (SIT-24) */
export function wasStruckInRound(state: GameState, { emergencies, changes, accidents }: Order): boolean {
  if (emergencies.length + changes.length + accidents.length === 0) return false;
  if (!hasChange(state.setup, 'FAIR_STRIKES')) return false;
  const begin = roundStartsAt(state);
  const isOfRound = ({ since }: OpenSituation): boolean => since >= begin;
  return emergencies.some(isOfRound) || changes.some(isOfRound) || accidents.some(({ at }) => at >= begin);
}
