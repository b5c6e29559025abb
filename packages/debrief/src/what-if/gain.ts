import type { Alternative, PlayerDecision } from '../decisions/decision.ts';
import type { Recording } from '../recording.ts';
import { REPAIRERS } from './repairer.ts';
import { runSlice } from './run-fork.ts';
import type { ForkRun } from './running-fork.ts';
import { type ScoreWorth, lessWorth, resultOf } from './worth.ts';

/** Up to so many actions of the repairer a figure counts as exact; with more it is a range. (WIF-6) */
export const EXACT_UP_TO = 2;

/**
 * How much more an alternative would have brought than the decision that was made. `least` and `most` are equal if the figure is exact, or
 * if its range was not computed. (WIF-6)
 */
export type Gain = {
  readonly main: ScoreWorth;
  readonly least: ScoreWorth;
  readonly most: ScoreWorth;
  readonly isExact: boolean;
};

/**
 * The gain of an alternative whose main fork has been run. Where the repairer had to act more than `EXACT_UP_TO` times, the fork is run with the
 * others too, and the least and the most are told. (WIF-6)
 */
export function gainOf(recording: Recording, decision: PlayerDecision, alternative: Alternative, run: ForkRun): Gain {
  const rough = roughGainOf(recording, decision, run);
  return rough.isExact ? rough : rangedGain(recording, decision, alternative, rough);
}

/** The gain by the main fork alone: what is not exact is about that much. */
export function roughGainOf(recording: Recording, { player }: PlayerDecision, run: ForkRun): Gain {
  const main = lessWorth(resultOf(run.state, player), resultOf(recording.end, player));
  return { main, least: main, most: main, isExact: isExact(run) };
}

/** A gain that is not exact, with the least and the most that the other repairers make of it. (WIF-6) */
export function rangedGain(
  recording: Recording,
  decision: PlayerDecision,
  alternative: Alternative,
  { main }: Gain,
): Gain {
  const was = resultOf(recording.end, decision.player);
  const gains = [main];
  for (let repairer = 1; repairer < REPAIRERS.length; repairer += 1) {
    const other = runSlice(recording, decision, alternative, { repairer });
    gains.push(lessWorth(resultOf(other.state, decision.player), was));
  }
  gains.sort((one, other) => one.total - other.total);
  return { main, least: gains[0] ?? main, most: gains.at(-1) ?? main, isExact: false };
}

/** Whether the repairer had next to nothing to do; answers that the player gave in the record do not count. */
function isExact({ repairs }: ForkRun): boolean {
  return repairs.filter(({ isOwn }) => !isOwn).length <= EXACT_UP_TO;
}
