import type { UnreadFields } from '@fracht/protocol';

// Parsers of unknown data for the pages that load no schema library. Each returns a fallback instead of failing.

/** An object of this shape whose fields have not been parsed yet; reading a field that the shape lacks does not compile. */
export type Unread<Shape> = { readonly [Name in keyof Shape]?: unknown };

/** The value as an object of unknown fields; anything else becomes an empty one. */
export function asFields(value: unknown): UnreadFields {
  return isFields(value) ? value : {};
}

/** The value if it is a text, else null. */
export function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The value if it is a number, else 0. */
export function asNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** The items of a list parsed by `read`, leaving out those for which it returns null; anything but a list becomes an empty one. */
export function asList<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown) => read(item)).filter((item) => item !== null);
}

function isFields(value: unknown): value is UnreadFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
