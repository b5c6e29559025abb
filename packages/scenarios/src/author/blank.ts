import type { Situation } from '@fracht/engine';

/** The text of a question in a situation that has none yet. (spec §3 "Situation") */
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
