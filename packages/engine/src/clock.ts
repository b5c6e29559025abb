import type { GameSetup, GameState, Player } from './state.ts';
import type { GameSeconds, Seconds } from './units.ts';

/** Rounds of a lesson; a game may have fewer. (CLK-2) */
export const ROUNDS = 4;
/** Units of stats time in a round, one real second each by default. (CLK-2) */
export const ROUND_UNITS = 600;

/** How many game minutes pass in one unit: the setting that belongs to the game's number; above 5, that of 5. (CLK-3) */
export function gameSpeed({ number, settings }: GameSetup): number {
  if (number <= 1) return settings.game_speed_1;
  if (number === 2) return settings.game_speed_2;
  if (number === 3) return settings.game_speed_3;
  return number === 4 ? settings.game_speed_4 : settings.game_speed_5;
}

/** Length of a round in game seconds. (CLK-2) */
export function roundSeconds(setup: GameSetup): Seconds {
  return Math.floor(ROUND_UNITS * 60 * gameSpeed(setup) + 0.5);
}

/** When the current round began; 0 before the first. (CLK-2) */
export function roundStartsAt({ setup, round }: GameState): GameSeconds {
  return Math.max(round - 1, 0) * roundSeconds(setup);
}

/** When the current round ends. (CLK-2) */
export function roundEndsAt({ setup, round }: GameState): GameSeconds {
  return Math.max(round, 1) * roundSeconds(setup);
}

/** How many rounds a game has. (CLK-2) */
export function roundsOf({ rounds = ROUNDS }: Pick<GameSetup, 'rounds'>): number {
  return rounds;
}

/** When the last round ends. (CLK-2) */
export function gameEndsAt(setup: GameSetup): GameSeconds {
  return roundsOf(setup) * roundSeconds(setup);
}

/** Stats time of the round, 0 to 600 units. (CLK-4) */
export function roundTime(state: GameState): number {
  return state.round === 0 ? 0 : unitsOf(state, state.now - roundStartsAt(state));
}

/** The units of the player's last round during which he was PLAYING, 0 to 600. (PLY-6) */
export function playerTime(state: GameState, player: Player): number {
  const running = player.playingSince === null ? 0 : state.now - player.playingSince;
  return unitsOf(state, player.played + running);
}

function unitsOf({ setup }: GameState, span: Seconds): number {
  return Math.min(ROUND_UNITS, Math.max(0, Math.floor((span * ROUND_UNITS) / roundSeconds(setup))));
}
