import type { Answer, Situation } from '@fracht/engine';

/** The default text of a question. */
export const NEW_QUESTION = 'Nowe pytanie';

/** A question without a text and without answers. */
export const BLANK_QUESTION: Situation = {
  texts: [],
  text: '',
  points: 0,
  carPoints: 0,
  timeWindowPoints: 0,
  answers: [],
  textAnswer: null,
  points_ok: 0,
  points_wrong: 0,
  feedback_ok: '',
  feedback_wrong: '',
  situation_ok: null,
  situation_wrong: null,
  effects_ok: [],
  effects_wrong: [],
  showCaseAndPolice: false,
  afterDenySituation: null,
};

/** An answer without a text. */
export const NEW_ANSWER: Answer = {
  text: '',
  points: 0,
  feedback: '',
  newCar: false,
  input: false,
  inputType: 'PROLONG_SHIPMENT',
  inputValue: 0,
  image: null,
  changeDistance: 0,
  situation: null,
  effects: [],
};

/** A new question without a text, with two answers. */
export const NEW_QUESTION_NODE: Situation = { ...BLANK_QUESTION, answers: [NEW_ANSWER, NEW_ANSWER] };

/** Creates a new question: a separate object each time, so that it is different from all other new ones. */
export function aNewQuestion(): Situation {
  return { ...NEW_QUESTION_NODE };
}
