import { findPlayer, playerIndex, withPlayer } from '../players/player.ts';
import type { Apply } from './rule.ts';

/** A connected player says that he takes part. (PLY-2) */
export const applyUserJoin: Apply<'USER_JOIN'> = (state, _action, { player: id }) => {
  const player = findPlayer(state, id);
  return player === null ? state : withPlayer(state, playerIndex(state, id), { ...player, status: 'JOINED' });
};
