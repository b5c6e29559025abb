import { useMemo } from 'react';
import { BookOpen, Download, Images, Plus, Upload } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { imagesText, libraryListText, libraryText } from '@fracht/content';
import type { LibraryKind } from '@fracht/protocol';
import { useLibraryItems } from '@fracht/kit/api/library-queries.ts';
import { retryOf } from '@fracht/kit/api/panel-queries.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { WithDrafts } from './drafts-shown.tsx';
import { exportItems } from './item-files.ts';
import { LibraryList } from './library-list.tsx';
import { rowsOf } from './library-rows.ts';
import { NEW_ITEM } from './new-item.ts';
import styles from './library-screen.module.css';

/** A library of situations: search, sort, switch on and off one by one or many at once. (LBY-1 to LBY-5) */
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
        sub={
          <>
            <span className={classNames(entries === undefined && styles.later)}>
              {`${text.count(kind, entries?.length ?? 0, active)}.`}
            </span>
            <bdi>{` ${text.sub[kind]} ${text.note}`}</bdi>
          </>
        }
      >
        {entries?.length === 0 ? null : <ImportLink kind={kind} />}
        {entries?.length === 0 ? null : (
          <Button disabled={entries === undefined} onClick={() => void exportItems(kind, entries ?? [])}>
            <Download className="i" aria-hidden="true" />
            {libraryListText.exportAll}
          </Button>
        )}
        <Link to="/panel/admin/images" className={buttonClass({})}>
          <Images className="i" aria-hidden="true" />
          <bdi>{imagesText.open}</bdi>
        </Link>
        <Link to="./$item/edit" params={{ item: NEW_ITEM }} className={buttonClass({ kind: 'primary' })}>
          <Plus className="i" aria-hidden="true" />
          <bdi>{libraryListText.add[kind]}</bdi>
        </Link>
      </PageHead>
      <WithDrafts kind={kind}>
        <Card label={text.titles[kind]}>
          {rows?.length === 0 ? (
            <EmptyState
              icon={<BookOpen className="i-l" aria-hidden="true" />}
              title={text.empty.title}
              text={text.empty.text}
              action={<ImportLink kind={kind} />}
            />
          ) : (
            <LibraryList kind={kind} rows={rows} onRetry={retryOf(asked)} />
          )}
        </Card>
      </WithDrafts>
    </>
  );
}

function ImportLink({ kind }: { kind: LibraryKind }) {
  return (
    <Link to="/panel/admin/import" search={{ lista: kind }} className={buttonClass({})}>
      <Upload className="i" aria-hidden="true" />
      <bdi>{libraryListText.import}</bdi>
    </Link>
  );
}
