/** An item of the scenario library; only active ones enter new games. (LIB-10 to LIB-12) */
export type LibraryItem<T> = T & { readonly active: 0 | 1 };

/** The item, marked as active. */
export function active<T extends object>(item: T): LibraryItem<T> {
  return { ...item, active: 1 };
}
