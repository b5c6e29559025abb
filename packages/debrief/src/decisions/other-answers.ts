import {
  type GameState,
  MOST_MINUTES,
  type ShownAnswer,
  acceptedTexts,
  currentQuestion,
  findOrder,
  isRightText,
  withNumbers,
} from '@fracht/engine';
import type { Alternative } from './decision.ts';
import { type AnswerAction, isCallOnly, placeMet, situationOf } from './question.ts';

/**
 * For an answer: every other answer to the same question, with the minutes that its field shows at first; for a wrong text the right one;
 * for a call, not calling. (DCN-2)
 */
export function otherAnswers(state: GameState, action: AnswerAction): readonly Alternative[] {
  if (isCallOnly(action)) return [{ actions: [] }];
  const { list, situation } = situationOf(action);
  const open = findOrder(state, action.order)?.[list].find(({ id }) => id === situation);
  const node = open === undefined ? null : (currentQuestion(state, list, open)?.node ?? null);
  if (node === null) return [];
  if (node.textInput) return rightText(state, action);
  return node.answers.flatMap((answer, index) =>
    index === action.answer ? [] : [{ actions: [answered(action, index, answer)] }],
  );
}

function answered(action: AnswerAction, index: number, { input, inputValue }: ShownAnswer): AnswerAction {
  const { answer: _answer, text: _text, input: _input, call: _call, ...rest } = { call: undefined, ...action };
  const minutes = Math.min(MOST_MINUTES, Math.max(0, Math.round(inputValue)));
  return { ...rest, answer: index, ...(input ? { input: minutes } : {}) };
}

function rightText(state: GameState, action: AnswerAction): readonly Alternative[] {
  const place = placeMet(state, action);
  if (place === null || isRightText(place.node, action.text ?? '', place.open)) return [];
  const [text] = acceptedTexts(place.node);
  return text === undefined ? [] : [{ actions: [{ ...action, text: withNumbers(text, place.open.numbers) }] }];
}
