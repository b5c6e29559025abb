import {
  type Accident,
  type Answer,
  CAR_TYPES,
  type ChangeEvent,
  type Effect,
  type EffectType,
  type Emergency,
  LANDS,
  type Situation,
} from '@fracht/engine';
import { BLANK_QUESTION, NEW_ANSWER } from './blank.ts';
import type { LibraryItem } from './library-item.ts';
import { tied } from './tied.ts';

/** What follows an answer, and what sets it apart from a plain one. */
type AnswerExtras = Partial<
  Pick<Answer, 'newCar' | 'input' | 'inputType' | 'inputValue' | 'image' | 'changeDistance' | 'situation'>
>;

/** One way on from a question that takes a free text. */
export type TextBranch = {
  readonly points: number;
  readonly feedback: string;
  readonly effects?: readonly Effect[];
  readonly situation?: Situation;
};

/** One consequence; without a value the type itself says everything. */
export function effect(type: EffectType, value = 1): Effect {
  return { type, value };
}

/** A choice: points, the text of the button, what is said afterwards, what it brings about. */
export function answer(
  points: number,
  text: string,
  feedback: string,
  effects: readonly Effect[] = [],
  extras: AnswerExtras = {},
): Answer {
  return {
    ...NEW_ANSWER,
    text: tied(text),
    points,
    feedback: tied(feedback),
    effects,
    ...extras,
  };
}

/** A question with answers. `afterDeny`: what follows where the other side refuses a number that was asked for. */
export function ask(text: string, answers: readonly Answer[], afterDeny: Situation | null = null): Situation {
  return { ...BLANK_QUESTION, ...worded(text), answers, afterDenySituation: afterDeny };
}

/** A question answered by typing `textAnswer`; `{case_number}` and `{police_number}` ask for the incident's own, and then both are shown. */
export function askText(text: string, textAnswer: string, ok: TextBranch, wrong: TextBranch): Situation {
  return {
    ...BLANK_QUESTION,
    ...worded(text),
    textAnswer,
    points_ok: ok.points,
    points_wrong: wrong.points,
    feedback_ok: tied(ok.feedback),
    feedback_wrong: tied(wrong.feedback),
    situation_ok: ok.situation ?? null,
    situation_wrong: wrong.situation ?? null,
    effects_ok: ok.effects ?? [],
    effects_wrong: wrong.effects ?? [],
    showCaseAndPolice: textAnswer.startsWith('{'),
  };
}

/** A critical situation with what most of them share: every car, every land, driving with cargo, two hours to answer. */
export function emergency(
  item: Pick<Emergency, 'id' | 'name' | 'subtype' | 'image' | 'description' | 'help' | 'knowledge'> &
    Partial<Emergency>,
): Emergency {
  return {
    types: CAR_TYPES,
    lands: LANDS,
    status: 'DRIVING_WITH_SHIPMENT',
    theft: false,
    maxTime: 120,
    driverCallPoints: 5,
    bossCallPoints: -5,
    inTimePoints: 10,
    noHelpPoints: 5,
    situation: null,
    carSituation: null,
    timeWindowSituation: null,
    ...item,
    description: tied(item.description),
    help: tied(item.help),
    knowledge: tied(item.knowledge),
  };
}

/** A change event for orders of every type, unless it says otherwise. */
export function change(
  item: Pick<ChangeEvent, 'id' | 'name' | 'description' | 'type' | 'situation'> & Partial<ChangeEvent>,
): ChangeEvent {
  return {
    types: CAR_TYPES,
    truck: null,
    ...item,
    description: tied(item.description),
  };
}

/** A random situation for every car in every land and active, unless it says otherwise. */
export function accident(
  item: Pick<Accident, 'id' | 'name' | 'effects'> & Partial<LibraryItem<Accident>>,
): LibraryItem<Accident> {
  return { types: CAR_TYPES, lands: LANDS, active: 1, ...item };
}

function worded(question: string): Pick<Situation, 'text' | 'texts'> {
  const text = tied(question);
  return { text, texts: [text] };
}
