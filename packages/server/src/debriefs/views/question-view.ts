import {
  type AnswerAction,
  bestFeedback,
  isAnswer,
  type PlayerDecision,
  type Recording,
  stateAtDecision,
} from '@fracht/debrief';
import { findOrder, shownSituation, type GameState, type SituationList } from '@fracht/engine';

/** A question as its player saw it. `image`: the name of the situation's picture; null: it has none. */
export type QuestionView = {
  readonly name: string;
  readonly description: string;
  readonly image: string | null;
  readonly text: string;
  readonly answers: readonly string[];
  /** Why the best answer is the best, in its author's words. */
  readonly why: string;
};

/** The question that an answer at that moment belongs to; null: there is none. */
export function questionThen(then: GameState, action: AnswerAction): QuestionView | null {
  const list: SituationList = action.action === 'RESOLVE_EMERGENCY' ? 'emergencies' : 'changes';
  const id = action.action === 'RESOLVE_EMERGENCY' ? action.emergency : action.event;
  const open = findOrder(then, action.order)?.[list].find((one) => one.id === id);
  const shown = open === undefined ? null : shownSituation(then, list, open);
  if (shown?.node == null) return null;
  const { name, description, image, node } = shown;
  const why = bestFeedback(then, action) ?? '';
  return { name, description, image, text: node.text, answers: node.answers.map(({ text }) => text), why };
}

/** The question of a decision as its player saw it; null: it answers none. */
export function decisionQuestion(recording: Recording, decision: PlayerDecision): QuestionView | null {
  const { chosen } = decision;
  if (chosen === null || !isAnswer(chosen)) return null;
  return questionThen(stateAtDecision(recording, decision), chosen);
}
