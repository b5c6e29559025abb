import type { GameState, Player, SeatLevel, Stint } from '../state.ts';
import type { GameSeconds, Seconds } from '../units.ts';

/** The level of the bot that holds the player's place now; null if none does. (BTS-1) */
export function botOf({ tenure }: Player): SeatLevel | null {
  return tenure?.bot ?? null;
}

/** Whether the bot in the player's place only looks after it, for a person who is away. (BTS-8) */
export function isTended({ tenure }: Player): boolean {
  return tenure !== undefined && tenure.bot !== null && tenure.tends;
}

/** When bots have held the player's place, the present stint included. (BTS-4) */
export function stintsOf({ now }: Pick<GameState, 'now'>, player: Player): readonly Stint[] {
  const { tenure } = player;
  if (tenure === undefined) return [];
  const isHeld = tenure.bot !== null && !tenure.tends;
  return isHeld ? [...tenure.stints, { from: tenure.since, to: now }] : tenure.stints;
}

/** Whether a bot held the player's place at that second, so that what was decided then was not the person's decision. (BTS-4) */
export function wasHeldByBot(state: Pick<GameState, 'now'>, player: Player, at: GameSeconds): boolean {
  return stintsOf(state, player).some(({ from, to }) => at >= from && (at < to || to === state.now));
}

/** How long bots have held the player's place, in game seconds. (BTS-4) */
function heldByBots(state: Pick<GameState, 'now'>, player: Player): Seconds {
  return stintsOf(state, player).reduce((sum, { from, to }) => sum + to - from, 0);
}

/**
 * Whether the player's result counts as a bot's: bots have held the place longer than its person, or no person ever came to it. Such a result
 * is marked, and does not count as a person's or for the group. (BTS-4)
 */
export function isBotsResult(state: Pick<GameState, 'now'>, player: Player): boolean {
  const { tenure } = player;
  if (tenure === undefined) return false;
  if (!tenure.hasPerson) return true;
  const byBots = heldByBots(state, player);
  const byPerson = state.now - tenure.began - byBots;
  return byBots > byPerson || (byBots === byPerson && tenure.bot !== null && !tenure.tends);
}

/** The students whose results count as a person's own. (BTS-4) */
export function personsIn(state: Pick<GameState, 'now' | 'players'>): readonly Player[] {
  return state.players.filter((player) => player.type === 'STUDENT' && !isBotsResult(state, player));
}

/** Whether a person has ever come to a student's place: then it is that person's, whoever holds it now. */
export function hasCome({ type, tenure }: Player): boolean {
  return type === 'STUDENT' && tenure?.hasPerson !== false;
}

/** Whether there is anybody to show: nobody is shown for a place that a bot has left and to which no person came. */
export function isShown(player: Player): boolean {
  return player.type === 'TEACHER' || hasCome(player) || botOf(player) !== null;
}

/** Whether a student is in the game now, in person. */
export function isHere(player: Player): boolean {
  return player.type === 'STUDENT' && player.status !== 'LEFT' && botOf(player) === null;
}
