import { acceptedTexts, type Answer, bestAnswerIndex, type Situation } from '@fracht/engine';
import { NEW_ANSWER } from '../author/blank.ts';

/** The initial accepted text: the case number, which the game draws. */
const FIRST_TEXT = '{case_number}';

/** Turns a question into one that is answered by typing: the best answer becomes the outcome of a right text, the next one that of a wrong text. */
export function asTyped(node: Situation): Situation {
  const { answers } = node;
  const right = answers[bestAnswerIndex(node, 'situation')] ?? answers[0];
  const wrong = answers.find((answer) => answer !== right);
  return {
    ...node,
    answers: [],
    textAnswer: FIRST_TEXT,
    showCaseAndPolice: true,
    afterDenySituation: null,
    ...(right === undefined ? {} : sideOf(right, 'ok')),
    ...(wrong === undefined ? {} : sideOf(wrong, 'wrong')),
  };
}

/** Turns a question into one with answers to choose from: the outcomes of a right and a wrong text become two answers. */
export function asChosen(node: Situation): Situation {
  const answers = [answerOf(node, 'ok', acceptedTexts(node)[0] ?? ''), answerOf(node, 'wrong', '')];
  const empty = { points: 0, breaks: undefined, feedback: '', situation: null, effects: [] };
  return {
    ...node,
    textAnswer: null,
    showCaseAndPolice: false,
    answers: node.answers.length > 0 ? node.answers : answers,
    ...sideOf(empty, 'ok'),
    ...sideOf(empty, 'wrong'),
  };
}

type TextSide = Pick<Answer, 'points' | 'breaks' | 'feedback' | 'situation' | 'effects'>;

function sideOf({ points, breaks, feedback, situation, effects }: TextSide, side: 'ok' | 'wrong'): Partial<Situation> {
  return {
    [`points_${side}`]: points,
    [`breaks_${side}`]: breaks,
    [`feedback_${side}`]: feedback,
    [`situation_${side}`]: situation,
    [`effects_${side}`]: effects,
  };
}

function answerOf(node: Situation, side: 'ok' | 'wrong', text: string): Answer {
  return {
    ...NEW_ANSWER,
    text: text.includes('{') ? '' : text,
    points: node[`points_${side}`],
    breaks: node[`breaks_${side}`],
    feedback: node[`feedback_${side}`],
    situation: node[`situation_${side}`],
    effects: node[`effects_${side}`],
  };
}
