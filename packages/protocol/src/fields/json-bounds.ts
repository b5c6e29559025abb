/** How many values a text of JSON may hold, and how deep they may lie in one another. */
export type JsonBounds = { readonly values: number; readonly depth: number };

/** What a request may hold: twice the largest structure that an author may write, with room for what is refused by name. (FLD-6) */
export const REQUEST_BOUNDS: JsonBounds = { values: 120_000, depth: 12_000 };

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
/** `[` and `{`. */
const OPENERS = new Set([91, 123]);
/** `]` and `}`. */
const CLOSERS = new Set([93, 125]);

/**
 * Whether a text of JSON stays within bounds, told in one pass over its characters and without memory: what has too many values costs
 * a thousand times as much to parse and to look through as to send. An empty list or object counts as one with a value in it. Says
 * nothing about whether it is JSON.
 */
export function isModestJson(text: string, { values, depth }: JsonBounds = REQUEST_BOUNDS): boolean {
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

/** Where the text of JSON that begins at `start` has its last quotation mark. */
function endOfText(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== QUOTE) {
    index += text.charCodeAt(index) === BACKSLASH ? 2 : 1;
  }
  return index;
}
