/** An item of the scenario library; only what is active enters a new game. (spec §3 Emergency, Accident, Event template) */
export type LibraryItem<T> = T & { readonly active: 0 | 1 };

/** The item as one that takes part in games. */
export function active<T extends object>(item: T): LibraryItem<T> {
  return { ...item, active: 1 };
}
