import { gamesText } from '@fracht/content';
import { CAR_TYPES, ROUNDS, ROUND_UNITS, type SettingKey } from '@fracht/engine';
import type { GamePayload } from '@fracht/protocol';

export type ReadSetting = (key: SettingKey) => number;

const SPEEDS = ['game_speed_1', 'game_speed_2', 'game_speed_3', 'game_speed_4', 'game_speed_5'] as const;
/** Letters and digits that are not easily confused. */
const SEED_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A random short seed that can be read out loud, such as K7M-42XQ. */
export function drawSeed(): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(7))].map((byte) =>
    SEED_SIGNS.charAt(byte % SEED_SIGNS.length),
  );
  return `${signs.slice(0, 3).join('')}-${signs.slice(3).join('')}`;
}

/** The default number of players of a game with drawn players: eight, or all students if there are fewer. (NGM-1) */
export function drawnAtFirst(students: number): number {
  return Math.max(1, Math.min(8, students));
}

/** The number of a new game for its players: the largest number of games that any of them has played, plus one. (NGM-1) */
export function gameNumber(played: readonly number[]): number {
  return Math.max(0, ...played) + 1;
}

/** The pace of a game with this number; numbers above 5 count as 5. (CLK-3) */
export function speedOf(setting: ReadSetting, number: number): number {
  return setting(SPEEDS[Math.min(number, SPEEDS.length) - 1] ?? 'game_speed_1');
}

/** The games that used this seed before, as "LOG-2A nr 3". */
export function seedUses(games: readonly GamePayload[], seed: string): readonly string[] {
  return games.filter((game) => game.seed === seed).map((game) => `${game.groupName} ${gamesText.number(game.number)}`);
}

/** The real minutes that a round takes. */
export function roundMinutes(setting: ReadSetting): number {
  return (ROUND_UNITS * setting('unit_ms')) / 60_000;
}

/** The real minutes that the whole game takes; breaks are counted only if rounds follow by themselves. */
export function lessonMinutes(setting: ReadSetting, isAuto: boolean): number {
  return ROUNDS * roundMinutes(setting) + (isAuto ? ((ROUNDS - 1) * setting('round_break_s')) / 60 : 0);
}

/** How many orders a game with this many players has. (ORD-2) */
export function orderCount(setting: ReadSetting, players: number): number {
  return Math.round(setting('orders_per_player_per_round') * players * ROUNDS);
}

/** How many company cars a game with this many players begins with, at least one of each type. (NEW-3) */
export function carCount(setting: ReadSetting, players: number): number {
  if (players === 0) return 0;
  return CAR_TYPES.reduce(
    (sum, type) => sum + Math.max(1, Math.floor(setting(`${type}_cars_per_player`) * players)),
    0,
  );
}
