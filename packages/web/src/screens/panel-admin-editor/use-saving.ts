import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { callLibrary, callSaveItem, type LibraryEntry } from '../../api/library-calls.ts';
import type { EditedItem } from './model/item.ts';
import { changedFields } from './model/saving.ts';

export type Saving = {
  /** What the server has, as far as is known. */
  readonly saved: EditedItem;
  readonly isBusy: boolean;
  /** The same item as another admin has saved it since; null: nobody has. */
  readonly elsewhere: LibraryEntry | null;
  /** Saves what has changed; where another admin was first, that is told, and nothing is sent unless `isForced`. */
  readonly save: (now: EditedItem, isForced?: boolean) => Promise<void>;
  /** Takes what the server has as the present state. */
  readonly accept: (entry: LibraryEntry, item: EditedItem) => void;
};

/** Saves an item under edit. A failure has been told already and loses nothing: all stays as it is on the page. (spec §8) */
export function useSaving(entry: LibraryEntry, first: EditedItem): Saving {
  const client = useQueryClient();
  const [known, setKnown] = useState({ saved: first, version: entry.item.version });
  const [isBusy, setIsBusy] = useState(false);
  const [elsewhere, setElsewhere] = useState<LibraryEntry | null>(null);
  const { kind } = entry;
  const { id } = entry.item;
  const accept: Saving['accept'] = (latest, item) => {
    setElsewhere(null);
    setKnown({ saved: item, version: latest.item.version });
    client.setQueryData<readonly LibraryEntry[]>(['library', kind], (before) =>
      before?.map((each) => (each.item.id === id ? latest : each)),
    );
  };
  const send = async (now: EditedItem, isForced: boolean): Promise<void> => {
    const latest = (await callLibrary(kind)).find(({ item }) => item.id === id);
    if (!isForced && latest !== undefined && latest.item.version !== known.version) return setElsewhere(latest);
    accept(await callSaveItem(kind, id, changedFields(known.saved, now)), now);
  };
  const save: Saving['save'] = async (now, isForced = false) => {
    setIsBusy(true);
    try {
      await send(now, isForced);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
    } finally {
      setIsBusy(false);
    }
  };
  return { saved: known.saved, isBusy, elsewhere, save, accept };
}
