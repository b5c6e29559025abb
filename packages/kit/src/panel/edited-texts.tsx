import type { ReactNode } from 'react';
import { conflictText } from '@fracht/content';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { Edits } from './use-edits.ts';

/** A saved text with its version. */
type KeptText<Id> = { readonly id: Id; readonly value: string; readonly version: number };

export type ChangedText<Id> = { readonly id: Id; readonly value: string };

/** The typed texts that differ from the saved ones. */
export function changedTexts<Id>(
  items: readonly KeptText<Id>[],
  texts: ReadonlyMap<Id, string>,
): readonly ChangedText<Id>[] {
  return items.flatMap(({ id, value }) => {
    const text = texts.get(id);
    return text === undefined || text === value ? [] : [{ id, value: text }];
  });
}

/** Dialog for texts that somebody else has also changed; `shown` renders a text for reading, such as HTML. */
export function TextConflicts<Id extends string | number>({
  edits,
  isBusy,
  nameOf,
  shown = (text) => text,
}: {
  edits: Edits<Id, KeptText<Id>>;
  isBusy: boolean;
  nameOf: (id: Id) => string;
  shown?: (text: string) => ReactNode;
}) {
  const { meanwhile, texts } = edits;
  if (meanwhile === null) return null;
  const conflicts = meanwhile.items
    .filter(({ id }) => meanwhile.ids.includes(id))
    .map(({ id, value }) => ({
      id,
      name: nameOf(id),
      mine: shown(texts.get(id) ?? '') || conflictText.empty,
      theirs: shown(value) || conflictText.empty,
    }));
  return (
    <ConflictDialog
      conflicts={conflicts}
      isBusy={isBusy}
      onSettle={(theirs) => void edits.settle(theirs)}
      onBack={edits.back}
    />
  );
}
