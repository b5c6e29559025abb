import { aNewQuestion, type Attempt, attempted, isRefused, nodeAt } from '@fracht/scenarios';
import type { Editor } from '../store/editor.ts';
import { type BranchEdit, ending, leading, putting, refusalText } from './branch-edits.ts';
import { freshClip } from './clip-store.ts';
import type { Notice } from './use-notice.ts';

/** Carries out edits of branches: a refused edit changes nothing and shows why; any other is one undo step, and the editor goes to its place. */
export function branchEditing(editor: Editor, tell: (notice: Notice | null) => void) {
  const finish = (after: Attempt, { spotAfter, done }: Omit<BranchEdit, 'command'>): void => {
    if (isRefused(after)) return tell({ text: refusalText(after), isBad: true });
    editor.load(after);
    const spot = spotAfter(after);
    if (spot !== null) editor.choose(spot);
    tell(done === null ? null : { text: done(after), isBad: false });
  };
  const attempt = (edit: BranchEdit | null): void => {
    if (edit !== null) finish(attempted(editor.now(), edit.command), edit);
  };
  return { finish, attempt };
}

export type BranchEditing = ReturnType<typeof branchEditing>;

/** The actions of a form at a place where there is or could be a question. */
export type BranchTools = {
  readonly editor: Editor;
  readonly add: (path: string) => void;
  /** Pastes the copied branch; does nothing if none was copied. */
  readonly paste: (path: string) => void;
  readonly end: (path: string) => void;
  /** Links the place `path` to the question at `to`. */
  readonly lead: (path: string, to: string) => void;
  /** Turns a question that is shared by several places into a separate copy at this place. */
  readonly part: (path: string) => void;
  readonly go: (path: string) => void;
  /** Focuses the first text field of the new selection, where the author goes on typing. */
  readonly toForm: () => void;
};

/** The tools of the forms; memoised by the caller. */
export function branchTools(editor: Editor, { attempt }: BranchEditing, toForm: () => void): BranchTools {
  return {
    editor,
    add: (path) => attempt(putting(path, aNewQuestion())),
    paste: (path) => {
      const clip = freshClip();
      if (clip?.what === 'branch') attempt(putting(path, clip.branch));
    },
    end: (path) => attempt(ending(path)),
    lead: (path, to) => {
      const branch = nodeAt(editor.now(), to);
      if (branch !== null) attempt(leading(path, branch));
    },
    part: (path) => editor.run({ do: 'part', path }),
    go: (path) => editor.choose({ path, way: null }),
    toForm,
  };
}
