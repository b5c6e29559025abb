/** How many values a JSON text may contain, and how deeply they may be nested. */
export type JsonBounds = { readonly values: number; readonly depth: number };

/**
 * The limits of a request: twice the largest structure that an author may write, so that one slightly too large can still be refused with a
 * precise reason. (FLD-6)
 */
export const REQUEST_BOUNDS: JsonBounds = { values: 120_000, depth: 12_000 };

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
/** `[` and `{`. */
const OPENERS = new Set([91, 123]);
/** `]` and `}`. */
const CLOSERS = new Set([93, 125]);

/**
 * Whether a JSON text stays within the limits. One pass over its characters, without allocating: parsing too many values would cost a thousand
 * times as much as sending them. An empty list or object counts as if it contained one value. Does not check whether the text is JSON.
 */
export function isWithinJsonBounds(text: string, { values, depth }: JsonBounds = REQUEST_BOUNDS): boolean {
  let found = 1;
  let open = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) index = endOfText(text, index);
    else if (code === COMMA) found += 1;
    else if (OPENERS.has(code)) {
      found += 1;
      open += 1;
    } else if (CLOSERS.has(code)) open -= 1;
    if (found > values || open > depth) return false;
  }
  return true;
}

/** The index of the quotation mark that ends the JSON string beginning at `start`. */
function endOfText(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== QUOTE) {
    index += text.charCodeAt(index) === BACKSLASH ? 2 : 1;
  }
  return index;
}
