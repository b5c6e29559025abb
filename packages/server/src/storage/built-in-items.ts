import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES } from '@fracht/content';
import type { LibraryItems, LibraryKind } from '@fracht/protocol';
import type { LibraryItemTable } from './library-tables.ts';

/** A built-in situation as a library stores it. */
export type BuiltInItem = Pick<LibraryItemTable, 'id' | 'kind' | 'name' | 'active' | 'value'>;

/** The situations that this version brings along, in the order in which a new school has them. */
export function builtInItems(): readonly BuiltInItem[] {
  return [...rowsOf('EMERGENCY', EMERGENCIES), ...rowsOf('ACCIDENT', ACCIDENTS), ...rowsOf('CHANGE', CHANGE_EVENTS)];
}

type Shipped<Kind extends LibraryKind> = LibraryItems[Kind] & { readonly active: 0 | 1 };

function rowsOf<Kind extends LibraryKind>(kind: Kind, items: readonly Shipped<Kind>[]): readonly BuiltInItem[] {
  return items.map(({ active, ...item }) => ({
    id: item.id,
    kind,
    name: item.name,
    active,
    value: JSON.stringify(item),
  }));
}
