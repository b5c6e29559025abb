import { NEW_QUESTION } from '@fracht/scenarios';
import {
  LIBRARY_KINDS,
  libraryDraftSchemas,
  type LibraryItems,
  libraryItemSchemas,
  type LibraryKind,
} from '@fracht/protocol';
import type { z } from 'zod';
import type { AnyItem } from './item.ts';

/** The schemas of items in each library, for calls and for the database. */
export const LIBRARY_ITEMS = libraryItemSchemas(NEW_QUESTION);

const SCHEMAS = { STRICT: LIBRARY_ITEMS, WRITTEN: libraryItemSchemas(null), DRAFT: libraryDraftSchemas() } as const;
type Read = { readonly ok: true; readonly value: AnyItem } | { readonly ok: false; readonly error: z.ZodError };

/**
 * Parses an item of any library: `STRICT` for games; `WRITTEN`, just as strict but without default texts of questions; or as an unfinished
 * draft. Gives the item or all its issues.
 */
export function readItem(exactness: keyof typeof SCHEMAS, kind: LibraryKind, value: unknown): Read {
  const schemas = SCHEMAS[exactness];
  if (kind === 'EMERGENCY') return read(schemas.EMERGENCY, value, (item) => ({ kind, item }));
  return kind === 'ACCIDENT'
    ? read(schemas.ACCIDENT, value, (item) => ({ kind, item }))
    : read(schemas.CHANGE, value, (item) => ({ kind, item }));
}

/** Parses an item of the database. Throws if it is not valid. */
export function storedItem(exactness: keyof typeof SCHEMAS, kindName: string, value: string): AnyItem {
  const item = readItem(exactness, libraryKind(kindName), JSON.parse(value));
  if (!item.ok) throw item.error;
  return item.value;
}

/** The library with this name. Throws if there is none. */
export function libraryKind(name: string): LibraryKind {
  const kind = LIBRARY_KINDS.find((known) => known === name);
  if (kind === undefined) throw new Error(`No library of the kind "${name}"`);
  return kind;
}

function read<Item extends LibraryItems[LibraryKind]>(
  schema: z.ZodType<Item>,
  value: unknown,
  found: (item: Item) => AnyItem,
): Read {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? { ok: true, value: found(parsed.data) } : { ok: false, error: parsed.error };
}
