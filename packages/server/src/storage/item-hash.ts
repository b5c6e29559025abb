import { createHash } from 'node:crypto';

/** As many letters of a hash as no two texts of a situation will share by chance: 96 bits. */
const LETTERS = 16;

/** The hash of a stored item, the same in whatever order its fields stand. */
export function itemHash(value: string): string {
  const sorted = JSON.stringify(JSON.parse(value, inOrder));
  return createHash('sha256').update(sorted).digest('base64url').slice(0, LETTERS);
}

function inOrder(_key: string, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
