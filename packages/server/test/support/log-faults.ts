import type Database from 'better-sqlite3';
import type { Acknowledged } from '../cluster/restless-seat.ts';

type Numbered = { readonly seq: number; readonly player: string | null; readonly id: string | null };
type Player = { readonly user: string; readonly acknowledged: readonly Acknowledged[] };

/** Numbers that are missing in a game's log. */
export function gapsIn(log: readonly Numbered[]): readonly string[] {
  return log.flatMap(({ seq }, index) => (seq === index + 1 ? [] : [`entry ${String(index + 1)} is missing`]));
}

/** What a player was told to be accepted and does not stand in the log once, or was told to be refused and does. */
export function wrongFor({ user, acknowledged }: Player, log: readonly Numbered[]): readonly string[] {
  const times = new Map<string, number>();
  for (const { player, id } of log) if (player === user && id !== null) times.set(id, (times.get(id) ?? 0) + 1);
  const wrong = acknowledged.filter(({ id, isAccepted }) => (times.get(id) ?? 0) !== (isAccepted ? 1 : 0));
  return wrong.map(
    ({ id, isAccepted }) => `${id}: accepted ${String(isAccepted)}, stored ${String(times.get(id) ?? 0)} times`,
  );
}

/** What SQLite itself finds wrong in a database. */
export function damageIn(database: Database.Database): readonly string[] {
  const found = [database.pragma('integrity_check', { simple: true }), ...listOf(database.pragma('foreign_key_check'))];
  return found.filter((one) => one !== 'ok').map((one) => JSON.stringify(one));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
