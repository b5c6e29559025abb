import { useDeferredValue, useMemo, useState } from 'react';
import { ArrowLeft, Redo2, SearchX, Undo2 } from 'lucide-react';
import { Link, useBlocker, useParams } from '@tanstack/react-router';
import { editorText, libraryItemText, libraryText, uiText } from '@fracht/content';
import type { LibraryKind } from '@fracht/protocol';
import type { LibraryEntry } from '../../api/library-calls.ts';
import { useLibraryItems } from '../../api/library-queries.ts';
import { retryOf } from '../../api/panel-queries.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead } from '../panel/page-head.tsx';
import { LoadError } from '../panel/pending-rows.tsx';
import { EditorDesk } from './editor-desk.tsx';
import { findingsIn } from './model/findings.ts';
import { indexOf } from './model/questions.ts';
import { changedFields, editedOf } from './model/saving.ts';
import { SandboxButton } from './sandbox/sandbox-button.tsx';
import { type Editor, useEditor } from './use-editor.ts';
import { type Saving, useSaving } from './use-saving.ts';

/** The editor of one item of a library. */
export function EditorScreen({ kind }: { kind: LibraryKind }) {
  const asked = useLibraryItems(kind);
  const onRetry = retryOf(asked);
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const entry = asked.data?.find(({ item }) => item.id === params['item']);
  if (entry !== undefined) return <Desk key={entry.item.id} entry={entry} />;
  return (
    <>
      <PageHead title={libraryText.titles[kind]} sub={null} />
      {onRetry === null ? null : <LoadError onRetry={onRetry} />}
      {asked.data === undefined && onRetry === null ? <p className="muted">{uiText.loading}</p> : null}
      {asked.data === undefined ? null : (
        <Card>
          <EmptyState icon={<SearchX className="i-l" aria-hidden="true" />} {...libraryItemText.missing} />
        </Card>
      )}
    </>
  );
}

function Desk({ entry }: { entry: LibraryEntry }) {
  const [first] = useState(() => editedOf(entry));
  const editor = useEditor(first);
  const saving = useSaving(entry, first);
  const later = useDeferredValue(editor.item);
  const index = useMemo(() => indexOf(later), [later]);
  const findings = useMemo(() => findingsIn(later, index), [later, index]);
  return (
    <>
      <Head editor={editor} saving={saving} hasErrors={findings.some(({ level }) => level === 'error')} />
      <Elsewhere editor={editor} saving={saving} />
      <EditorDesk editor={editor} later={later} index={index} findings={findings} />
    </>
  );
}

function Head({ editor, saving, hasErrors }: { editor: Editor; saving: Saving; hasErrors: boolean }) {
  const text = editorText;
  const { history, item, undo, redo } = editor;
  const isDirty = Object.keys(changedFields(saving.saved, item)).length > 0;
  useLeaving(isDirty);
  const why = hasErrors ? text.saveBlocked : isDirty ? null : text.nothingToSave;
  return (
    <PageHead title={item.item.name} sub={isDirty ? text.unsaved : text.nothingToSave}>
      <Link to=".." className={buttonClass({ kind: 'ghost' })}>
        <ArrowLeft className="i" aria-hidden="true" />
        {text.back}
      </Link>
      <SandboxButton tried={item} />
      <Button
        kind="ghost"
        iconOnly
        aria-label={text.undo}
        title={text.undo}
        disabled={history.past.length === 0}
        onClick={undo}
      >
        <Undo2 className="i" aria-hidden="true" />
      </Button>
      <Button
        kind="ghost"
        iconOnly
        aria-label={text.redo}
        title={text.redo}
        disabled={history.future.length === 0}
        onClick={redo}
      >
        <Redo2 className="i" aria-hidden="true" />
      </Button>
      <Button kind="primary" isBusy={saving.isBusy} reason={why} onClick={() => void saving.save(item)}>
        {text.save}
      </Button>
    </PageHead>
  );
}

function Elsewhere({ editor, saving }: { editor: Editor; saving: Saving }) {
  const text = editorText.elsewhere;
  const { elsewhere } = saving;
  if (elsewhere === null) return null;
  return (
    <Note tone="warn">
      <b>{text.title}</b> {text.text}
      <div className="row wrap">
        <Button size="s" onClick={() => void saving.save(editor.item, true)}>
          {text.overwrite}
        </Button>
        <Button
          size="s"
          onClick={() => {
            const item = editedOf(elsewhere);
            saving.accept(elsewhere, item);
            editor.load(item);
          }}
        >
          {text.reload}
        </Button>
      </div>
    </Note>
  );
}

/** Asks before a page with unsaved changes is left. */
function useLeaving(isDirty: boolean): void {
  useBlocker({ shouldBlockFn: () => isDirty && !window.confirm(editorText.leave), enableBeforeUnload: isDirty });
}
