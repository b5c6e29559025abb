/** An item of the scenario library; only what is active enters a new game. (LIB-10 to LIB-12) */
export type LibraryItem<T> = T & { readonly active: 0 | 1 };

/** The item as one that takes part in games. */
export function active<T extends object>(item: T): LibraryItem<T> {
  return { ...item, active: 1 };
}
