import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { ArrowLeft, Redo2, SearchX, Undo2 } from 'lucide-react';
import { Link, useBlocker, useParams } from '@tanstack/react-router';
import { editorText, type Finding, libraryItemText, libraryText, uiText } from '@fracht/content';
import type { TreeName } from '@fracht/engine';
import type { LibraryKind } from '@fracht/protocol';
import type { LibraryEntry } from '../../api/library-calls.ts';
import { useLibraryItems } from '../../api/library-queries.ts';
import { retryOf } from '../../api/panel-queries.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PageHead } from '../panel/page-head.tsx';
import { LoadError } from '../panel/pending-rows.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import { ItemForm } from './item-form.tsx';
import { outlineOf } from '../panel-admin-library/outline.ts';
import { branchOf, countOf } from './model/branches.ts';
import { findingsByQuestion, findingsIn, spotOf } from './model/findings.ts';
import { type EditedItem, questionOf, rootOf, treeNamesOf } from './model/item.ts';
import { changedFields, editedOf } from './model/saving.ts';
import { TreeDesk } from './tree-desk.tsx';
import { type Clip, type Editor, useEditor } from './use-editor.ts';
import { type Saving, useSaving } from './use-saving.ts';

type Part = 'opis' | TreeName;
type Spot = {
  readonly part: Part;
  readonly paths: Readonly<Partial<Record<TreeName, string>>>;
  readonly open: number | null;
};

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
  const [clip, setClip] = useState<Clip | null>(null);
  const { spot, setSpot, choose, go } = useSpot(first);
  const { item } = editor;
  const later = useDeferredValue(item);
  const findings = useMemo(() => findingsIn(later), [later]);
  const numbers = useMemo(() => numbersOf(later), [later]);
  const byQuestion = useMemo(() => findingsByQuestion(findings), [findings]);
  const { part } = spot;
  return (
    <>
      <Head editor={editor} saving={saving} hasErrors={findings.some(({ level }) => level === 'error')} />
      <Elsewhere editor={editor} saving={saving} />
      <div>
        <Tabs
          label={libraryItemText.parts}
          tabs={[
            { type: 'opis', text: libraryItemText.about },
            ...treeNamesOf(item).map((tree) => ({
              type: tree,
              text: libraryItemText.trees[tree],
              count: countOf(rootOf(item, tree)),
            })),
          ]}
          active={part}
          onSelect={(next: Part) => setSpot({ ...spot, part: next, open: null })}
        >
          {part === 'opis' ? (
            <Card>
              <CardBody>
                <ItemForm edited={item} run={editor.run} />
              </CardBody>
            </Card>
          ) : (
            <TreeDesk
              key={part}
              tree={part}
              editor={editor}
              chosen={standing(item, part, spot.paths[part])}
              open={spot.open}
              findings={byQuestion}
              later={later}
              numbers={numbers}
              clip={clip}
              onClip={setClip}
              onChoose={choose}
            />
          )}
        </Tabs>
      </div>
      <FindingsPanel findings={findings} numberAt={(path) => numbers.get(path) ?? null} onGo={go} />
    </>
  );
}

/** Where the author works, and ways to another place. */
function useSpot(first: EditedItem) {
  const [spot, setSpot] = useState<Spot>({ part: treeNamesOf(first)[0] ?? 'opis', paths: {}, open: null });
  const open = useCallback((path: string, answer: number | null): void => {
    const tree = branchOf(path)?.tree;
    if (tree === undefined) return;
    setSpot((before) => ({ part: tree, paths: { ...before.paths, [tree]: path }, open: answer }));
  }, []);
  const choose = useCallback((path: string): void => open(path, null), [open]);
  const go = ({ path }: Finding): void => {
    const place = spotOf(path);
    if (place === null) setSpot((before) => ({ ...before, part: 'opis' }));
    else open(place.path, place.answer);
  };
  return { spot, setSpot, choose, go };
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

/** The question that was chosen in a tree, or its first where that one is gone. */
function standing(item: EditedItem, tree: TreeName, path: string | undefined): string {
  const branch = path === undefined ? null : branchOf(path);
  return path !== undefined && branch !== null && questionOf(item, branch) !== null ? path : tree;
}

/** The numbers of the questions in their trees, by their paths. */
function numbersOf(item: EditedItem): ReadonlyMap<string, number> {
  const all = treeNamesOf(item).flatMap((tree) => {
    const root = rootOf(item, tree);
    return root === null ? [] : outlineOf(tree, root);
  });
  return new Map(all.map(({ path, number }) => [path, number]));
}
