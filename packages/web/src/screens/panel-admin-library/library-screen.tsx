import { useMemo, useState } from 'react';
import { BookOpen } from 'lucide-react';
import { libraryText } from '@fracht/content';
import type { LibraryKind } from '@fracht/protocol';
import { useLibraryItems, useSwitching } from '../../api/library-queries.ts';
import { retryOf } from '../../api/panel-queries.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { readSort, sorted, writeSort } from '../panel/list-rules.ts';
import { PageHead } from '../panel/page-head.tsx';
import { useSearchState } from '../panel/use-search-state.ts';
import { LibraryFilters } from './library-filters.tsx';
import { found, type LibraryRow, ROW_ORDERS, rowsOf } from './library-rows.ts';
import { LibraryTable, type RowSort } from './library-table.tsx';
import { SwitchBar } from './switch-bar.tsx';

const NOBODY: ReadonlySet<string> = new Set();

/** A library of situations: found, sorted, switched on and off one by one or many at once. (spec §7 "Administration of game content") */
export function LibraryScreen({ kind }: { kind: LibraryKind }) {
  const text = libraryText;
  const asked = useLibraryItems(kind);
  const { data: entries } = asked;
  const rows = useMemo(() => (entries === undefined ? undefined : rowsOf(entries)), [entries]);
  const active = entries?.filter(({ item }) => item.active === 1).length ?? 0;
  return (
    <>
      <PageHead
        title={text.titles[kind]}
        sub={entries === undefined ? '' : `${text.count(kind, entries.length, active)}. ${text.sub[kind]} ${text.note}`}
      />
      <Card label={text.titles[kind]}>
        {rows?.length === 0 ? (
          <EmptyState
            icon={<BookOpen className="i-l" aria-hidden="true" />}
            title={text.empty.title}
            text={text.empty.text}
          />
        ) : (
          <LibraryList kind={kind} rows={rows} onRetry={retryOf(asked)} />
        )}
      </Card>
    </>
  );
}

function LibraryList({
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
  const switching = useSwitching(kind);
  const sort: RowSort = readSort(address.get('sort'), ['order', 'name', 'questions', 'best', 'check']);
  const filters = {
    query: address.get('q'),
    type: address.get('rodzaj'),
    land: address.get('obszar'),
    car: address.get('samochod'),
    active: address.get('czynna'),
  };
  const shown = rows === undefined ? undefined : sorted(found(rows, filters), sort, ROW_ORDERS);
  const picked = (shown ?? []).filter(({ entry }) => chosen.has(entry.item.id)).map(({ entry }) => entry);
  const switchPicked = async (isActive: boolean): Promise<void> => {
    const failed = await switching.run(picked, isActive);
    setChosen(new Set(failed.map(({ item }) => item.id)));
  };
  return (
    <>
      <LibraryFilters kind={kind} rows={rows ?? []} address={address} />
      {picked.length === 0 ? null : (
        <SwitchBar
          count={picked.length}
          progress={switching.progress}
          onClear={() => setChosen(NOBODY)}
          onSwitch={(isActive) => void switchPicked(isActive)}
        />
      )}
      <LibraryTable
        {...{ kind, sort, chosen, onRetry }}
        rows={shown}
        onSort={(next) => address.set({ sort: writeSort(next) })}
        onChoose={setChosen}
        onSwitch={(entry, isActive) => void switching.run([entry], isActive)}
      />
    </>
  );
}
