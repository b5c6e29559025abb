import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { editorTreeText } from '@fracht/content';
import type { TreeName } from '@fracht/engine';
import { useStableCallback } from '@fracht/kit/panel/use-stable-callback.ts';
import { type Moving, NEW_ANSWER, dropBranch, type Refusal, refusalAt, type Target } from '@fracht/scenarios';
import type { Editor } from '../store/editor.ts';
import { spotNow } from '../store/editor-state.ts';
import type { Spot } from '../store/spot.ts';
import {
  clipAt,
  freePlace,
  inserting,
  lineAt,
  movingAt,
  movingText,
  removing,
  reordering,
  spotOfMoved,
} from './branch-edits.ts';
import { type BranchEditing, branchEditing, type BranchTools, branchTools } from './branch-tools.ts';
import { freshClip, keepClip } from './clip-store.ts';
import type { TreeAction } from './tree-action.ts';
import { type Notice, useNotice } from './use-notice.ts';

const text = editorTreeText;

type Elsewhere = { readonly onForm: () => void; readonly onFind: () => void };

/**
 * The actions on whole branches and answers: add, copy, move, connect, remove. `onKey` performs one at the author's position, `doAt` at a given spot. Both are
 * referentially stable.
 */
export function useBranchWork(editor: Editor, tree: TreeName, { onForm, onFind }: Elsewhere) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [notice, tell] = useNotice(editor, moving !== null);
  const form = useStableCallback(onForm);
  const toForm = useCallback((): void => {
    flushSync(() => undefined);
    form();
  }, [form]);
  const editing = useMemo(() => branchEditing(editor, tell), [editor, tell]);
  const tools = useMemo(() => branchTools(editor, editing, toForm), [editor, editing, toForm]);
  const carry = useStableCallback((next: Moving | null): void => {
    if (next === null && moving === null) return;
    setMoving(next);
    tell(next === null ? null : { text: movingText(editor.now(), next), isBad: false });
  });
  const put = useStableCallback((target: Target): void => {
    if (moving === null) return;
    const item = editor.now();
    setMoving(null);
    editing.finish(dropBranch(item, moving, target), {
      spotAfter: (after) => spotOfMoved(item, after, moving, target),
      done: () => text.done,
    });
  });
  const doAt = useStableCallback((at: Spot, action: TreeAction): void =>
    actionsAt(at, { editor, editing, tools, tell, carry, put, onForm, onFind })[action](),
  );
  const onKey = useStableCallback((action: TreeAction): void => doAt(spotNow(editor.store.getState(), tree), action));
  const refusalOf = useCallback(
    (what: Moving, target: Target): Refusal | null => refusalAt(editor.now(), what, target),
    [editor],
  );
  return { moving, notice, tools, carry, put, onKey, doAt, refusalOf };
}

/** The actions on whole branches, what is being moved, and the notice about it. */
export type BranchWork = ReturnType<typeof useBranchWork>;

type BranchWorkParts = Elsewhere & {
  readonly editor: Editor;
  readonly editing: BranchEditing;
  readonly tools: BranchTools;
  readonly tell: (notice: Notice | null) => void;
  readonly carry: (next: Moving | null) => void;
  readonly put: (target: Target) => void;
};

/** What each action does at a spot. */
function actionsAt(
  at: Spot,
  { editor, editing: { attempt }, tools, tell, carry, put, onForm, onFind }: BranchWorkParts,
): Readonly<Record<TreeAction, () => void>> {
  const item = editor.now();
  const copy = (): void => {
    const clip = clipAt(item, at);
    if (clip === null) return;
    keepClip(clip);
    tell({ text: text.copied, isBad: false });
  };
  const atFreePlace = (act: (place: string) => void): void => {
    const place = freePlace(item, at);
    if (place === null) tell({ text: text.noRoom, isBad: true });
    else act(place);
  };
  const remove = (): void => attempt(removing(item, at));
  return {
    copy,
    cut: () => {
      copy();
      remove();
    },
    paste: () => {
      const clip = freshClip();
      if (clip?.what === 'answer') attempt(inserting(item, at, clip.answer));
      else if (clip !== null) atFreePlace(tools.paste);
    },
    remove,
    addAnswer: () => attempt(inserting(item, at, { ...NEW_ANSWER })),
    addQuestion: () => atFreePlace(tools.add),
    up: () => attempt(reordering(at, -1)),
    down: () => attempt(reordering(at, 1)),
    move: () => carry(movingAt(item, at)),
    lead: () => carry(lineAt(item, at)),
    put: () => put(at),
    cancel: () => carry(null),
    form: onForm,
    find: onFind,
  };
}
