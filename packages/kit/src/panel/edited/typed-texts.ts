import type { Rules } from './edited.ts';

/** An unsaved text, and the version of the item over which it was typed. */
export type TypedText = { readonly text: string; readonly version: number };
/** The unsaved texts of a list, by the ids of its items. */
export type TypedTexts<Id> = ReadonlyMap<Id, TypedText>;

/** Rules for a list in which each item has its own version: every typed text names the version that it was typed over. */
export function typedTextRules<Id, Item extends { readonly version: number }>(
  idOf: (item: Item) => Id,
): Rules<TypedTexts<Id>, readonly Item[], null> {
  const nothing: TypedTexts<Id> = new Map();
  return {
    valueOf: () => nothing,
    baseOf: () => null,
    chosenBaseOf: () => null,
    isThere: () => true,
    isUnchanged: ({ size }) => size === 0,
    isSame: () => false,
    hasMoved: () => true,
    collision: () => null,
    afterSave: (value, sent, known) => ({
      value: leftToSave(value, sent, (id) => versionIn(known, idOf, id)),
      saved: nothing,
    }),
  };
}

/** Adds a text of an item. An item's base version remains that of its first unsaved text. */
export function withText<Id>(texts: TypedTexts<Id>, id: Id, { text, version }: TypedText): TypedTexts<Id> {
  return new Map(texts).set(id, { text, version: texts.get(id)?.version ?? version });
}

/** Removes the texts of these items. */
export function withoutTexts<Id>(texts: TypedTexts<Id>, ids: readonly Id[]): TypedTexts<Id> {
  return new Map([...texts].filter(([id]) => !ids.includes(id)));
}

/** The texts rebased on the present versions of their items. */
export function following<Id>(texts: TypedTexts<Id>, versionNow: (id: Id) => number | undefined): TypedTexts<Id> {
  return new Map(
    Array.from(texts, ([id, { text, version }]) => [id, { text, version: versionNow(id) ?? version }] as const),
  );
}

/** The version of an item of a list; undefined if it is not in the list. */
export function versionIn<Id, Item extends { readonly version: number }>(
  items: readonly Item[],
  idOf: (item: Item) => Id,
  id: Id,
): number | undefined {
  return items.find((item) => idOf(item) === id)?.version;
}

/** The texts typed after `sent` was sent. Texts of items that were saved are rebased on their new version. */
function leftToSave<Id>(
  texts: TypedTexts<Id>,
  sent: TypedTexts<Id>,
  versionNow: (id: Id) => number | undefined,
): TypedTexts<Id> {
  const left = [...texts].filter(([id, { text }]) => sent.get(id)?.text !== text);
  return following(new Map(left), (id) => (sent.has(id) ? versionNow(id) : undefined));
}
