import { libraryFilesText } from '@fracht/content';
import { libraryFile, type LibraryFile } from '@fracht/protocol';

const MOST_BYTES = 16 * 1_048_576;
/** A call takes a mebibyte; an item of the largest size still fits beside others. */
const PART_LENGTH = 300_000;

/** A file of situations, or why it is none. */
export type ReadFile =
  | { readonly file: LibraryFile; readonly fault: null }
  | { readonly file: null; readonly fault: string };

/** Reads a file that somebody chose; nothing of it is trusted but its outer shape. */
export async function readLibraryFile(chosen: File): Promise<ReadFile> {
  if (chosen.size > MOST_BYTES) return { file: null, fault: libraryFilesText.tooLarge };
  const read = libraryFile.safeParse(parsed(await chosen.text()));
  return read.success ? { file: read.data, fault: null } : { file: null, fault: libraryFilesText.notFile };
}

/** The places of items in parts that a call can take, in their order. Throws RangeError where an item is too deep to be written. */
export function partsOf(file: LibraryFile, places: readonly number[]): readonly (readonly number[])[] {
  const parts: number[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const size = JSON.stringify(file.items[place] ?? null).length;
    if (length + size > PART_LENGTH) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(place);
    length += size;
  }
  return parts;
}

/** The file with the items of these places alone. */
export function partOf(file: LibraryFile, places: readonly number[]): LibraryFile {
  return { ...file, items: places.map((place) => file.items[place] ?? {}) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
