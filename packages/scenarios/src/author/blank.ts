import type { Answer, Situation } from '@fracht/engine';

/** The text of a question in a situation that has none yet. */
export const NEW_QUESTION = 'Nowe pytanie';

/** A question that says nothing and leads nowhere. */
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

/** An answer that says nothing yet. */
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

/** A question that asks nothing yet, with two answers. */
export const NEW_QUESTION_NODE: Situation = { ...BLANK_QUESTION, answers: [NEW_ANSWER, NEW_ANSWER] };

/** Another question that asks nothing yet. */
export function aNewQuestion(): Situation {
  return { ...NEW_QUESTION_NODE };
}
