import {
  answerEndsAt,
  type HelpCall,
  type GameState,
  type OpenSituation,
  type PlayerId,
  type ShownDecision,
  type ShownSituation,
} from '@fracht/engine';
import { decisionTone } from '../../situations/decision-words.ts';
import { readableSituations, type OwnSituation } from '../../situations/own-situations.ts';

/** Points for decisions: those gained, and the best possible. */
export type DecisionSum = { readonly reached: number; readonly best: number };

/** How good an answer was: the best one; fair, if another brings more; poor, if it was wrong, was denied or brought no points. */
export type AnswerVerdict = 'best' | 'fair' | 'poor';

/** A player's situations with a decision, oldest first. After the game the words and best answers are known. (SIT-13) */
export function decidedSituations(game: GameState, player: PlayerId): readonly OwnSituation[] {
  return readableSituations(game).filter(({ open, shown }) => open.player === player && hadToDecide(shown));
}

/** The points of several situations together, without the bonuses for speed and for doing without help. (SIT-5) */
export function decisionSum(situations: readonly OwnSituation[]): DecisionSum {
  const sum = (points: (shown: ShownSituation) => number): number =>
    situations.reduce((total, { shown }) => total + points(shown), 0);
  return { reached: sum(({ reached }) => reached), best: sum(({ best }) => best ?? 0) };
}

/** The share of the best possible points that was gained, 0 to 1. */
export function reachedShare({ reached, best }: DecisionSum): number {
  if (best <= 0) return reached >= best ? 1 : 0;
  return Math.min(1, Math.max(0, reached / best));
}

/** How good a decision was, compared with the best answer to its question. */
export function verdictOf(decision: ShownDecision): AnswerVerdict {
  if (decision.best !== null && decision.answer === decision.best.answer) return 'best';
  return decisionTone(decision) === 'bad' || decision.points <= 0 ? 'poor' : 'fair';
}

/** Whether everything was answered within the time of the bonus; null if there was no bonus or not everything was answered. (SIT-6) */
export function wasInTime(
  open: Pick<OpenSituation, 'since' | 'doneAt'>,
  { hasBonus, maxTime }: Pick<ShownSituation, 'hasBonus' | 'maxTime'>,
): boolean | null {
  if (open.doneAt === null || !hasBonus || maxTime === null) return null;
  return open.doneAt <= answerEndsAt(open, maxTime);
}

/** Who was asked for help; null if the situation offers none. */
export function helpUsed(
  { calls }: Pick<OpenSituation, 'calls'>,
  { hasHelp }: Pick<ShownSituation, 'hasHelp'>,
): HelpCall | 'both' | 'none' | null {
  if (!hasHelp) return null;
  const [first] = new Set(calls);
  if (first === undefined) return 'none';
  return new Set(calls).size > 1 ? 'both' : first;
}

function hadToDecide({ decisions, best, node }: ShownSituation): boolean {
  return decisions.length > 0 || node !== null || (best ?? 0) > 0;
}
