import { classListOf, type JudgedDecision, metDecisions, type Recording } from '@fracht/debrief';
import { GROSZE_PER_POINT, rankStudents, roundSeconds, scoreHistory } from '@fracht/engine';
import type { ClassDebrief } from '@fracht/protocol';
import { pointsView } from './points-view.ts';
import { decisionQuestion } from './question-view.ts';

/** The debrief of a class, from the judged decisions of all its students. (DBF-6) */
export function classView(recording: Recording, judged: readonly JudgedDecision[]): ClassDebrief {
  const { end } = recording;
  const decisions = new Map(judged.map(({ decision }) => [decision.id, decision]));
  const list = classListOf(metDecisions(recording, judged));
  return {
    players: rankStudents(end).map(({ player, score, place }) => ({ id: player.id, score, place })),
    roundSeconds: roundSeconds(end.setup),
    curve: scoreHistory(end, end.now).map(({ at, money, points }) => ({
      at,
      score: (money + points * GROSZE_PER_POINT) / 100,
    })),
    best: null,
    // As the first student who met it saw it.
    ...pointsView(list, ({ met: [first] }) => {
      const decision = first === undefined ? undefined : decisions.get(first.decision);
      return decision === undefined ? null : decisionQuestion(recording, decision);
    }),
  };
}
