import type { Acknowledged } from '../cluster/restless-seat.ts';
import type { StoredSchool } from './stored-school.ts';

type Numbered = { readonly seq: number; readonly player: string | null; readonly id: string | null };
type Player = { readonly user: string; readonly acknowledged: readonly Acknowledged[] };

/** The log of a game as it is stored, in order. */
export async function logOf(stored: StoredSchool, game: string): Promise<readonly Numbered[]> {
  const rows = await stored.all('select seq, player, id from game_log where game = ? order by seq', game);
  return rows.map(({ seq, player, id }) => ({ seq: Number(seq), player: textOf(player), id: textOf(id) }));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Numbers that are missing in a game's log. */
export function gapsIn(log: readonly Numbered[]): readonly string[] {
  return log.flatMap(({ seq }, index) => (seq === index + 1 ? [] : [`entry ${String(index + 1)} is missing`]));
}

/** Actions that a player was told were accepted and that are not exactly once in the log, or were told were refused and are in it. */
export function wrongFor({ user, acknowledged }: Player, log: readonly Numbered[]): readonly string[] {
  const times = new Map<string, number>();
  for (const { player, id } of log) if (player === user && id !== null) times.set(id, (times.get(id) ?? 0) + 1);
  const wrong = acknowledged.filter(({ id, isAccepted }) => (times.get(id) ?? 0) !== (isAccepted ? 1 : 0));
  return wrong.map(
    ({ id, isAccepted }) => `${id}: accepted ${String(isAccepted)}, stored ${String(times.get(id) ?? 0)} times`,
  );
}
