/** A change of one entry of a list: its id and the fields that changed. */
export type Patch<Entry extends { readonly id: unknown }> = {
  readonly [Key in keyof Entry]?: Entry[Key] | undefined;
} & {
  readonly id: Entry['id'];
  readonly removed?: true | undefined;
};

/** The fields in which two shapes differ; those in `always` are always included. */
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

/** Whether two values are equal as JSON; identical objects are not compared. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return JSON.stringify(one) === JSON.stringify(other);
}
