/** An entry's change: the fields that changed, and the id. */
export type Patch<Entry extends { readonly id: unknown }> = {
  readonly [Key in keyof Entry]?: Entry[Key] | undefined;
} & {
  readonly id: Entry['id'];
  readonly removed?: true | undefined;
};

/** The fields that differ between two shapes; those of `always` whether they differ or not. */
export function changed<Shape extends object>(
  before: Shape,
  after: Shape,
  always: readonly (keyof Shape)[] = [],
): Partial<Shape> {
  const patch: Partial<Shape> = {};
  for (const key in after) {
    if (always.includes(key) || !isSame(before[key], after[key])) patch[key] = after[key];
  }
  return patch;
}

/** Equal as JSON; the same object is equal at once. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return JSON.stringify(one) === JSON.stringify(other);
}
