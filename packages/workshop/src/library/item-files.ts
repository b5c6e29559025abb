import type { LibraryKind } from '@fracht/protocol';
import type { LibraryEntry } from '@fracht/kit/api/library-calls.ts';
import { loadChunk } from '@fracht/kit/load-chunk.ts';

/** How items are read whole, for a file or a copy; loaded when the first is asked for. */
export function loadWhole() {
  return loadChunk(() => import('./export-items.ts'));
}

/** Hands the situations to the admin as a file. */
export async function exportItems(kind: LibraryKind, entries: readonly LibraryEntry[]): Promise<void> {
  const { saveItems } = await loadWhole();
  saveItems(kind, entries);
}
