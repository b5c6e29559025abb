import { compareResults, type GameState, isBotsResult, score } from '@fracht/engine';
import { ordersOfPlayer, type UnplacedResult } from './standing.ts';

/** The places that count as bots', the best first: they have no rank. (SUM-11, BTS-4) */
export function botResults(state: GameState): readonly UnplacedResult[] {
  return state.players
    .filter((player) => player.type === 'STUDENT' && player.hasPlayed && isBotsResult(state, player))
    .map((player) => ({
      player,
      score: score(player),
      hasDelivered: player.hasDelivered,
      ...ordersOfPlayer(state, player.id),
    }))
    .sort(compareResults);
}
