import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBlocker, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { editorText, libraryItemText, libraryText, uiText } from '@fracht/content';
import type { LibraryKind } from '@fracht/protocol';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import { callDesk } from '@fracht/kit/api/draft-calls.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { Pending } from '@fracht/kit/panel/pending.tsx';
import { ConflictNote } from './drafts/conflict-note.tsx';
import { type ItemDesk as DeskOfItem, deskKey, deskOf, emptyDesk, newItemId } from './drafts/desk.ts';
import { EditorHead } from './drafts/editor-head.tsx';
import { useDraft } from './drafts/use-draft.ts';
import { createEditor } from './store/editor.ts';
import { EditorDesk } from './editor-desk.tsx';
import { useAfterPaint } from './store/use-after-paint.ts';
import { useUndoKeys } from '@fracht/kit/panel/use-undo-keys.ts';
import styles from './editor.module.css';

/** Used in the address instead of the id of a new item, and next to an id as long as the server may not know it yet. */
const NEW = 'nowa';

/** The editor of one item of a library; for a new one it begins with a new id. */
export function EditorScreen({ kind }: { kind: LibraryKind }) {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const { item: id } = params;
  if (typeof id !== 'string') return null;
  return id === NEW ? <Begin kind={kind} /> : <Opened key={id} kind={kind} id={id} />;
}

/** Gives a new item its id and puts it into the address, so that the page can be reloaded. The server is not asked for it, since nobody has saved it yet. */
function Begin({ kind }: { kind: LibraryKind }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    const id = newItemId();
    client.setQueryData(deskKey(id), emptyDesk(kind, id));
    void navigate({ to: `../../${id}/edit`, search: { [NEW]: 1 }, replace: true });
  }, [navigate, client, kind]);
  return <p className="muted">{uiText.loading}</p>;
}

function Opened({ kind, id }: { kind: LibraryKind; id: string }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const isNew = search[NEW] !== undefined;
  const asked = useQuery({
    queryKey: deskKey(id),
    queryFn: () => deskToOpen(kind, id, isNew),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (asked.data !== undefined && asked.data !== null) return <Desk desk={asked.data} />;
  return (
    <>
      <PageHead title={libraryText.titles[kind]} sub={null} />
      <Pending asked={asked} />
      {asked.data === undefined ? null : (
        <div className={styles.item} data-wide>
          <Card>
            <EmptyState icon={<SearchX className="i-l" aria-hidden="true" />} {...libraryItemText.missing} />
          </Card>
        </div>
      )}
    </>
  );
}

/** Loads an item for editing; null: it does not exist and is not a new one. */
async function deskToOpen(kind: LibraryKind, id: string, isNew: boolean): Promise<DeskOfItem | null> {
  try {
    const desk = await callDesk(id);
    return desk.kind === kind ? deskOf(desk) : null;
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status !== 404) throw cause;
    return isNew ? emptyDesk(kind, id) : null;
  }
}

function Desk({ desk }: { desk: DeskOfItem }) {
  const { keeper, draft } = useDraft(desk);
  const [painted] = useAfterPaint(draft);
  const [editor] = useState(() => createEditor(keeper));
  useUndoKeys(editor);
  useWarning(!draft.isHeld && draft.phase !== 'SAVED');
  return (
    <>
      <EditorHead editor={editor} keeper={keeper} draft={painted} />
      <ConflictNote keeper={keeper} draft={draft} editor={editor} />
      <EditorDesk editor={editor} />
    </>
  );
}

/** Asks before the page is closed while there are changes that are stored nowhere else. */
function useWarning(isAtRisk: boolean): void {
  useBlocker({ shouldBlockFn: () => isAtRisk && !window.confirm(editorText.leave), enableBeforeUnload: isAtRisk });
}
