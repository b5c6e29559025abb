import { classText } from '@fracht/content';
import { LIMITS, oneLine } from '@fracht/protocol';
import { personName } from '@fracht/kit/session/names.ts';

export type ClassName = { readonly first_name: string; readonly last_name: string };

/** Parses a list of people, one per line: the first word is the first name. Empty lines are skipped. */
export function namesOf(text: string): readonly ClassName[] {
  return linesOf(text).map(({ words: [first = '', ...rest] }) => ({ first_name: first, last_name: rest.join(' ') }));
}

/** What is wrong with a text as a list of people; null if nothing. */
export function namesError(text: string): string | null {
  const lines = linesOf(text);
  if (lines.length === 0) return classText.nobody;
  if (lines.length > LIMITS.codes) return classText.tooMany(lines.length, LIMITS.codes);
  const short = lines.filter(({ words }) => words.length < 2).map(({ number }) => number);
  return short.length === 0 ? null : classText.noLastName(short);
}

/** Duplicate names, each once: those that occur twice in the list, or both in it and among the present students. */
export function duplicateNames(names: readonly ClassName[], students: readonly ClassName[]): readonly string[] {
  const seen = new Set(students.map(nameKey));
  const twice = new Map<string, string>();
  for (const name of names) {
    const key = nameKey(name);
    if (seen.has(key)) twice.set(key, personName(name));
    seen.add(key);
  }
  return [...twice.values()];
}

function nameKey({ first_name, last_name }: ClassName): string {
  return oneLine(`${first_name} ${last_name}`).toLocaleLowerCase('pl');
}

function linesOf(text: string): readonly { readonly number: number; readonly words: readonly string[] }[] {
  return text
    .split(/\r?\n/u)
    .map((line, index) => ({ number: index + 1, words: line.split(/[\s,;]+/u).filter((word) => word !== '') }))
    .filter(({ words }) => words.length > 0);
}
