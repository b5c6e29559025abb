import { gameSpeed, roundStartsAt } from '../clock.ts';
import { isOpen } from '../orders/order.ts';
import { botOf, isTended } from '../players/tenure.ts';
import { SITUATION_LISTS } from '../situation-state.ts';
import { answerEndsAt } from '../situations/answer-time.ts';
import type { GameSetup, GameState, OpenSituation, Player } from '../state.ts';
import type { GameSeconds, PlayerId, Seconds } from '../units.ts';

/** Why a student needs the teacher, the most urgent first. (PLY-7) */
export const NEEDS = ['UNANSWERED', 'GONE', 'STILL'] as const;
export type Need = (typeof NEEDS)[number];

/** Real time without an action after which a student counts as stuck, in milliseconds. (PLY-7) */
const STILL_MS = 180_000;

/**
 * The most urgent reason why a student of a game in progress needs the teacher; null if there is none. `lastAt`: the game time of the
 * player's last accepted action; null if there was none yet. Works on the teacher's view, which shows when situations struck. (PLY-7)
 */
export function needOf(game: GameState, player: Player, lastAt: GameSeconds | null, now: GameSeconds): Need | null {
  const isGoing = game.state === 'IN_PROGRESS' || game.state === 'PAUSED';
  if (player.type !== 'STUDENT' || !isGoing || (botOf(player) !== null && !isTended(player))) return null;
  if (openSituationsOf(game, player.id).some((open) => isOverTime(open, now))) return 'UNANSWERED';
  if (player.status === 'LEFT' || isTended(player)) return 'GONE';
  if (player.status !== 'PLAYING') return null;
  return now - idleSince(game, lastAt ?? player.playingSince ?? now) >= stillAfter(game.setup) ? 'STILL' : null;
}

/** The situations that are waiting for this player's answer. */
export function openSituationsOf({ orders }: GameState, player: PlayerId): readonly OpenSituation[] {
  return orders
    .filter(isOpen)
    .flatMap((order) => SITUATION_LISTS.flatMap((list) => order[list]))
    .filter((open) => open.player === player && !open.done);
}

/**
 * Since when a player has done nothing: since his last action, but not from before the beginning of the round, because skipping a round makes
 * the clock jump. (GAM-6, PLY-7)
 */
export function idleSince(game: GameState, lastAt: GameSeconds): GameSeconds {
  return Math.max(lastAt, roundStartsAt(game));
}

/** Three real minutes as game time, at the game's speed. Pauses do not count, because the clock is stopped. (PLY-7) */
export function stillAfter(setup: GameSetup): Seconds {
  return Math.floor((STILL_MS * 60 * gameSpeed(setup)) / setup.settings.unit_ms);
}

function isOverTime(open: OpenSituation, now: GameSeconds): boolean {
  const maxTime = open.shown?.maxTime ?? null;
  return maxTime !== null && now > answerEndsAt(open, maxTime);
}
