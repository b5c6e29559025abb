import type { GameSeconds, LogEntry, PlayerId } from '@fracht/engine';

/** When a player was away: from leaving to playing again, in game seconds. */
export type Absence = { readonly from: GameSeconds; readonly to: GameSeconds };

/** The times in which a player was away. (DCN-4) */
export function absencesOf(log: readonly LogEntry[], player: PlayerId): readonly Absence[] {
  const absences: Absence[] = [];
  let left: GameSeconds | null = null;
  for (const { action, at, player: by } of log) {
    if (action.action === 'LEAVE' && action.player === player) left = at;
    if (action.action !== 'USER_START' || by !== player || left === null) continue;
    absences.push({ from: left, to: at });
    left = null;
  }
  return left === null ? absences : [...absences, { from: left, to: Infinity }];
}

/** Whether the player was away at that moment. */
export function wasAway(absences: readonly Absence[], at: GameSeconds): boolean {
  return absences.some(({ from, to }) => at >= from && at <= to);
}
