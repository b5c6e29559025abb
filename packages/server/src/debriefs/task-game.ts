import { entryOf } from '../games/log/entries.ts';
import { AppError } from '../errors.ts';
import type { GameLog } from '../games/log/game-log.ts';
import { setupOf } from '../games/read-game.ts';
import type { Storage } from '../storage/storage.ts';
import type { TaskGame } from './debrief-threads.ts';

/** A stored game as a thread takes it: without anybody's name, and without the world, which the thread has. Loading it throws NOT_FOUND once it was removed. */
export function taskGameOf(storage: Storage, log: GameLog): (id: string) => TaskGame {
  return (id) => ({
    id,
    async load() {
      const game = await storage.games.find(id);
      if (game === null) throw new AppError('NOT_FOUND');
      const { world: _world, ...setup } = setupOf(game, await storage.library.frozen(game.library));
      const rows = await log.entries(id);
      return { setup, log: rows.map((row) => entryOf(row, new Map())) };
    },
  });
}
