import { NEW_QUESTION } from '@fracht/content';
import { libraryItemSchemas } from '@fracht/protocol';
import type { LibraryEntry } from '../../../api/library-calls.ts';
import { type EditedItem, linkedItem } from './item.ts';

const schemas = libraryItemSchemas(NEW_QUESTION);

/** An item as its author edits it: without what the server adds, questions that are alike as one. */
export function editedOf(entry: LibraryEntry): EditedItem {
  return linkedItem(parsed(entry));
}

/** The fields in which an item is not as it was saved last; a save names these alone, so that others stay as the server has them. */
export function changedFields(saved: EditedItem, now: EditedItem): Readonly<Record<string, unknown>> {
  const before = new Map<string, unknown>(Object.entries(saved.item));
  return Object.fromEntries(Object.entries(now.item).filter(([name, value]) => before.get(name) !== value));
}

function parsed({ kind, item }: LibraryEntry): EditedItem {
  if (kind === 'EMERGENCY') return { kind, item: schemas.EMERGENCY.parse(item) };
  return kind === 'ACCIDENT'
    ? { kind, item: schemas.ACCIDENT.parse(item) }
    : { kind, item: schemas.CHANGE.parse(item) };
}
