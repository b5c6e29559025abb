import { libraryFilesText } from '@fracht/content';
import { libraryFile, type LibraryFile } from '@fracht/protocol';

const MOST_BYTES = 16 * 1_048_576;

/** A file of situations, or why it is none. */
export type ReadLibrary =
  | { readonly file: LibraryFile; readonly fault: null }
  | { readonly file: null; readonly fault: string };

/** Reads a chosen file and checks its outer shape only; the server checks the items. */
export async function readLibraryFile(chosen: File): Promise<ReadLibrary> {
  if (chosen.size > MOST_BYTES) return { file: null, fault: libraryFilesText.tooLarge };
  const read = libraryFile.safeParse(parsed(await chosen.text()));
  return read.success ? { file: read.data, fault: null } : { file: null, fault: libraryFilesText.notFile };
}

/** The file with only the items of these indexes. */
export function partOf(file: LibraryFile, places: readonly number[]): Blob {
  const part: LibraryFile = { ...file, items: places.map((place) => file.items[place] ?? {}) };
  return new Blob([JSON.stringify(part)], { type: 'application/json' });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
