import { findPlayer, playerIndex, withPlayer } from '../players/player.ts';
import { keptFree, withBot } from '../players/seating.ts';
import { botOf } from '../players/tenure.ts';
import { sitDown } from '../rounds/seats.ts';
import type { Apply } from './rule.ts';

/** A bot takes one place, or plays there at another level, or the place stays empty until its person comes. (BTS-6) */
export const applySetSeat: Apply<'SET_SEAT'> = (state, { player: id, level }) => {
  const player = findPlayer(state, id);
  if (player === null) return state;
  const index = playerIndex(state, id);
  if (level === null) return withPlayer(state, index, keptFree(player, state.now));
  if (botOf(player) === null) return sitDown(state, player, level);
  return withPlayer(state, index, withBot(player, level, state.now));
};
