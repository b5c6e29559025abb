import { Suspense, useEffect, useMemo, useRef, useState, useLayoutEffect } from 'react';
import { libraryListText, libraryText } from '@fracht/content';
import type { LibraryKind } from '@fracht/protocol';
import type { LibraryEntry } from '@fracht/kit/api/library-calls.ts';
import { type Switching, useSwitching } from '@fracht/kit/api/library-queries.ts';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { readSort, sorted, writeSort } from '@fracht/kit/panel/list-rules.ts';
import { type SearchState, useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { exportItems } from './item-files.ts';
import { LibraryFilters } from './library-filters.tsx';
import { movedBefore, placeAfterStep, placeBeside, type MoveStep } from './library-order.ts';
import { findingsOf, found, type LibraryRow, ROW_ORDERS } from './library-rows.ts';
import { LibraryTable, type RowSort } from './library-table.tsx';
import { RemoveItems } from './remove-items.tsx';
import type { RowActions } from './row-actions.ts';
import { useLibraryActions } from './use-library-actions.ts';
import { useStableCallback } from '@fracht/kit/panel/use-stable-callback.ts';

/** Loaded once something is selected: the list is complete without it. */
const SwitchBar = lazyPart(() => import('./switch-bar.tsx').then((part) => part.SwitchBar));

const NOBODY: ReadonlySet<string> = new Set();
const NONE: readonly LibraryRow[] = [];

/** A library with search, filters, order, and what can be done with one item or many. */
export function LibraryList({
  kind,
  rows,
  onRetry,
}: {
  kind: LibraryKind;
  rows: readonly LibraryRow[] | undefined;
  onRetry: (() => void) | null;
}) {
  const address = useSearchState();
  const [chosen, setChosen] = useState(NOBODY);
  const [removing, setRemoving] = useState<readonly LibraryEntry[]>([]);
  const switching = useSwitching(kind);
  useOpenPage(switching.progress !== null);
  const { duplicate, remove, move } = useLibraryActions(kind);
  const { sort, shown } = shownOf(rows, address);
  const picked = (shown ?? NONE).filter(({ entry }) => chosen.has(entry.item.id)).map(({ entry }) => entry);
  const switchPicked = async (isActive: boolean): Promise<void> => {
    const failed = await switchSound(switching, picked, isActive);
    setChosen(new Set(failed.map(({ item }) => item.id)));
  };
  const places = usePlaces(rows ?? NONE, shown ?? NONE, move);
  const actions = useRowActions({
    onChoose: (id) => setChosen((before) => turned(before, id)),
    onSwitch: (entry, isActive) => void switchSound(switching, [entry], isActive),
    onDuplicate: (entry) => void duplicate(entry),
    onRemove: (entry) => setRemoving([entry]),
    onStep: places.step,
  });
  return (
    <>
      <LibraryFilters kind={kind} rows={rows ?? NONE} address={address} />
      {picked.length === 0 ? null : (
        <Suspense fallback={null}>
          <SwitchBar
            count={picked.length}
            progress={switching.progress}
            onClear={() => setChosen(NOBODY)}
            onSwitch={(isActive) => void switchPicked(isActive)}
            onExport={() => void exportItems(kind, picked)}
            onRemove={() => setRemoving(picked)}
          />
        </Suspense>
      )}
      <LibraryTable
        {...{ kind, sort, chosen, onRetry, actions }}
        rows={shown}
        onSort={(next) => address.set({ sort: writeSort(next) })}
        onChoose={setChosen}
        onPut={places.put}
      />
      <span className="vh" role="status">
        {places.said}
      </span>
      {removing.length === 0 ? null : (
        <RemoveItems entries={removing} onRemove={() => void remove(removing)} onClose={() => setRemoving([])} />
      )}
    </>
  );
}

/** Switches items on or off, except those that errors keep off; returns the ones that were not switched. */
async function switchSound(
  switching: Switching,
  entries: readonly LibraryEntry[],
  isActive: boolean,
): Promise<readonly LibraryEntry[]> {
  const faulty = isActive ? entries.filter(isKeptOff) : [];
  if (faulty.length > 0) notify({ type: 'warning', text: libraryText.faulty(faulty.length) });
  if (faulty.length === entries.length) return faulty;
  const sound = entries.filter((entry) => !faulty.includes(entry));
  return [...faulty, ...(await switching.run(sound, isActive))];
}

/** Errors keep a situation out of new games, just as they prevent publishing a draft. */
function isKeptOff(entry: LibraryEntry): boolean {
  return entry.item.active === 0 && findingsOf(entry).some(({ level }) => level === 'error');
}

/** Makes the browser ask before the page is closed during many saves. Going to another screen does not interrupt them. */
function useOpenPage(isSaving: boolean): void {
  useEffect(() => {
    if (!isSaving) return undefined;
    const ask = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSaving]);
}

/** The rows that are shown and their order, both from the search parameters of the address. */
function shownOf(rows: readonly LibraryRow[] | undefined, address: SearchState) {
  const sort: RowSort = readSort(address.get('sort'), ['order', 'name', 'questions', 'best', 'check']);
  const filters = {
    query: address.get('q'),
    type: address.get('rodzaj'),
    land: address.get('obszar'),
    car: address.get('samochod'),
    active: address.get('czynna'),
  };
  return { sort, shown: rows === undefined ? undefined : sorted(found(rows, filters), sort, ROW_ORDERS) };
}

/** Referentially stable functions for the rows. */
function useRowActions(now: RowActions): RowActions {
  const onChoose = useStableCallback(now.onChoose);
  const onSwitch = useStableCallback(now.onSwitch);
  const onDuplicate = useStableCallback(now.onDuplicate);
  const onRemove = useStableCallback(now.onRemove);
  const onStep = useStableCallback(now.onStep);
  return useMemo(
    () => ({ onChoose, onSwitch, onDuplicate, onRemove, onStep }),
    [onChoose, onSwitch, onDuplicate, onRemove, onStep],
  );
}

/** Moves rows by mouse and keys: announced to screen readers, and the focus stays where it was. */
function usePlaces(
  rows: readonly LibraryRow[],
  shown: readonly LibraryRow[],
  move: (id: string, before: string | null) => void,
) {
  const [said, setSaid] = useState('');
  const inFocus = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    // A row that is moved within the page loses its focus.
    if (inFocus.current?.isConnected === true && document.activeElement === document.body) inFocus.current.focus();
  });
  const ids = rows.map(idOf);
  const go = (id: string, before: string | null): void => {
    const list = rows.map((row) => ({ id: idOf(row), name: row.entry.item.name }));
    const order = movedBefore(list, id, before);
    const place = order.findIndex((one) => one.id === id);
    const { activeElement } = document;
    inFocus.current = activeElement instanceof HTMLElement ? activeElement : null;
    setSaid(libraryListText.moved(order[place]?.name ?? '', place + 1, order.length));
    move(id, before);
  };
  return {
    said,
    put: (id: string, target: string, isAfter: boolean): void => go(id, placeBeside(ids, id, target, isAfter)),
    step: ({ item: { id } }: LibraryEntry, step: MoveStep): void => {
      const before = placeAfterStep(ids, shown.map(idOf), id, step);
      if (before !== undefined) go(id, before);
    },
  };
}

function idOf({ entry }: LibraryRow): string {
  return entry.item.id;
}

function turned(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
