import { entryOf } from '../games/log/entries.ts';
import type { GameLog } from '../games/log/game-log.ts';
import { setupOf } from '../games/read-game.ts';
import type { Storage } from '../storage/storage.ts';
import type { TaskGame } from './debrief-threads.ts';

/** A stored game as a thread takes it: without anybody's name, and without the world, which the thread has. */
export function taskGameOf(storage: Storage, log: GameLog): (id: string) => TaskGame {
  return (id) => ({
    id,
    async load() {
      const game = await storage.games.find(id);
      if (game === null) throw new Error(`There is no game ${id}`);
      const { world: _world, ...setup } = setupOf(game, await storage.library.frozen(game.library));
      const rows = await log.entries(id);
      return { setup, log: rows.map((row) => entryOf(row, new Map())) };
    },
  });
}
