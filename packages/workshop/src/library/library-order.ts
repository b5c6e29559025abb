/** The list with one item moved directly before another, or to the end; the same list if either is not in it. */
export function movedBefore<Item extends { readonly id: string }>(
  list: readonly Item[],
  id: string,
  before: string | null,
): readonly Item[] {
  const item = list.find((one) => one.id === id);
  if (item === undefined || before === id) return list;
  const others = list.filter((one) => one !== item);
  const place = before === null ? others.length : others.findIndex((one) => one.id === before);
  return place < 0 ? list : others.toSpliced(place, 0, item);
}

/** The item that will follow `id` once it is put next to `target`; null: it will be last. */
export function placeBeside(ids: readonly string[], id: string, target: string, isAfter: boolean): string | null {
  if (!isAfter) return target;
  const others = ids.filter((one) => one !== id || one === target);
  return others[others.indexOf(target) + 1] ?? null;
}

export type MoveStep = 'up' | 'down' | 'first' | 'last';

/**
 * The id before which an item is placed after a step among the rows that are shown, in the order of the whole library; null: it is last, undefined: it cannot
 * move further.
 */
export function placeAfterStep(
  ids: readonly string[],
  shown: readonly string[],
  id: string,
  step: MoveStep,
): string | null | undefined {
  const at = shown.indexOf(id);
  const isAtEnd = step === 'up' || step === 'first' ? at <= 0 : at === shown.length - 1;
  if (at < 0 || isAtEnd) return undefined;
  const wanted = { up: at - 1, down: at + 1, first: 0, last: shown.length - 1 }[step];
  const target = shown[wanted];
  return target === undefined ? undefined : placeBeside(ids, id, target, wanted > at);
}
