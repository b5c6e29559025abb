import {
  breaksText,
  carActionLabels,
  changeTypeLabels,
  cargoTraitLabels,
  competenceLabels,
  differenceText,
  draftText,
  effectLabels,
  effectsSentence,
  emergencySubtypeLabels,
  landLabels,
  libraryItemText,
  SITUATION_PICTURES,
  sourcesText,
} from '@fracht/content';
import type { Breach, Effect, RuleSource, TreeName } from '@fracht/engine';
import { formatDate, formatShort } from '@fracht/kit/format.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { branchOf, type Change, type EditedItem, indexOf, pathOf, type QuestionIndex } from '@fracht/scenarios';
import type { Author, KeptItem } from './desk.ts';

const GAP = '\u00a0';

/** A difference in words: where, what, and for a field its value before and after. */
export type ChangeWords = {
  readonly place: string;
  readonly what: string;
  readonly more: string;
  readonly from: string | null;
  readonly to: string | null;
};

/** The differences between two items in words. */
export function draftChangeWords(
  changes: readonly Change[],
  before: EditedItem,
  after: EditedItem,
): readonly ChangeWords[] {
  const numbers = { before: indexOf(before), after: indexOf(after) };
  return changes.map((change) => {
    const place = placeOf(change.path, change.what === 'removed' ? numbers.before : numbers.after);
    if (change.what === 'field') return { place, more: '', ...fieldWords(change) };
    return { place, what: thingWords(change), more: moreOf(change, numbers.before), from: null, to: null };
  });
}

/** The name of an author; for an item that came with the game or with a newer version of it, a phrase that says so. */
export function whoOf({ author, date, isCorrection }: Omit<KeptItem, 'edited'>): string {
  if (author !== null) return personName(author);
  if (isCorrection) return draftText.correction;
  return date === null ? draftText.builtIn : draftText.nobody;
}

/** Whether the author is the person who is logged in. */
export function isOwn(author: Author, user: { readonly id: string } | null): boolean {
  return author !== null && author.id === user?.id;
}

function placeOf(path: string, numbers: QuestionIndex): string {
  const branch = branchOf(path);
  if (branch === null) return differenceText.item;
  const question = pathOf(branch);
  const number = numbers.numberAt(question);
  const [, answer] = /^\.answers\.(\d+)$/u.exec(path.slice(question.length)) ?? [];
  const tree: TreeName = branch.tree;
  return [
    libraryItemText.trees[tree],
    number === null ? '' : libraryItemText.question(number).toLocaleLowerCase('pl'),
    answer === undefined ? '' : `odp.${GAP}${String(Number(answer) + 1)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

type Thing = Exclude<Change, { what: 'field' }>;

function thingWords({ thing, what, text }: Thing): string {
  return differenceText[thing][what](text === '' ? differenceText.noText : text);
}

function moreOf(change: Thing, before: QuestionIndex): string {
  if (change.what === 'moved') return differenceText.from(placeOf(change.from, before));
  if (change.thing === 'branch') return change.questions > 1 ? differenceText.whole(change.questions) : '';
  return change.questions > 0 ? differenceText.with(change.questions) : '';
}

function fieldWords({ field, from, to }: Extract<Change, { what: 'field' }>) {
  return { what: differenceText.field(field), from: valueWords(field, from), to: valueWords(field, to) };
}

const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  subtype: emergencySubtypeLabels,
  competence: competenceLabels,
  cargo: cargoTraitLabels,
  ownership: libraryItemText.owners,
  type: changeTypeLabels,
  status: carActionLabels,
  inputType: effectLabels,
  lands: landLabels,
};

/** A value of a field as shown to people. */
function valueWords(field: string, value: unknown): string {
  const text = differenceText;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'number') return [formatShort(value), text.unit(field)].filter((part) => part !== '').join(GAP);
  if (Array.isArray(value)) return listWords(field, value);
  if (field === 'truck') return truckWords(value);
  if (BREAKS.includes(field)) return breaksWords(value);
  if (typeof value !== 'string') return text.none;
  if (field === 'image') return SITUATION_PICTURES.find(({ name }) => name === value)?.alt ?? value;
  return LABELS[field]?.[value] ?? (value === '' ? text.empty : text.quoted(value));
}

function listWords(field: string, values: readonly unknown[]): string {
  if (values.length === 0) return differenceText.none;
  if (values.every(isEffect)) return effectsSentence(values);
  if (values.every(isSource)) return values.map(sourceWords).join('; ');
  return values
    .map((value) => String(value))
    .map((value) => (field === 'texts' ? differenceText.quoted(value) : (LABELS[field]?.[value] ?? value)))
    .join(', ');
}

function sourceWords(source: RuleSource): string {
  const { place, checked } = sourcesText;
  return [place(source), source.checked === '' ? '' : checked(formatDate(source.checked))].filter(Boolean).join('. ');
}

function truckWords(value: unknown): string {
  if (value === 'SAME') return libraryItemText.truck.same;
  return typeof value === 'string' ? value : libraryItemText.truck.drawn;
}

/** The fields for the rule that an answer breaks. */
const BREAKS: readonly string[] = ['breaks', 'breaks_ok', 'breaks_wrong'];

function breaksWords(value: unknown): string {
  if (isBreach(value)) return breaksText.sentence(value);
  return value === 'NOTHING' ? breaksText.nothing : breaksText.unsaid;
}

function isBreach(value: unknown): value is Breach {
  return typeof value === 'object' && value !== null && 'law' in value && 'why' in value;
}

function isSource(value: unknown): value is RuleSource {
  return typeof value === 'object' && value !== null && 'law' in value && 'checked' in value;
}

function isEffect(value: unknown): value is Effect {
  return typeof value === 'object' && value !== null && 'type' in value && 'value' in value;
}
