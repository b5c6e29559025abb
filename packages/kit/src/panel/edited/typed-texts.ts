import type { Rules } from './edited.ts';

/** An unsaved text, and the version of what it began from. */
export type TypedText = { readonly text: string; readonly version: number };
/** What was typed into a list and not saved, by the ids of its items. */
export type TypedTexts<Id> = ReadonlyMap<Id, TypedText>;

/** How a list is edited whose items have versions of their own: what is typed names the version that it began from, item by item. */
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

/** With another text of an item; it follows the version that the first one of it began from. */
export function withText<Id>(texts: TypedTexts<Id>, id: Id, { text, version }: TypedText): TypedTexts<Id> {
  return new Map(texts).set(id, { text, version: texts.get(id)?.version ?? version });
}

/** Without the texts of some items. */
export function withoutTexts<Id>(texts: TypedTexts<Id>, ids: readonly Id[]): TypedTexts<Id> {
  return new Map([...texts].filter(([id]) => !ids.includes(id)));
}

/** The texts, each following the version that is there now. */
export function following<Id>(texts: TypedTexts<Id>, versionNow: (id: Id) => number | undefined): TypedTexts<Id> {
  return new Map(
    Array.from(texts, ([id, { text, version }]) => [id, { text, version: versionNow(id) ?? version }] as const),
  );
}

/** The version of an item of a list; undefined: it is not in it. */
export function versionIn<Id, Item extends { readonly version: number }>(
  items: readonly Item[],
  idOf: (item: Item) => Id,
  id: Id,
): number | undefined {
  return items.find((item) => idOf(item) === id)?.version;
}

/** What was typed since `sent` was sent; what goes over a text that is saved now follows that. */
function leftToSave<Id>(
  texts: TypedTexts<Id>,
  sent: TypedTexts<Id>,
  versionNow: (id: Id) => number | undefined,
): TypedTexts<Id> {
  const left = [...texts].filter(([id, { text }]) => sent.get(id)?.text !== text);
  return following(new Map(left), (id) => (sent.has(id) ? versionNow(id) : undefined));
}
