import {
  type Accident,
  type Answer,
  type Breach,
  CAR_TYPES,
  type ChangeEvent,
  type Effect,
  type EffectType,
  type Emergency,
  type Law,
  type RuleSource,
  LANDS,
  type Situation,
  changeFamily,
  emergencyFamily,
} from '@fracht/engine';
import { BLANK_QUESTION, NEW_ANSWER } from './blank.ts';
import type { LibraryItem } from './library-item.ts';
import { withHardSpaces } from './hard-spaces.ts';

/** Optional parts of an answer: the question that follows it, what it breaks if anything, and fields that most answers do not need. */
type AnswerExtras = Partial<
  Pick<Answer, 'breaks' | 'newCar' | 'input' | 'inputType' | 'inputValue' | 'image' | 'changeDistance' | 'situation'>
>;

/** What follows a right or a wrong typed text. */
export type TextBranch = {
  readonly points: number;
  readonly breaks?: Breach;
  readonly feedback: string;
  readonly effects?: readonly Effect[];
  readonly situation?: Situation;
};

/** One effect; without a value for types that need none. */
export function effect(type: EffectType, value = 1): Effect {
  return { type, value };
}

/** The rule that an answer breaks: `why` says in a few words what is done against it. */
export function breach(law: Law, article: string, why: string): Breach {
  return { law, article: withHardSpaces(article), why: withHardSpaces(why) };
}

/** The source of a rule, and the day on which it was checked there. */
export function source(law: Law, article: string, checked: string): RuleSource {
  return { law, article: withHardSpaces(article), checked };
}

/** An answer: its points, the text of the button, the feedback after it, and its effects; it breaks no rule unless the extras say so. */
export function answer(
  points: number,
  text: string,
  feedback: string,
  effects: readonly Effect[] = [],
  extras: AnswerExtras = {},
): Answer {
  return {
    ...NEW_ANSWER,
    text: withHardSpaces(text),
    points,
    breaks: 'NOTHING',
    feedback: withHardSpaces(feedback),
    effects,
    ...extras,
  };
}

/** A question with answers. `afterDeny`: the question after the other side has refused a number that was asked for. */
export function ask(text: string, answers: readonly Answer[], afterDeny: Situation | null = null): Situation {
  return { ...BLANK_QUESTION, ...worded(text), answers, afterDenySituation: afterDeny };
}

/** A question answered by typing `textAnswer`. `{case_number}` and `{police_number}` stand for the incident's own numbers, which are then both shown. */
export function askText(text: string, textAnswer: string, ok: TextBranch, wrong: TextBranch): Situation {
  return {
    ...BLANK_QUESTION,
    ...worded(text),
    textAnswer,
    points_ok: ok.points,
    points_wrong: wrong.points,
    breaks_ok: ok.breaks ?? 'NOTHING',
    breaks_wrong: wrong.breaks ?? 'NOTHING',
    feedback_ok: withHardSpaces(ok.feedback),
    feedback_wrong: withHardSpaces(wrong.feedback),
    situation_ok: ok.situation ?? null,
    situation_wrong: wrong.situation ?? null,
    effects_ok: ok.effects ?? [],
    effects_wrong: wrong.effects ?? [],
    showCaseAndPolice: ['{case_number}', '{police_number}'].includes(textAnswer),
  };
}

/** A critical situation with the usual defaults: every car type, every country, driving with cargo, two hours to answer, its family's competence. */
export function emergency(
  item: Pick<Emergency, 'id' | 'name' | 'subtype' | 'image' | 'description' | 'help' | 'knowledge'> &
    Partial<Emergency>,
): Emergency {
  const kind = { subtype: item.subtype, types: item.types ?? CAR_TYPES, theft: item.theft ?? false };
  return {
    competence: emergencyFamily(kind),
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
    description: withHardSpaces(item.description),
    help: withHardSpaces(item.help),
    knowledge: withHardSpaces(item.knowledge),
  };
}

/** A change event, by default for orders of every type and with its family's competence. */
export function change(
  item: Pick<ChangeEvent, 'id' | 'name' | 'description' | 'type' | 'situation'> & Partial<ChangeEvent>,
): ChangeEvent {
  return {
    competence: changeFamily(item),
    types: CAR_TYPES,
    truck: null,
    ...item,
    description: withHardSpaces(item.description),
  };
}

/** A random situation, by default active and for every car type in every country. */
export function accident(
  item: Pick<Accident, 'id' | 'name' | 'effects'> & Partial<LibraryItem<Accident>>,
): LibraryItem<Accident> {
  return { types: CAR_TYPES, lands: LANDS, active: 1, ...item };
}

function worded(question: string): Pick<Situation, 'text' | 'texts'> {
  const text = withHardSpaces(question);
  return { text, texts: [text] };
}
