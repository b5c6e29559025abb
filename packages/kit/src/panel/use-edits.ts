import { useState } from 'react';
import { useStore } from 'zustand';
import type { ApiError } from '../api/api-error.ts';
import { clearFieldErrors } from '../ui/field-errors.ts';
import { withStep } from './edited/history.ts';
import type { Parts } from './edited/parts.ts';
import { following, type TypedTexts, typedTextRules, versionIn, withoutTexts, withText } from './edited/typed-texts.ts';
import { useKeeper } from './edited/use-keeper.ts';
import { useStableCallback } from './use-stable-callback.ts';

/** A conflict: the ids whose texts somebody else saved while they were edited here, and all items as the server now has them. */
export type Meanwhile<Id, Item> = { readonly ids: readonly Id[]; readonly items: readonly Item[] };

export type Edits<Id, Item> = {
  /** The unsaved texts. */
  readonly texts: ReadonlyMap<Id, string>;
  readonly edit: (item: Item, text: string) => void;
  readonly forget: () => void;
  /** Drops the unsaved text of one item. */
  readonly drop: (id: Id) => void;
  readonly save: () => Promise<void>;
  readonly meanwhile: Meanwhile<Id, Item> | null;
  /** Ends a conflict: the other person's text stays for the ids in `theirs`; for the rest the one typed here is saved. */
  readonly settle: (theirs: readonly Id[]) => Promise<void>;
  /** Closes the conflict unresolved; everything typed is still there. */
  readonly back: () => void;
};

type List<Id, Item, Change> = {
  readonly items: readonly Item[];
  readonly idOf: (one: Item | Change) => Id;
  /** The changes that a save of these texts would send. */
  readonly changesOf: (items: readonly Item[], texts: ReadonlyMap<Id, string>) => readonly Change[];
  /** Saves all changes or none; returns the items as saved. `before`: the items as far as this page knows them. */
  readonly send: (
    changes: readonly (Change & { readonly version: number })[],
    before: readonly Item[],
  ) => Promise<readonly Item[]>;
  /** Parses the items in the payload of a save that was refused by the optimistic lock. */
  readonly parse: (payload: unknown) => readonly Item[];
  /** Called when no unsaved text is left. */
  readonly onForget: () => void;
};

/**
 * The unsaved texts of a list whose items have versions (optimistic lock). A save names the version over which each text was typed. If somebody else has saved
 * one of them, nothing is saved, nothing typed is lost, and `meanwhile` holds the conflict.
 */
export function useEdits<Id extends string | number, Item extends { readonly version: number }, Change>(
  list: List<Id, Item, Change>,
): Edits<Id, Item> {
  const { idOf, onForget } = list;
  const keeper = useKeeper(list.items, useListParts(list));
  const { phase, known, history } = useStore(keeper.store);
  const typed = history.now;
  const change = (step: (texts: TypedTexts<Id>) => TypedTexts<Id>, topic?: string): void =>
    keeper.change((before) => withStep(before, step(before.now), topic));
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
      keeper.resolve((before) => withStep(before, following(withoutTexts(before.now, theirs), versionNow)));
      await save();
    },
    back: () => keeper.putOff(),
  };
}

/** The parts of the keeper; referentially stable, yet they always use the newest props. */
function useListParts<Id extends string | number, Item extends { readonly version: number }, Change>({
  items,
  idOf,
  changesOf,
  send,
  parse,
}: List<Id, Item, Change>): Parts<TypedTexts<Id>, readonly Item[], null> {
  const save = useStableCallback(
    async (texts: TypedTexts<Id>, _: null, known: readonly Item[]): Promise<readonly Item[]> => {
      const from = items.map((item) => newerOf(item, known, idOf));
      const changes = changesOf(from, textsOf(texts)).map((one) => ({
        ...one,
        version: texts.get(idOf(one))?.version ?? 0,
      }));
      return changes.length === 0 ? known : send(changes, from);
    },
  );
  const read = useStableCallback((known: readonly Item[], refusal: ApiError | null) =>
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

/** The newer of two states of an item: that of the list, or that of a later answer of the server. */
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
