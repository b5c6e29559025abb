import type { Accident, Answer, ChangeEvent, Emergency, Situation } from '@fracht/engine';
import { SCENARIO_LIMITS } from '@fracht/protocol';
import { branchOf, isWithin } from './branches.ts';
import {
  type AnswerFields,
  type EditedItem,
  NEW_ANSWER,
  NEW_QUESTION_NODE,
  type QuestionFields,
  questionOf,
  withBranch,
} from './item.ts';

type TreeKey = 'situation' | 'carSituation' | 'timeWindowSituation';
/** The fields of an item beside its trees; those that its kind does not have are left out. */
export type ItemFields = {
  readonly EMERGENCY: Partial<Omit<Emergency, 'id' | TreeKey>>;
  readonly ACCIDENT: Partial<Omit<Accident, 'id'>>;
  readonly CHANGE: Partial<Omit<ChangeEvent, 'id' | TreeKey>>;
};

/** Everything an author can do to an item. `path` is the place of a question, as in the checkers' findings. */
export type Command =
  | { readonly do: 'emergency'; readonly fields: ItemFields['EMERGENCY'] }
  | { readonly do: 'accident'; readonly fields: ItemFields['ACCIDENT'] }
  | { readonly do: 'change'; readonly fields: ItemFields['CHANGE'] }
  | { readonly do: 'question'; readonly path: string; readonly fields: QuestionFields }
  | { readonly do: 'answer'; readonly path: string; readonly index: number; readonly fields: AnswerFields }
  | { readonly do: 'addAnswer'; readonly path: string; readonly answer?: Answer }
  | { readonly do: 'removeAnswer'; readonly path: string; readonly index: number }
  | { readonly do: 'moveAnswer'; readonly path: string; readonly from: number; readonly to: number }
  | { readonly do: 'put'; readonly path: string; readonly branch: Situation }
  | { readonly do: 'remove'; readonly path: string }
  | { readonly do: 'move'; readonly from: string; readonly to: string };

/** The item after a command; the same one, not a copy, where the command does not fit it or changes nothing. */
export function applied(edited: EditedItem, command: Command): EditedItem {
  if (command.do === 'put') return placed(edited, command.path, () => command.branch);
  if (command.do === 'remove') return placed(edited, command.path, () => null);
  if (command.do === 'move') return moved(edited, command.from, command.to);
  if (command.do === 'emergency' || command.do === 'accident' || command.do === 'change')
    return changedItem(edited, command);
  return placed(edited, command.path, (node) => (node === null ? null : changedQuestion(node, command)));
}

function changedItem(
  edited: EditedItem,
  command: Extract<Command, { do: 'emergency' | 'accident' | 'change' }>,
): EditedItem {
  if (command.do === 'emergency' && edited.kind === 'EMERGENCY')
    return withFields(edited, { item: withFields(edited.item, command.fields) });
  if (command.do === 'accident' && edited.kind === 'ACCIDENT')
    return withFields(edited, { item: withFields(edited.item, command.fields) });
  if (command.do === 'change' && edited.kind === 'CHANGE')
    return withFields(edited, { item: withFields(edited.item, command.fields) });
  return edited;
}

/** Whether a branch can be put there: a place of the item where no question stands. */
export function isFree(edited: EditedItem, path: string): boolean {
  const branch = branchOf(path);
  if (branch === null || questionOf(edited, branch) !== null) return false;
  return applied(edited, { do: 'put', path, branch: NEW_QUESTION_NODE }) !== edited;
}

type OfQuestion = Extract<Command, { do: 'question' | 'answer' | 'addAnswer' | 'removeAnswer' | 'moveAnswer' }>;

function changedQuestion(node: Situation, command: OfQuestion): Situation {
  if (command.do === 'question') return withFields(node, command.fields);
  return withAnswers(node, changedAnswers(node.answers, command));
}

function changedAnswers(
  answers: readonly Answer[],
  command: Exclude<OfQuestion, { do: 'question' }>,
): readonly Answer[] {
  if (command.do === 'moveAnswer') return reordered(answers, command.from, command.to);
  if (command.do === 'removeAnswer') return answers.filter((_, index) => index !== command.index);
  if (command.do === 'answer')
    return answers.map((answer, index) => (index === command.index ? withFields(answer, command.fields) : answer));
  return answers.length >= SCENARIO_LIMITS.answers ? answers : [...answers, command.answer ?? NEW_ANSWER];
}

function placed(edited: EditedItem, path: string, change: (node: Situation | null) => Situation | null): EditedItem {
  const branch = branchOf(path);
  return branch === null ? edited : withBranch(edited, branch, change);
}

/** A branch goes to a free place outside itself. */
function moved(edited: EditedItem, from: string, to: string): EditedItem {
  const source = branchOf(from);
  const branch = source === null ? null : questionOf(edited, source);
  if (branch === null || isWithin(to, from) || !isFree(edited, to)) return edited;
  return applied(applied(edited, { do: 'put', path: to, branch }), { do: 'remove', path: from });
}

function withFields<T extends object>(before: T, fields: NoInfer<Partial<T>>): T {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(fields).every(([key, value]) => Object.is(old.get(key), value))
    ? before
    : { ...before, ...fields };
}

function withAnswers(node: Situation, answers: readonly Answer[]): Situation {
  const isSame =
    answers.length === node.answers.length && answers.every((answer, place) => answer === node.answers[place]);
  return isSame ? node : { ...node, answers };
}

function reordered(answers: readonly Answer[], from: number, to: number): readonly Answer[] {
  const answer = answers[from];
  if (answer === undefined || to < 0 || to >= answers.length) return answers;
  return answers.toSpliced(from, 1).toSpliced(to, 0, answer);
}
