import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { libraryListText } from '@fracht/content';
import type { LibraryKind } from '@fracht/protocol';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import {
  callAddItem,
  callMoveItem,
  callRemoveItem,
  callRestoreItem,
  type LibraryEntry,
} from '@fracht/kit/api/library-calls.ts';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { loadWhole } from './item-files.ts';
import { movedBefore } from './library-order.ts';

export type LibraryActions = {
  /** Makes a copy right after the item, switched off. */
  readonly duplicate: (entry: LibraryEntry) => Promise<void>;
  /** Removes items; a notice offers to bring them back. */
  readonly remove: (entries: readonly LibraryEntry[]) => Promise<void>;
  /** Moves an item right before another, or to the end: an optimistic update, with the saves queued one after another. */
  readonly move: (id: string, before: string | null) => void;
};

/** What an admin can do with the items of a library. After a failure, which is shown in a notice, the list is reloaded. */
export function useLibraryActions(kind: LibraryKind): LibraryActions {
  const client = useQueryClient();
  const moves = useRef<Promise<void>>(Promise.resolve());
  const queryKey = ['library', kind];
  const list = (): readonly LibraryEntry[] => client.getQueryData<readonly LibraryEntry[]>(queryKey) ?? [];
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey });
  /** Reloads the list, whatever the outcome was. */
  const tried = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
    }
    await refresh();
  };
  const restore = (ids: readonly string[]): Promise<void> =>
    tried(async () => {
      for (const id of ids) await callRestoreItem(id);
    });
  return {
    duplicate: (entry) =>
      tried(async () => {
        const { copyOf } = await loadWhole();
        const made = await callAddItem(kind, copyOf(entry));
        const place = list().findIndex(({ item }) => item.id === entry.item.id);
        const next = list()[place + 1];
        if (place >= 0 && next !== undefined) await callMoveItem(made.item.id, next.item.id);
      }),
    remove: (entries) =>
      tried(async () => {
        const gone: string[] = [];
        try {
          for (const { item } of entries) {
            await callRemoveItem(item.id);
            gone.push(item.id);
          }
        } finally {
          const actions = [{ text: libraryListText.undo, onPress: () => void restore(gone) }];
          if (gone.length > 0) notify({ type: 'other', text: libraryListText.removed, actions });
        }
      }),
    move: (id, before) => {
      client.setQueryData<readonly LibraryEntry[]>(queryKey, (entries) => movedEntries(entries, id, before));
      moves.current = moves.current.then(() => kept(() => callMoveItem(id, before), refresh));
    },
  };
}

/** Reloads the list only if a move was refused: one that was saved is already shown. */
async function kept(work: () => Promise<void>, refresh: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    await refresh();
  }
}

function movedEntries(
  entries: readonly LibraryEntry[] | undefined,
  id: string,
  before: string | null,
): readonly LibraryEntry[] | undefined {
  if (entries === undefined) return undefined;
  const withIds = entries.map((entry) => ({ id: entry.item.id, entry }));
  return movedBefore(withIds, id, before).map(({ entry }) => entry);
}
