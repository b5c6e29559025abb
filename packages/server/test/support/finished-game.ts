import { z } from 'zod';
import type { GameProgress } from '../../src/storage/game-store.ts';
import type { School } from './school.ts';
import type { TestApp } from './test-app.ts';

const withId = z.object({ id: z.string() });

/** A new game of the school's group. */
export async function gameOf({ call }: TestApp, { logins, group }: School): Promise<string> {
  const { payload } = await call('POST', 'game/add/', { group }, logins.TEACHER);
  return withId.parse(payload).id;
}

/** A finished game in which the students got 300, 200, … points of score. */
function finished(students: readonly string[]): GameProgress {
  const players = students.map((id, index) => ({
    id,
    num_games: 0,
    status: 'FINISHED' as const,
    time: 600,
    round: 4,
    money: 20_050 - 10_000 * index,
    points: 10,
    score: 300 - 100 * index,
    hasDelivered: true,
  }));
  const totals = { money: 30_050, points: 20, score: 500, deaths: 0 };
  return { state: 'FINISHED', round: 4, time: 600, date: '2026-11-21', ...totals, players };
}

/** Freezes the game as played by these students, with its rows in the rankings. */
export async function finish({ context }: TestApp, game: string, students: readonly string[]): Promise<void> {
  const progress = finished(students);
  const common = {
    users: students,
    groupName: 'Spedycja 3B',
    size: students.length,
    date: '2026-11-21',
    hasDelivered: true,
  };
  const rows = progress.players.map(({ id, score }) => ({
    ...common,
    kind: 'PLAYER' as const,
    user: id,
    users: [id],
    score,
  }));
  await context.storage.games.finish(
    game,
    progress,
    [{ ...common, kind: 'GROUP', user: null, score: 500 }, ...rows],
    students,
  );
}
