import type { PlayerId } from '@fracht/engine';
import { decisionsOf } from '../decisions/decisions-of.ts';
import type { Alternative, DecisionKind, PlayerDecision } from '../decisions/decision.ts';
import type { Recording } from '../recording.ts';
import { type Gain, rangedGain, roughGainOf } from '../what-if/gain.ts';
import { type LedgerChange, ledgerChanges } from '../what-if/ledger-changes.ts';
import { runSlice } from '../what-if/run-fork.ts';
import { NO_WORTH, type ScoreWorth, lessWorth } from '../what-if/worth.ts';

/** An alternative with what it would have brought more than what was done, and where the difference (`gain.main`) comes from. */
export type Valued = {
  readonly alternative: Alternative;
  readonly gain: Gain;
  readonly changes: readonly LedgerChange[];
};

/** A decision with what it cost or brought. (LSS-2, LSS-3) */
export type JudgedDecision = {
  readonly decision: PlayerDecision;
  /** Every alternative, the best first. */
  readonly valued: readonly Valued[];
  /** How much more the best alternative would have brought, at least; zero if the decision was as good. */
  readonly loss: ScoreWorth;
  /** How much more the decision brought than the best alternative, at least; zero if it did not. */
  readonly lead: ScoreWorth;
  /** The difference between the best and the worst of all that could be done (the decision included), by the main figures, in grosze. */
  readonly stake: number;
};

/** All judged decisions of a player in order. `kinds`: only those of these kinds; absent: all. (LSS-2) */
export function judgedDecisions(
  recording: Recording,
  player: PlayerId,
  kinds?: readonly DecisionKind[],
): readonly JudgedDecision[] {
  return decisionsOf(recording, player)
    .filter(({ judged, kind }) => judged === 'YES' && (kinds === undefined || kinds.includes(kind)))
    .map((decision) => judge(recording, decision));
}

/** What one decision cost or brought: every alternative is played to the end. (LSS-2, LSS-3) */
export function judge(recording: Recording, decision: PlayerDecision): JudgedDecision {
  const rough = decision.alternatives
    .map((alternative): Valued => {
      const run = runSlice(recording, decision, alternative);
      const changes = ledgerChanges(recording, run.state, decision.player);
      return { alternative, gain: roughGainOf(recording, decision, run), changes };
    })
    .sort((one, other) => other.gain.main.total - one.gain.main.total);
  const valued = ranged(recording, decision, rough).sort((one, other) => other.gain.least.total - one.gain.least.total);
  const mains = rough.map(({ gain }) => gain.main.total);
  const best = valued[0]?.gain.least ?? NO_WORTH;
  return {
    decision,
    valued,
    loss: best.total > 0 ? best : NO_WORTH,
    lead: leadOf(valued),
    stake: Math.max(0, ...mains) - Math.min(0, ...mains),
  };
}

/**
 * Works out the ranges of the alternatives, but only of those that can change the loss or the lead: each range costs two more forks. They come
 * with the best main figure first. An alternative needs none if its main figure, which is an upper bound of the least that it gains, does not
 * exceed the best least gain found so far; unless no main figure is a gain, for then the choice that was made may have a lead.
 */
function ranged(recording: Recording, decision: PlayerDecision, rough: readonly Valued[]): Valued[] {
  let least = 0;
  let mayLead = rough.every(({ gain }) => gain.main.total < 0);
  return rough.map((one) => {
    const isOpen = !one.gain.isExact && (mayLead || one.gain.main.total > least);
    const gain = isOpen ? rangedGain(recording, decision, one.alternative, one.gain) : one.gain;
    least = Math.max(least, gain.least.total);
    mayLead &&= gain.most.total < 0;
    return { ...one, gain };
  });
}

/** How much more what was done brought than any alternative might have. */
function leadOf(valued: readonly Valued[]): ScoreWorth {
  const mosts = valued.map(({ gain }) => gain.most).sort((one, other) => other.total - one.total);
  const [best] = mosts;
  if (best === undefined || best.total >= 0) return NO_WORTH;
  return lessWorth(NO_WORTH, best);
}
