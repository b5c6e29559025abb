/** What two people made of the same values: a value that only one changed is taken; `collided` names those that both changed, each into something else. */
export type MergedChanges<Values> = { readonly merged: Values; readonly collided: readonly (keyof Values & string)[] };

/** Merges what was changed here into what somebody else has saved meanwhile. Values in `collided` are those of `mine`. (FRM-12) */
export function mergedChanges<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): MergedChanges<Values> {
  const isSame = (name: keyof Values, one: Values, other: Values): boolean => textOf(one[name]) === textOf(other[name]);
  const kept = namesOf(mine).filter((name) => !isSame(name, mine, base));
  return {
    merged: { ...mine, ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) },
    collided: kept.filter((name) => !isSame(name, theirs, base) && !isSame(name, theirs, mine)),
  };
}

function namesOf<Values extends object>(values: Values): (keyof Values & string)[] {
  const names: (keyof Values & string)[] = [];
  for (const name in values) if (Object.hasOwn(values, name)) names.push(name);
  return names;
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

/** The members of a set after two people have added and removed some. */
export function mergedMembers(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const taken = new Set(base.filter((one) => !mine.includes(one)));
  const added = mine.filter((one) => !base.includes(one) && !theirs.includes(one));
  return [...theirs.filter((one) => !taken.has(one)), ...added];
}
