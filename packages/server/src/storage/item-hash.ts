import { createHash } from 'node:crypto';

/** How many characters of a hash are kept: 96 bits, so that no two texts of a situation share them by chance. */
const LETTERS = 16;

/** The hash of a stored item, independent of the order of its fields. */
export function itemHash(value: string): string {
  const sorted = JSON.stringify(JSON.parse(value, inOrder));
  return createHash('sha256').update(sorted).digest('base64url').slice(0, LETTERS);
}

function inOrder(_key: string, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
