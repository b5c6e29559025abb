import type { HelpCall, GameState, OpenSituation, PlayerId, ShownDecision, ShownSituation } from '@fracht/engine';
import { decisionTone } from '../../situations/decision-words.ts';
import { wordedSituations, type OwnSituation } from '../../situations/own-situations.ts';

/** Points for decisions: those reached, and those of the best way. */
export type DecisionSum = { readonly reached: number; readonly best: number };

/** How good an answer was: nothing brings more, something does, or it brought nothing at all. */
export type AnswerVerdict = 'best' | 'fair' | 'poor';

/** The situations in which a player had something to decide, the oldest first. Words and best ways are known after the game. (SIT-13) */
export function decidedSituations(game: GameState, player: PlayerId): readonly OwnSituation[] {
  return wordedSituations(game).filter(({ open, shown }) => open.player === player && hadToDecide(shown));
}

/** The points of several situations together, without the premiums for time and help. (SIT-5) */
export function decisionSum(situations: readonly OwnSituation[]): DecisionSum {
  const sum = (points: (shown: ShownSituation) => number): number =>
    situations.reduce((total, { shown }) => total + points(shown), 0);
  return { reached: sum(({ reached }) => reached), best: sum(({ best }) => best ?? 0) };
}

/** The part of the best way's points that was reached, 0 to 1. */
export function reachedShare({ reached, best }: DecisionSum): number {
  if (best <= 0) return reached >= best ? 1 : 0;
  return Math.min(1, Math.max(0, reached / best));
}

/** How good a decision was, by the best answer to its question. */
export function verdictOf(decision: ShownDecision): AnswerVerdict {
  if (decision.best !== null && decision.answer === decision.best.answer) return 'best';
  return decisionTone(decision) === 'bad' || decision.points <= 0 ? 'poor' : 'fair';
}

/** Was everything answered within the time for the premium? Null where there was none to earn or it was not answered. (SIT-6) */
export function wasInTime(
  { since, doneAt }: Pick<OpenSituation, 'since' | 'doneAt'>,
  { hasBonus, maxTime }: Pick<ShownSituation, 'hasBonus' | 'maxTime'>,
): boolean | null {
  if (doneAt === null || !hasBonus || maxTime === null) return null;
  return doneAt - since <= maxTime * 60;
}

/** Who was asked for help; null where there was nobody to ask. */
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
