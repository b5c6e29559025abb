import { useState } from 'react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { libraryText } from '@fracht/content';
import type { LibraryKind } from '@fracht/protocol';
import { asLoad } from './as-load.ts';
import { notify } from '../ui/toasts.ts';
import { ApiError } from './api-error.ts';
import { callGamesLibrary, callLibrary, callSwitchItem, type LibraryEntry } from './library-calls.ts';

/** How many saves run at a time. */
const AT_ONCE = 4;
/** The list is redrawn at most this often while many items are saved, in ms: with a thousand rows the redraws would take longer than the saves. */
const SHOW_EVERY = 250;

/** The items of a library. */
export function useLibraryItems(kind: LibraryKind) {
  return useQuery({ queryKey: ['library', kind], queryFn: (context) => callLibrary(kind, asLoad(context)) });
}

/** The situations that a new game would be made with. Never served from the cache; concurrent requests share one call. */
export const gamesLibrary = queryOptions({
  queryKey: ['library', 'GAMES'],
  queryFn: (context) => callGamesLibrary(asLoad(context)),
  staleTime: 0,
});

export type Switching = {
  /** Items done so far and items in all; null when no switching is in progress. */
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** Switches the items; returns those that failed. */
  readonly run: (entries: readonly LibraryEntry[], isActive: boolean) => Promise<readonly LibraryEntry[]>;
};

/**
 * Switches items on or off, AT_ONCE at a time, and shows each as the server stored it. If another admin has saved an item meanwhile, nothing is lost - the
 * switch changes one field - and a notice says so.
 */
export function useSwitching(kind: LibraryKind): Switching {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Switching['progress']>(null);
  const keep = (saved: readonly LibraryEntry[]): void => {
    const byId = new Map(saved.map((entry) => [entry.item.id, entry]));
    client.setQueryData<readonly LibraryEntry[]>(['library', kind], (before) =>
      before?.map((entry) => byId.get(entry.item.id) ?? entry),
    );
  };
  const switchOne = async (entry: LibraryEntry, isActive: boolean): Promise<LibraryEntry | null> => {
    try {
      const saved = await callSwitchItem(kind, entry.item.id, isActive);
      if (saved.item.version > entry.item.version + 1)
        notify({ type: 'info', text: libraryText.changedMeanwhile(saved.item.name) });
      return saved;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      return null;
    }
  };
  const run: Switching['run'] = async (entries, isActive) => {
    const failed: LibraryEntry[] = [];
    const waiting = [...entries];
    const unshown: LibraryEntry[] = [];
    let done = 0;
    let shownAt = performance.now();
    const show = (): void => {
      if (unshown.length > 0) keep(unshown.splice(0));
      setProgress({ done, all: entries.length });
      shownAt = performance.now();
    };
    const work = async (): Promise<void> => {
      for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
        const saved = await switchOne(entry, isActive);
        if (saved === null) failed.push(entry);
        else unshown.push(saved);
        done += 1;
        if (performance.now() - shownAt >= SHOW_EVERY) show();
      }
    };
    show();
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    show();
    setProgress(null);
    if (failed.length > 0) notify({ type: 'danger', text: libraryText.failed(failed.length) });
    return failed;
  };
  return { progress, run };
}
