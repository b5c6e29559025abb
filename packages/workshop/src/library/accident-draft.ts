import { accidentFormText, findingText } from '@fracht/content';
import { effectRange, fitsRange, hasClash, NEW_QUESTION, newEffect } from '@fracht/scenarios';
import { type Accident, CAR_TYPES, type EffectType, LANDS, type RuleSource } from '@fracht/engine';
import { type AccidentPayload, libraryItemSchemas } from '@fracht/protocol';
import { formatNumber } from '@fracht/kit/format.ts';
import { fieldNumber, parseNumber } from '@fracht/kit/forms/typed-number.ts';

/** An effect as it is typed: its value may not be a number yet. */
export type DraftEffect = {
  readonly key: number;
  readonly type: EffectType;
  readonly value: string;
  readonly isFull: boolean;
};

/** A random situation as it is typed. */
export type AccidentDraft = Pick<
  Accident,
  'name' | 'types' | 'lands' | 'ownership' | 'status' | 'competence' | 'sources'
> & {
  readonly isActive: boolean;
  readonly effects: readonly DraftEffect[];
};

/** What is wrong with a draft, by the names of its fields. */
export type DraftErrors = Readonly<Record<string, string>>;

/** A new situation: for every car, everywhere, a stop of a quarter of an hour. */
export const NEW_DRAFT: AccidentDraft = {
  name: '',
  isActive: true,
  types: CAR_TYPES,
  lands: LANDS,
  effects: [{ key: 0, type: 'TIME', value: '15', isFull: false }],
};

/** A stored situation as the draft that its form begins with. */
export function accidentDraftOf({
  name,
  active,
  types,
  lands,
  ownership,
  status,
  competence,
  sources,
  effects,
}: AccidentPayload): AccidentDraft {
  return {
    name,
    ownership,
    status,
    competence,
    sources,
    isActive: active === 1,
    types,
    lands,
    effects: effects.map(({ type, value, full_val }, key) => ({
      key,
      type,
      value: fieldNumber(value),
      isFull: full_val === true,
    })),
  };
}

/** The effects with a new one at the end, which has a sensible value. */
export function withEffect(effects: readonly DraftEffect[]): readonly DraftEffect[] {
  const key = Math.max(-1, ...effects.map((effect) => effect.key)) + 1;
  return [...effects, { key, type: 'TIME', value: '15', isFull: false }];
}

/** The effect changed to another type, with that type's initial number: the old one was meant for something else. */
export function retyped(effect: DraftEffect, type: EffectType): DraftEffect {
  return { ...effect, type, value: fieldNumber(newEffect(type).value), isFull: false };
}

/** The errors that keep a draft from being saved; empty if there are none. */
export function errorsOf({ name, types, lands, sources = [], effects }: AccidentDraft): DraftErrors {
  const text = accidentFormText;
  const found: readonly (readonly [string, string | null])[] = [
    ['name', name.trim() === '' ? text.noName : null],
    ['types', types.length === 0 ? text.noCar : null],
    ['lands', lands.length === 0 ? text.noLand : null],
    ['sources', sources.every(isWhole) ? null : text.noPlace],
    ['effects', effects.length === 0 ? text.noEffect : hasClash(effects) ? findingText.EFFECTS_CLASH : null],
    ...effects.map((effect) => [valueField(effect), valueError(effect)] as const),
  ];
  return Object.fromEntries(found.flatMap(([field, error]) => (error === null ? [] : [[field, error]])));
}

/** Whether a source has its place and its day. */
function isWhole({ article, checked }: RuleSource): boolean {
  return article.trim() !== '' && checked !== '';
}

/** The name under which the error of an effect's value is kept. */
export function valueField({ key }: DraftEffect): string {
  return `effects.${String(key)}.value`;
}

/** The draft as the payload of a save; only for one without errors. */
export function accidentFields({
  name,
  isActive,
  types,
  lands,
  ownership,
  status,
  competence,
  sources,
  effects,
}: AccidentDraft): Readonly<Record<string, unknown>> {
  return {
    name: name.trim(),
    active: isActive ? 1 : 0,
    // An empty value removes the choice: fields that a save does not contain stay.
    competence: competence ?? '',
    ownership: ownership ?? '',
    status: status ?? '',
    sources: sources ?? [],
    types,
    lands,
    effects: effects.map(({ type, value, isFull }) => ({
      type,
      value: isFull ? 0 : (parseNumber(value) ?? Number.NaN),
      ...(isFull ? { full_val: true } : {}),
    })),
  };
}

/** The draft as a game plays it; null while it has errors. */
export function playable(draft: AccidentDraft, id: string): Accident | null {
  if (Object.keys(errorsOf(draft)).length > 0) return null;
  const read = ACCIDENT.safeParse({ ...accidentFields(draft), id });
  return read.success ? read.data : null;
}

/** Whether two drafts would make the same payload. */
export function isSameAccident(one: AccidentDraft, other: AccidentDraft): boolean {
  return JSON.stringify(stored(one)) === JSON.stringify(stored(other));
}

const { ACCIDENT } = libraryItemSchemas(NEW_QUESTION);

function stored(draft: AccidentDraft): unknown {
  const read = ACCIDENT.safeParse({ ...accidentFields(draft), id: 'x' });
  return read.success ? { ...read.data, active: draft.isActive } : draft;
}

/** What is wrong with an effect's value; null: nothing. */
function valueError({ type, value, isFull }: DraftEffect): string | null {
  const text = accidentFormText;
  if (isFull) return null;
  const number = parseNumber(value);
  const range = effectRange(type);
  if (number === null) return text.notNumber;
  if (!fitsRange(number, range))
    return text.out(formatNumber(range.least), formatNumber(range.most), range.decimals === 0);
  return number === 0 && !range.hasZero ? text.zero : null;
}
