import { needOf, viewFor } from '@fracht/engine';
import type { LiveGame } from './live-game.ts';

/** How many students of the game need their teacher now, worked out from the teacher's view. (PLY-7) */
export function attentionIn({ game, host }: Pick<LiveGame, 'game' | 'host'>): number {
  const view = viewFor(host.present, { player: game.teacher, type: 'TEACHER' });
  return view.players.filter((player) => needOf(view, player, host.lastActionAt(player.id), view.now) !== null).length;
}
