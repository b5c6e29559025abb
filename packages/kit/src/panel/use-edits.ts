import { useState } from 'react';
import { useStore } from 'zustand';
import type { ApiError } from '../api/api-error.ts';
import { clearFieldErrors } from '../api/field-errors.ts';
import { stepped } from './edited/history.ts';
import type { Parts } from './edited/parts.ts';
import { following, type TypedTexts, typedTextRules, versionIn, withoutTexts, withText } from './edited/typed-texts.ts';
import { useKeeper } from './edited/use-keeper.ts';
import { useSteady } from './use-steady.ts';

/** What somebody else saved while this page changed the same. */
export type Meanwhile<Id, Item> = { readonly ids: readonly Id[]; readonly items: readonly Item[] };

export type Edits<Id, Item> = {
  /** What was typed and not saved. */
  readonly texts: ReadonlyMap<Id, string>;
  readonly edit: (item: Item, text: string) => void;
  readonly forget: () => void;
  /** Forgets what was typed of one. */
  readonly drop: (id: Id) => void;
  readonly save: () => Promise<void>;
  readonly meanwhile: Meanwhile<Id, Item> | null;
  /** Ends a conflict: of these ids what the other one saved stays, of the rest what was typed is saved. */
  readonly settle: (theirs: readonly Id[]) => Promise<void>;
  /** Goes back to editing with everything as it was typed. */
  readonly back: () => void;
};

type List<Id, Item, Change> = {
  readonly items: readonly Item[];
  readonly idOf: (one: Item | Change) => Id;
  /** What a save of these texts would change. */
  readonly changesOf: (items: readonly Item[], texts: ReadonlyMap<Id, string>) => readonly Change[];
  /** Saves all of it or nothing; gives what was saved as it is now. `before`: what was kept, as far as this page knows. */
  readonly send: (
    changes: readonly (Change & { readonly version: number })[],
    before: readonly Item[],
  ) => Promise<readonly Item[]>;
  /** Reads the items that the answer to a collided save carries. */
  readonly parse: (payload: unknown) => readonly Item[];
  /** Nothing is typed any more. */
  readonly onForget: () => void;
};

/**
 * Unsaved texts of a list whose items have versions. A save says which versions its changes follow, those from when each began; where
 * somebody else was quicker nothing is saved, nothing typed is lost, and `meanwhile` says what collides.
 */
export function useEdits<Id extends string | number, Item extends { readonly version: number }, Change>(
  list: List<Id, Item, Change>,
): Edits<Id, Item> {
  const { idOf, onForget } = list;
  const keeper = useKeeper(list.items, useListParts(list));
  const { phase, known, history } = useStore(keeper.store);
  const typed = history.now;
  const change = (step: (texts: TypedTexts<Id>) => TypedTexts<Id>, topic?: string): void =>
    keeper.change((before) => stepped(before, step(before.now), topic));
  const forgotten = (): void => {
    clearFieldErrors();
    onForget();
  };
  const save = async (): Promise<void> => {
    if (await keeper.save()) forgotten();
  };
  const versionNow = (id: Id): number => versionIn(known, idOf, id) ?? 0;
  const collided = [...typed].filter(([id, { version }]) => versionNow(id) !== version).map(([id]) => id);
  return {
    texts: textsOf(typed),
    edit: (item, text) => {
      const id = idOf(item);
      change((texts) => withText(texts, id, { text, version: item.version }), String(id));
    },
    forget: () => {
      keeper.putOff();
      change(() => new Map());
      forgotten();
    },
    drop: (dropped) => change((texts) => withoutTexts(texts, [dropped])),
    save,
    meanwhile: phase === 'CONFLICT' ? { ids: collided, items: known } : null,
    settle: async (theirs) => {
      keeper.resolve((before) => stepped(before, following(withoutTexts(before.now, theirs), versionNow)));
      await save();
    },
    back: () => keeper.putOff(),
  };
}

/** What keeps the texts of a list; the same at every drawing, and it does what the newest one says. */
function useListParts<Id extends string | number, Item extends { readonly version: number }, Change>({
  items,
  idOf,
  changesOf,
  send,
  parse,
}: List<Id, Item, Change>): Parts<TypedTexts<Id>, readonly Item[], null> {
  const save = useSteady(async (texts: TypedTexts<Id>, _: null, known: readonly Item[]): Promise<readonly Item[]> => {
    const from = items.map((item) => newerOf(item, known, idOf));
    const changes = changesOf(from, textsOf(texts)).map((one) => ({
      ...one,
      version: texts.get(idOf(one))?.version ?? 0,
    }));
    return changes.length === 0 ? known : send(changes, from);
  });
  const read = useSteady((known: readonly Item[], refusal: ApiError | null) =>
    Promise.resolve(refusal === null ? known : parse(refusal.payload)),
  );
  const [parts] = useState<Parts<TypedTexts<Id>, readonly Item[], null>>(() => ({
    rules: typedTextRules<Id, Item>(idOf),
    overtaken: 'CHANGED_MEANWHILE',
    timing: null,
    copies: null,
    placeOf: () => '',
    source: { read, save, publish: (known) => Promise.resolve(known), remove: (known) => Promise.resolve(known) },
    onStored: () => undefined,
  }));
  return parts;
}

/** An item as the list has it, or as the server has said since. */
function newerOf<Item extends { readonly version: number }>(
  item: Item,
  known: readonly Item[],
  idOf: (item: Item) => unknown,
): Item {
  const other = known.find((one) => idOf(one) === idOf(item));
  return other !== undefined && other.version > item.version ? other : item;
}

function textsOf<Id>(texts: TypedTexts<Id>): ReadonlyMap<Id, string> {
  return new Map(Array.from(texts, ([id, { text }]) => [id, text] as const));
}
