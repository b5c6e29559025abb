import { useState } from 'react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { libraryText } from '@fracht/content';
import type { LibraryKind } from '@fracht/protocol';
import { asLoad } from './as-load.ts';
import { notify } from '../ui/toasts.ts';
import { ApiError } from './api-error.ts';
import { callGamesLibrary, callLibrary, callSwitchItem, type LibraryEntry } from './library-calls.ts';

/** How many saves are on their way at once. */
const AT_ONCE = 4;

/** The items of a library. */
export function useLibraryItems(kind: LibraryKind) {
  return useQuery({ queryKey: ['library', kind], queryFn: (context) => callLibrary(kind, asLoad(context)) });
}

/** The situations that a new game would be made with; asked for once, until one of them changes. */
export const gamesLibrary = queryOptions({
  queryKey: ['library', 'GAMES'],
  queryFn: (context) => callGamesLibrary(asLoad(context)),
  staleTime: Infinity,
});

export type Switching = {
  /** How many of how many are saved; null where nothing is on its way. */
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** Switches the items; gives those that could not be. */
  readonly run: (entries: readonly LibraryEntry[], isActive: boolean) => Promise<readonly LibraryEntry[]>;
};

/**
 * Switches items on or off, a few at a time. Each is shown as the server now keeps it; where another admin has saved it meanwhile,
 * that is told: the answer holds both.
 */
export function useSwitching(kind: LibraryKind): Switching {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Switching['progress']>(null);
  const keep = (saved: LibraryEntry): void => {
    client.setQueryData<readonly LibraryEntry[]>(['library', kind], (before) =>
      before?.map((entry) => (entry.item.id === saved.item.id ? saved : entry)),
    );
  };
  const switchOne = async (entry: LibraryEntry, isActive: boolean): Promise<boolean> => {
    try {
      const saved = await callSwitchItem(kind, entry.item.id, isActive);
      if (saved.item.version > entry.item.version + 1)
        notify({ type: 'info', text: libraryText.changedMeanwhile(saved.item.name) });
      keep(saved);
      return true;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      return false;
    }
  };
  const run: Switching['run'] = async (entries, isActive) => {
    const failed: LibraryEntry[] = [];
    const waiting = [...entries];
    setProgress({ done: 0, all: entries.length });
    const work = async (): Promise<void> => {
      for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
        if (!(await switchOne(entry, isActive))) failed.push(entry);
        setProgress((before) => (before === null ? null : { ...before, done: before.done + 1 }));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setProgress(null);
    if (failed.length > 0) notify({ type: 'danger', text: libraryText.failed(failed.length) });
    return failed;
  };
  return { progress, run };
}
