import type { ReactNode } from 'react';
import { conflictText } from '@fracht/content';
import { asText } from '../api/read.ts';
import { mergedChanges } from './merged-changes.ts';
import type { Conflict } from './conflict-dialog.tsx';
import type { Merge } from './use-conflicts.tsx';

/** How each field is named, and how its value is shown, if two people have changed it. */
export type FieldWords<Values> = {
  readonly [Name in keyof Values]-?: { readonly name: string; readonly show?: (value: Values[Name]) => ReactNode };
};

/** Merges the fields of a form, for `useConflicts`. */
export function mergeFields<Values extends object>(
  words: FieldWords<Values>,
): (base: Values, mine: Values, theirs: Values) => Merge<Values> {
  return (base, mine, theirs) => {
    const { merged, collided } = mergedChanges(base, mine, theirs);
    const choose = (ids: readonly string[]): Values => {
      const chosen = Object.entries(theirs).filter(([name]) => ids.includes(name));
      return { ...merged, ...Object.fromEntries(chosen) };
    };
    return { merged, conflicts: collided.map((name) => conflictOf(words, name, { mine, theirs })), choose };
  };
}

function conflictOf<Values extends object>(
  words: FieldWords<Values>,
  id: keyof Values & string,
  sides: { readonly mine: Values; readonly theirs: Values },
): Conflict<string> {
  const { name, show = shown } = words[id];
  return { id, name, mine: show(sides.mine[id]), theirs: show(sides.theirs[id]) };
}

function shown(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = asText(value) ?? '';
  return text === '' ? conflictText.empty : text;
}
