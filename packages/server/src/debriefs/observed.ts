import { dayOfGame } from '../presenters/game.ts';
import type { Storage } from '../storage/storage.ts';
import type { DebriefParts } from './debriefs.ts';
import { observationsBody } from './skills.ts';

/** Stores what the decisions of a student say, with the day of the game; nothing if the game was removed meanwhile. (OBS-1) */
export function observedIn({ games, observations }: Pick<Storage, 'games' | 'observations'>): DebriefParts['observed'] {
  return async (lesson) => {
    const game = await games.find(lesson.game);
    if (game === null) return;
    const body = observationsBody(lesson.observations);
    await observations.save({ game: lesson.game, player: lesson.player, date: dayOfGame(game), body });
  };
}
