import { join } from 'node:path';
import { openSqliteLog } from '../../src/games/log/sqlite-log.ts';
import type { School } from './school.ts';
import type { TestApp } from './test-app.ts';

/** The lesson of a game that its teacher left in the third round on this day, with the first student in it. */
export async function leftLesson({ context }: TestApp, made: School, game: string, date: string): Promise<void> {
  const found = await context.storage.games.find(game);
  if (found === null) throw new Error('no game');
  const [zofia] = made.students;
  const players = found.players.map((player) =>
    player.id === zofia ? { ...player, status: 'LEFT' as const } : player,
  );
  await context.storage.games.saveProgress(game, { ...found, state: 'PAUSED', round: 3, date, players });
  const log = openSqliteLog(join(context.config.dataDir, 'fracht.sqlite'));
  const row = { at: 0, player: zofia, type: 'STUDENT', action: '{}', day: date };
  await log.append(game, { ...row, seq: 1, id: 'a1' });
  // Her return later does not count as an action.
  await log.append(game, { ...row, seq: 2, id: null, player: null, day: '2026-11-21' });
  await log.close();
}
