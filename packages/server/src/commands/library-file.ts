import { setImmediate } from 'node:timers/promises';
import { libraryFile, type LibraryKind, REQUEST_BOUNDS } from '@fracht/protocol';
import { fieldError } from '../errors.ts';

/** An item of a file, not parsed yet, and how many values it has: parsing and checking it takes that long. */
export type ItemText = { readonly text: string; readonly values: number };

/** A file of situations whose items are not parsed yet. */
export type LibraryTexts = { readonly kind: LibraryKind; readonly items: readonly ItemText[] };

/** Limits on a file: what people may have written within 16 MiB. */
const FILE_BOUNDS = { values: 1_500_000, depth: 2000 };
/** Characters that are looked at before the event loop gets its turn: a few milliseconds. */
const SCANNED_AT_ONCE = 200_000;

/**
 * Finds the items of a file of situations, so that each is parsed by itself and games go on in between: parsing all of a file at once takes up to half a second.
 * Throws VALIDATION on `file` if it is not such a file.
 */
export async function libraryOfFile(file: string | Uint8Array): Promise<LibraryTexts> {
  const scan = new ItemScan(typeof file === 'string' ? file : Buffer.from(file).toString('utf8'));
  while (scan.goOn(SCANNED_AT_ONCE)) await setImmediate();
  const read = libraryFile.safeParse(scan.isSound ? jsonIn(scan.frame) : null);
  // Two lists of items, or a key that is written in another way, are no file of ours.
  if (!read.success || read.data.items.length !== scan.items.length) throw fieldError('file', 'LIBRARY_FILE');
  return { kind: read.data.kind, items: scan.items };
}

/** An item of a file. Throws VALIDATION on `file` if it is not JSON, like the file that it is in. */
export function itemOfText({ text }: ItemText): Readonly<Record<string, unknown>> {
  const read = libraryFile.shape.items.safeParse([jsonIn(text)]);
  if (!read.success) throw fieldError('file', 'LIBRARY_FILE');
  return read.data[0] ?? {};
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const [QUOTE, COMMA, BACKSLASH] = [34, 44, 92];
const [OBJECT, LIST] = [
  { open: 123, close: 125 },
  { open: 91, close: 93 },
];

/** One pass over the characters of a JSON text that finds the objects in the list `items` of its root. */
class ItemScan {
  readonly items: ItemText[] = [];
  readonly #text: string;
  #at = 0;
  #depth = 0;
  /** The last text seen: before a list it is the list's key. */
  #key = '';
  #isInItems = false;
  /** Where the current item begins, and how many values it has so far. */
  #item = { from: -1, values: 0 };
  /** What is outside the items, up to where it has been collected. */
  #outside: string[] = [];
  #collected = 0;
  #values = { outside: 1, inAll: 1 };

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether the text is within the limits; what is outside the items may have as many values as a request. */
  get isSound(): boolean {
    const { outside, inAll } = this.#values;
    return inAll <= FILE_BOUNDS.values && outside <= REQUEST_BOUNDS.values && this.#depth <= FILE_BOUNDS.depth;
  }

  /** The text with an empty object in the place of each item. */
  get frame(): string {
    return this.#outside.join('') + this.#text.slice(this.#collected);
  }

  /** Looks at some more characters. False at the end of the text, or of its limits. */
  goOn(characters: number): boolean {
    const end = Math.min(this.#text.length, this.#at + characters);
    for (; this.#at < end && this.isSound; this.#at += 1) this.#look(this.#text.charCodeAt(this.#at));
    return this.#at < this.#text.length && this.isSound;
  }

  #look(code: number): void {
    if (code === QUOTE) this.#skipText();
    else if (code === COMMA) this.#count();
    else if (code === OBJECT.open || code === LIST.open) this.#open(code);
    else if (code === OBJECT.close || code === LIST.close) this.#close(code);
  }

  #skipText(): void {
    const from = this.#at + 1;
    let end = from;
    for (let code = this.#text.charCodeAt(end); end < this.#text.length && code !== QUOTE;) {
      end += code === BACKSLASH ? 2 : 1;
      code = this.#text.charCodeAt(end);
    }
    if (this.#depth === 1) this.#key = this.#text.slice(from, end);
    this.#at = end;
  }

  #count(): void {
    this.#values.inAll += 1;
    if (this.#item.from < 0) this.#values.outside += 1;
    else this.#item.values += 1;
  }

  #open(code: number): void {
    this.#depth += 1;
    if (this.#depth === 2) this.#isInItems = code === LIST.open && this.#key === 'items';
    if (this.#depth === 3 && this.#isInItems && code === OBJECT.open) this.#item = { from: this.#at, values: 0 };
    this.#count();
  }

  #close(code: number): void {
    const { from, values } = this.#item;
    if (this.#depth === 3 && from >= 0 && code === OBJECT.close) {
      this.items.push({ text: this.#text.slice(from, this.#at + 1), values });
      this.#outside.push(this.#text.slice(this.#collected, from), '{}');
      this.#collected = this.#at + 1;
      this.#item = { from: -1, values: 0 };
    }
    this.#depth -= 1;
  }
}
