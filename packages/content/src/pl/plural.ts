import { NUMBER } from './number.ts';

const RULES = new Intl.PluralRules('pl');

/** The three Polish forms of a countable word: 1 osoba, 2 osoby, 5 osób. */
export type PluralForms = { readonly one: string; readonly few: string; readonly many: string };

/** The form for a count, without the count itself. */
export function plural(count: number, forms: PluralForms): string {
  const rule = RULES.select(count);
  if (rule === 'one') return forms.one;
  return rule === 'few' ? forms.few : forms.many;
}

/** The count and its form, joined by a non-breaking space: "2 osoby", "1 204 osoby". */
export function counted(count: number, forms: PluralForms): string {
  return `${NUMBER.format(count)}\u00a0${plural(count, forms)}`;
}
