import { ROUND_UNITS, roundEndsAt, roundSeconds } from '../clock.ts';
import { stintsOf } from '../players/tenure.ts';
import type { GameSetup, GameState, Player } from '../state.ts';
import type { GameSeconds } from '../units.ts';
import { score } from './score.ts';
import { isPlayedOut } from './standing.ts';

/** Units of the round between two points of a ghost's curve. */
const STEP_UNITS = 10;
const POINTS = ROUND_UNITS / STEP_UNITS;

/**
 * The scores of a student over the first round, one every ten units from its beginning to its end; null if there is no such result: the round
 * was not played to its end, the student did not play in it, or a bot held the place during it. For a student who began late, the starting money
 * he got then counts from the beginning of the round. (RPT-4)
 */
export function ghostCurve(state: GameState, player: Player): readonly number[] | null {
  const end = roundEndsAt({ ...state, round: 1 });
  const began = player.ledger.find(({ reason }) => reason === 'START')?.at ?? end;
  const isOver = state.round > 1 || isPlayedOut(state);
  if (!isOver || began >= end || stintsOf(state, player).some(({ from }) => from < end)) return null;
  return scoresUntil(state.setup, player, end);
}

/** The points of a curve like a ghost's up to a moment. (RPT-4) */
export function scoresUntil(setup: GameSetup, { ledger }: Player, now: GameSeconds): readonly number[] {
  const entries = ledger.map((entry) => ({ ...entry, at: entry.reason === 'START' ? 0 : entry.at }));
  return Array.from({ length: pointAt(setup, now) + 1 }, (_, point) => {
    const known = entries.filter(({ at }) => at <= Math.floor((point * roundSeconds(setup)) / POINTS));
    return score({ money: sum(known.map(({ money }) => money)), points: sum(known.map(({ points }) => points)) });
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** The score of this curve's ghost at a moment of the first round: its last point by then. (RPT-4) */
export function ghostAt(curve: readonly number[], setup: GameSetup, now: GameSeconds): number {
  return curve[pointAt(setup, now)] ?? curve.at(-1) ?? 0;
}

/** The last point of the round's curve by a moment. */
function pointAt(setup: GameSetup, now: GameSeconds): number {
  return Math.max(0, Math.min(POINTS, Math.floor((now * POINTS) / roundSeconds(setup))));
}
