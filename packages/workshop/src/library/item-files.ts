import type { LibraryKind } from '@fracht/protocol';
import type { LibraryEntry } from '@fracht/kit/api/library-calls.ts';
import { loadChunk } from '@fracht/kit/load-chunk.ts';

/** Loads the code that reads whole items, for a file or a copy, when it is first needed. */
export function loadWhole() {
  return loadChunk(() => import('./export-items.ts'));
}

/** Has the browser download the situations as a file. */
export async function exportItems(kind: LibraryKind, entries: readonly LibraryEntry[]): Promise<void> {
  const { saveItems } = await loadWhole();
  saveItems(kind, entries);
}
