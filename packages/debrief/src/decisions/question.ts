import {
  type GameAction,
  type GameState,
  type OpenNode,
  type OpenSituation,
  type PlayerId,
  type RuleSource,
  type SituationList,
  type Trees,
  currentQuestion,
  findOrder,
  onlyTree,
  placeAfter,
} from '@fracht/engine';
import type { AskedQuestion } from './decision.ts';

/** An action that answers a question, or calls somebody about it. */
export type AnswerAction = Extract<GameAction, { readonly action: 'RESOLVE_EMERGENCY' | 'RESOLVE_CHANGE_EVENT' }>;

/** Whether the action is an answer or a call. */
export function isAnswer(action: { readonly action: string }): action is AnswerAction {
  return action.action === 'RESOLVE_EMERGENCY' || action.action === 'RESOLVE_CHANGE_EVENT';
}

/** Whether the action only calls the driver or the boss. */
export function isCallOnly(action: AnswerAction): boolean {
  return action.answer === undefined && action.text === undefined;
}

/** The situation's id, and the list of the order in which it is. */
export function situationOf(action: AnswerAction): Pick<AskedQuestion, 'list' | 'situation'> {
  return action.action === 'RESOLVE_EMERGENCY'
    ? { list: 'emergencies', situation: action.emergency }
    : { list: 'changes', situation: action.event };
}

/** The question to which an answer of the player would apply in this state; null if there is none. */
export function questionMet(state: GameState, player: PlayerId, action: AnswerAction): AskedQuestion | null {
  const { list, situation } = situationOf(action);
  const open = findOrder(state, action.order)?.[list].find((one) => one.id === situation && one.player === player);
  return open === undefined || open.done ? null : questionAsked(state, list, open);
}

/** The node to which an answer would apply in this state, with what only its author knows; null if there is none. */
export function placeMet(state: GameState, action: AnswerAction): (OpenNode & { readonly open: OpenSituation }) | null {
  const { list, situation } = situationOf(action);
  const open = findOrder(state, action.order)?.[list].find(({ id }) => id === situation);
  const trees = treesOf(state, list, situation);
  const place = open === undefined || trees === null ? null : placeAfter(trees, open.decisions);
  return place === null || open === undefined ? null : { ...place, open };
}

/** The sources of the rules that an answer's situation states. */
export function sourcesOf({ setup: { library } }: GameState, action: AnswerAction): readonly RuleSource[] {
  const { list, situation } = situationOf(action);
  const items = list === 'emergencies' ? library.emergencies : library.changes;
  return items.find(({ id }) => id === situation)?.sources ?? [];
}

function treesOf({ setup: { library } }: GameState, list: SituationList, situation: string): Trees | null {
  if (list === 'emergencies') return library.emergencies.find(({ id }) => id === situation) ?? null;
  const change = library.changes.find(({ id }) => id === situation);
  return change === undefined ? null : onlyTree(change.situation);
}

/** The question at which a situation stands. */
export function questionAsked(state: GameState, list: SituationList, open: OpenSituation): AskedQuestion {
  const { id: situation } = open;
  const question = currentQuestion(state, list, open);
  const key = `${list} ${situation} ${JSON.stringify(question)}`;
  return { list, situation, key, asks: question?.node?.text ?? '' };
}
