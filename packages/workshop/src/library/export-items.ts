import { libraryListText, libraryText } from '@fracht/content';
import { NEW_QUESTION } from '@fracht/scenarios';
import {
  LIBRARY_FILE,
  type LibraryFile,
  libraryItemSchemas,
  type LibraryKind,
  SCENARIO_LIMITS,
} from '@fracht/protocol';
import type { LibraryEntry } from '@fracht/kit/api/library-calls.ts';
import { fileName, saveFile } from '@fracht/kit/files/save-file.ts';
import { notify } from '@fracht/kit/ui/toasts.ts';

const schemas = libraryItemSchemas(NEW_QUESTION);

/** Situations of one library as a file: the fields that a save takes, without those that the server computes. */
export function fileOf(kind: LibraryKind, entries: readonly LibraryEntry[]): LibraryFile {
  const items = entries.map(({ item }) => ({ ...schemas[kind].parse(item), active: item.active }));
  return { format: LIBRARY_FILE.format, version: LIBRARY_FILE.version, kind, items };
}

/** Has the browser download the situations as a file that the import reads. */
export function saveItems(kind: LibraryKind, entries: readonly LibraryEntry[]): void {
  const [first] = entries;
  const words = entries.length === 1 && first !== undefined ? [first.item.name] : [libraryText.titles[kind]];
  const text = JSON.stringify(fileOf(kind, entries), null, 1);
  saveFile(fileName(words, 'json'), new Blob([text], { type: 'application/json' }));
  notify({ type: 'other', text: libraryListText.exported(entries.length) });
}

/** An item without its id, under another name. */
export function copyOf({ kind, item }: LibraryEntry): Readonly<Record<string, unknown>> {
  const { id: _, name, ...fields } = schemas[kind].parse(item);
  return { ...fields, name: libraryListText.copyOf(name).slice(0, SCENARIO_LIMITS.name) };
}
