import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { clearFieldErrors } from '../api/field-errors.ts';

/** What a save refuses because somebody else has changed the same since. (docs/errors.md) */
const CHANGED_MEANWHILE = 'CHANGED_MEANWHILE';

/** An unsaved text, and the version of what it began from. */
type Edit = { readonly text: string; readonly version: number };

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

type Parts<Id, Item, Change> = {
  readonly items: readonly Item[];
  readonly idOf: (one: Item | Change) => Id;
  /** What a save of these texts would change. */
  readonly changesOf: (items: readonly Item[], texts: ReadonlyMap<Id, string>) => readonly Change[];
  /** `before`: what was kept, as far as this page knows. */
  readonly send: (
    changes: readonly (Change & { readonly version: number })[],
    before: readonly Item[],
  ) => Promise<unknown>;
  /** Reads the items that the answer to a collided save carries. */
  readonly parse: (payload: unknown) => readonly Item[];
  readonly onForget: () => void;
};

/**
 * Unsaved texts of a list whose items have versions. A save says which versions its changes follow, those from when each began; where
 * somebody else was quicker nothing is saved, nothing typed is lost, and `meanwhile` says what collides.
 */
export function useEdits<Id extends string | number, Item extends { readonly version: number }, Change>({
  items,
  idOf,
  changesOf,
  send,
  parse,
  onForget,
}: Parts<Id, Item, Change>): Edits<Id, Item> {
  const [edits, setEdits] = useState<ReadonlyMap<Id, Edit>>(new Map());
  const [meanwhile, setMeanwhile] = useState<Meanwhile<Id, Item> | null>(null);
  const forget = (): void => {
    setEdits(new Map());
    setMeanwhile(null);
    clearFieldErrors();
    onForget();
  };
  const saveThese = async (from: readonly Item[], these: ReadonlyMap<Id, Edit>): Promise<void> => {
    const versionIn = (change: Change): number => these.get(idOf(change))?.version ?? 0;
    const changes = changesOf(from, textsOf(these)).map((change) => ({ ...change, version: versionIn(change) }));
    if (changes.length === 0) return forget();
    try {
      await send(changes, from);
      forget();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.code !== CHANGED_MEANWHILE) return;
      const present = parse(cause.payload);
      const ids = changes.map(idOf).filter((id) => versionOf(present, idOf, id) !== these.get(id)?.version);
      setMeanwhile({ ids, items: present });
    }
  };
  return {
    texts: textsOf(edits),
    edit: (item, text) =>
      setEdits((before) => {
        const id = idOf(item);
        return new Map(before).set(id, { text, version: before.get(id)?.version ?? item.version });
      }),
    forget,
    drop: (dropped) => setEdits((before) => new Map([...before].filter(([id]) => id !== dropped))),
    save: () => saveThese(items, edits),
    meanwhile,
    settle: async (theirs) => {
      if (meanwhile === null) return;
      const followed = following(edits, theirs, (id) => versionOf(meanwhile.items, idOf, id));
      setEdits(followed);
      setMeanwhile(null);
      await saveThese(meanwhile.items, followed);
    },
    back: () => setMeanwhile(null),
  };
}

/** The edits without some, each of the rest following the version that is there now. */
function following<Id>(
  edits: ReadonlyMap<Id, Edit>,
  without: readonly Id[],
  versionNow: (id: Id) => number,
): ReadonlyMap<Id, Edit> {
  const kept = [...edits].filter(([id]) => !without.includes(id));
  return new Map(kept.map(([id, { text }]) => [id, { text, version: versionNow(id) }] as const));
}

function textsOf<Id>(edits: ReadonlyMap<Id, Edit>): ReadonlyMap<Id, string> {
  return new Map([...edits].map(([id, { text }]) => [id, text]));
}

function versionOf<Id, Item extends { readonly version: number }>(
  items: readonly Item[],
  idOf: (item: Item) => Id,
  id: Id,
): number {
  return items.find((item) => idOf(item) === id)?.version ?? 0;
}
