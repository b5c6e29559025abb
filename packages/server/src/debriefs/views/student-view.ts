import {
  type JudgedDecision,
  luckOf,
  luckOfDecisions,
  type PlayerDecision,
  type PlayerLuck,
  type Recording,
  stopsOf,
  thresholdsOf,
} from '@fracht/debrief';
import { rankStudents } from '@fracht/engine';
import type { StudentDebrief } from '@fracht/protocol';
import { decisionView, inZloty } from './decision-view.ts';

/** A student's decisions, and which of them are judged. */
export type StudentDecisions = {
  readonly player: string;
  readonly decisions: readonly PlayerDecision[];
  readonly judged: readonly JudgedDecision[];
};

/** The debrief of a student, without what depends on the decisions of the whole class. (DBF-2) */
export function studentView(recording: Recording, { player, decisions, judged }: StudentDecisions): StudentDebrief {
  const thresholds = thresholdsOf(recording.end);
  const { stops, rest } = stopsOf(judged, thresholds);
  const standings = rankStudents(recording.end);
  const own = standings.find((one) => one.player.id === player);
  const luck = luckOf(recording, player);
  const met = luckOfDecisions(decisions, luck.draws);
  const byDecision = new Map(judged.map((one) => [one.decision.id, one]));
  return {
    scores: standings.map(({ score }) => score),
    place: own?.place ?? standings.length,
    score: own?.score ?? 0,
    best: null,
    luck: luckView(luck),
    thresholds: {
      SLIP: thresholds.SLIP / 100,
      MISTAKE: thresholds.MISTAKE / 100,
      BLUNDER: thresholds.BLUNDER / 100,
    },
    stops: stops.map(({ is, judged: { decision } }) => ({ is, decision: decision.id, inClass: null })),
    rest: { count: rest.count, loss: inZloty(rest.loss) },
    decisions: decisions.map((decision) =>
      decisionView(
        recording,
        { decision, judged: byDecision.get(decision.id) ?? null, luck: met.get(decision.id) ?? 0 },
        thresholds,
      ),
    ),
  };
}

function luckView({ total, draws, accidents }: PlayerLuck): StudentDebrief['luck'] {
  return {
    total: total / 100,
    draws: draws.map((draw) => ({ ...draw, amount: draw.amount / 100 })),
    accidents: { own: accidents.own / 100, mean: accidents.mean / 100, amount: accidents.amount / 100 },
  };
}
