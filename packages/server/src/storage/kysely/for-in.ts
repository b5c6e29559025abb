/** Ids for SQL's `in`, which takes no empty list: no id is an empty text. */
export function forIn(ids: readonly string[]): readonly string[] {
  return ids.length === 0 ? [''] : ids;
}
