import type { GameState, Player, SeatLevel } from '../state.ts';
import type { Seconds } from '../units.ts';

/** The level of the bot that sits in the player's place now; null: no bot does. (BTS-1) */
export function botOf({ tenure }: Player): SeatLevel | null {
  return tenure?.bot ?? null;
}

/** How long bots have held the player's place, in game seconds. (BTS-4) */
export function heldByBots({ now }: Pick<GameState, 'now'>, { tenure }: Player): Seconds {
  if (tenure === undefined) return 0;
  return tenure.byBots + (tenure.bot === null ? 0 : now - tenure.since);
}

/**
 * Whether what the player has reached is a bot's result: bots have held the place longer than its person, or no person ever came to it. Such a
 * result is marked, and counts for nothing that is a person's or the group's. (BTS-4)
 */
export function isBotsResult(state: Pick<GameState, 'now'>, player: Player): boolean {
  const { tenure } = player;
  if (tenure === undefined) return false;
  if (!tenure.hasPerson) return true;
  const byBots = heldByBots(state, player);
  const byPerson = state.now - tenure.began - byBots;
  return byBots > byPerson || (byBots === byPerson && tenure.bot !== null);
}

/** The students whose results are a person's own. (BTS-4) */
export function personsIn(state: Pick<GameState, 'now' | 'players'>): readonly Player[] {
  return state.players.filter((player) => player.type === 'STUDENT' && !isBotsResult(state, player));
}

/** Whether a person has ever come to a student's place: then it is that person's, whoever sits there now. */
export function hasCome({ type, tenure }: Player): boolean {
  return type === 'STUDENT' && tenure?.hasPerson !== false;
}

/** Whether there is anybody to show: not in a place that a bot has left and to which no person came. */
export function isShown(player: Player): boolean {
  return player.type === 'TEACHER' || hasCome(player) || botOf(player) !== null;
}

/** Whether a student is in the game now, in person. */
export function isHere(player: Player): boolean {
  return player.type === 'STUDENT' && player.status !== 'LEFT' && botOf(player) === null;
}
