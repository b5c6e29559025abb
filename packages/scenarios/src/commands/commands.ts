import {
  type Answer,
  type ChangeEvent,
  type Emergency,
  isTypedQuestion,
  type Situation,
  type TreeName,
} from '@fracht/engine';
import { SCENARIO_LIMITS } from '@fracht/protocol';
import { NEW_ANSWER } from '../author/blank.ts';
import type { AnswerFields, EditedItem, QuestionFields } from '../item/item.ts';
import {
  type Attempt,
  carryTo,
  dropAll,
  insertAt,
  isRefused,
  moveTo,
  splitOffAt,
  putAt,
  withQuestion,
} from '../places/places.ts';
import { withAnswers } from '../walk/steps.ts';
import { asChosen, asTyped } from './kinds.ts';

/** The fields of an item outside its trees, for each kind that commands can change. */
export type ItemFields = {
  readonly EMERGENCY: Partial<Omit<Emergency, 'id' | TreeName>>;
  readonly CHANGE: Partial<Omit<ChangeEvent, 'id' | TreeName>>;
};

/**
 * Everything an author can do to an item, as data (command pattern). `path` leads to a question, as in findings; a change of a question
 * applies wherever the question occurs.
 */
export type Command =
  | { readonly do: 'emergency'; readonly fields: ItemFields['EMERGENCY'] }
  | { readonly do: 'change'; readonly fields: ItemFields['CHANGE'] }
  | OfQuestion
  | PlacingCommand
  | { readonly do: 'several'; readonly commands: readonly Command[] };

/** Commands that change one question. */
type OfQuestion =
  | { readonly do: 'question'; readonly path: string; readonly fields: QuestionFields }
  | { readonly do: 'variant'; readonly path: string; readonly index: number; readonly text: string }
  | { readonly do: 'kind'; readonly path: string; readonly isTyped: boolean }
  | { readonly do: 'answer'; readonly path: string; readonly index: number; readonly fields: AnswerFields }
  | { readonly do: 'addAnswer'; readonly path: string };

/** Commands that place or remove something; refused if it is not allowed there. */
export type PlacingCommand =
  | { readonly do: 'put'; readonly path: string; readonly branch: Situation }
  | { readonly do: 'remove'; readonly path: string }
  | { readonly do: 'drop'; readonly path: string }
  | { readonly do: 'cutAnswer'; readonly path: string; readonly index: number }
  | { readonly do: 'move'; readonly from: string; readonly to: string }
  | { readonly do: 'part'; readonly path: string }
  | { readonly do: 'insert'; readonly path: string; readonly at: number; readonly answer: Answer }
  | {
      readonly do: 'carry';
      readonly from: { readonly path: string; readonly index: number };
      readonly path: string;
      readonly at: number;
    };

/** Applies a command. Returns the same object, not a copy, if the command does not fit the item, is refused or changes nothing. */
export function applied(edited: EditedItem, command: Command): EditedItem {
  if (command.do === 'several') return command.commands.reduce(applied, edited);
  if (command.do === 'emergency' || command.do === 'change') return changedItem(edited, command);
  if (isPlacing(command)) {
    const attempt = attempted(edited, command);
    return isRefused(attempt) ? edited : attempt;
  }
  return withQuestion(edited, command.path, (node) => changedQuestion(node, command));
}

/** Applies a placing command; returns the new item, or the reason for the refusal. */
export function attempted(edited: EditedItem, command: PlacingCommand): Attempt {
  if (command.do === 'put') return putAt(edited, command.path, command.branch);
  if (command.do === 'remove') return putAt(edited, command.path, null);
  if (command.do === 'drop') return dropAll(edited, command.path);
  if (command.do === 'part') return splitOffAt(edited, command.path);
  if (command.do === 'cutAnswer')
    return withQuestion(edited, command.path, (node) => withoutAnswer(node, command.index));
  if (command.do === 'move') return moveTo(edited, command.from, command.to);
  if (command.do === 'insert') return insertAt(edited, command.path, command.at, command.answer);
  return carryTo(edited, command.from, command.path, command.at);
}

function isPlacing(command: OfQuestion | PlacingCommand): command is PlacingCommand {
  return ['put', 'remove', 'drop', 'cutAnswer', 'move', 'part', 'insert', 'carry'].includes(command.do);
}

function changedItem(edited: EditedItem, command: Extract<Command, { do: 'emergency' | 'change' }>): EditedItem {
  if (command.do === 'emergency' && edited.kind === 'EMERGENCY')
    return withFields(edited, { item: withFields(edited.item, command.fields) });
  if (command.do === 'change' && edited.kind === 'CHANGE')
    return withFields(edited, { item: withFields(edited.item, command.fields) });
  return edited;
}

function changedQuestion(node: Situation, command: OfQuestion): Situation {
  if (command.do === 'question') return withFields(node, wordedAlike(node, command.fields));
  if (command.do === 'variant') return withWording(node, command.index, command.text);
  if (command.do === 'kind' && command.isTyped === isTypedQuestion(node)) return node;
  if (command.do === 'kind') return command.isTyped ? asTyped(node) : asChosen(node);
  return withAnswers(node, changedAnswers(node.answers, command));
}

function changedAnswers(
  answers: readonly Answer[],
  command: Exclude<OfQuestion, { do: 'question' | 'variant' | 'kind' }>,
): readonly Answer[] {
  if (command.do === 'answer')
    return answers.map((answer, index) => (index === command.index ? withFields(answer, command.fields) : answer));
  return answers.length >= SCENARIO_LIMITS.answers ? answers : [...answers, { ...NEW_ANSWER }];
}

function withFields<T extends object>(before: T, fields: NoInfer<Partial<T>>): T {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(fields).every(([key, value]) => Object.is(old.get(key), value))
    ? before
    : { ...before, ...fields };
}

function withWording(node: Situation, index: number, wording: string): Situation {
  const { texts } = node;
  return index >= texts.length || texts[index] === wording ? node : { ...node, texts: texts.with(index, wording) };
}

/** If the changed text is also one of the wordings, changes that too. */
function wordedAlike(node: Situation, fields: QuestionFields): QuestionFields {
  const { text } = fields;
  if (text === undefined || fields.texts !== undefined || !node.texts.includes(node.text)) return fields;
  return { ...fields, texts: node.texts.map((wording) => (wording === node.text ? text : wording)) };
}

function withoutAnswer(node: Situation, index: number): Situation {
  return withAnswers(
    node,
    node.answers.filter((_, place) => place !== index),
  );
}
