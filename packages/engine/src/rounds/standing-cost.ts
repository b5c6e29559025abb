import { isUnderWay } from '../cars/kinds.ts';
import { roundSeconds, roundStartsAt } from '../clock.ts';
import { happen } from '../happenings/happen.ts';
import { playedInRound } from '../players/player.ts';
import { hasChange } from '../rules-version.ts';
import type { GameState, Player } from '../state.ts';
import { CAR_ACTIONS, type JournalEntry } from '../state.ts';

const ON_THE_ROAD: ReadonlySet<JournalEntry['what']> = new Set(CAR_ACTIONS.filter(isUnderWay));

/**
 * At the end of a round each student whose cars were never on the road in it pays the standing cost of a company, in whole zł, for the part
 * of the round in which he played. Students whose cars drove pay it as part of their kilometres. (PAY-7)
 */
export function chargeStanding(state: GameState): GameState {
  if (!hasChange(state.setup, 'STANDING_COSTS')) return state;
  return state.players.reduce((game, player) => {
    const cost = standingCost(state, player);
    return cost === 0 ? game : happen(game, { what: 'COMPANY_STOOD', player: player.id, money: -cost });
  }, state);
}

/** The standing cost of one player, in grosze. */
function standingCost(state: GameState, player: Player): number {
  const { setup } = state;
  const played = playedInRound(state, player);
  if (player.type !== 'STUDENT' || played === 0 || hasDriven(state, player)) return 0;
  return Math.floor((setup.settings.standing_cost * played) / roundSeconds(setup) + 0.5) * 100;
}

/** Whether a car of the player is on the road now, or was at any time in this round. */
function hasDriven(state: GameState, { id, journal }: Player): boolean {
  const start = roundStartsAt(state);
  return (
    state.cars.some(({ player, state: { action } }) => player === id && isUnderWay(action)) ||
    journal.some(({ at, what }) => at > start && ON_THE_ROAD.has(what))
  );
}
