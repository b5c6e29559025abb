import { memo, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { TreeName } from '@fracht/engine';
import { useFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { FieldErrorList } from '@fracht/kit/ui/field.tsx';
import { rootOf } from '@fracht/scenarios';
import { useBranchWork } from './branches/use-branch-work.ts';
import { EmptyTree } from './empty-tree.tsx';
import { useDryRun } from './play/use-dry-run.ts';
import { comingTo } from './store/coming-to.ts';
import { type Editor, useEditor } from './store/editor.ts';
import { TreeGraph } from './tree-graph.tsx';
import { TreeSide } from './tree-side.tsx';
import styles from './editor.module.css';

/**
 * One tree: its graph, and beside it the form of the selected question or a dry run. An edit in one shows there at once, and in the other when it has settled,
 * or when the author moves to that.
 */
export const TreeDesk = memo(function TreeDesk({
  tree,
  editor,
  check,
  onFind,
}: {
  tree: TreeName;
  editor: Editor;
  /** The findings; they are under the graph. */
  check: ReactNode;
  onFind: () => void;
}) {
  const hasTree = useEditor(editor, ({ now }) => rootOf(now.item, tree) !== null);
  const side = useRef<HTMLElement>(null);
  const toForm = (): void => {
    flushSync(() => editor.workIn('FORM'));
    focusText(side.current);
  };
  const work = useBranchWork(editor, tree, { onForm: toForm, onFind });
  const dryRun = useDryRun(editor);
  const errors = useFieldErrors(tree);
  if (!hasTree) return <EmptyTree tree={tree} editor={editor} tools={work.tools} check={check} />;
  return (
    <div className={styles.desk}>
      <div className={styles.graph} {...comingTo(editor, 'GRAPH')}>
        <FieldErrorList errors={errors} />
        <TreeGraph tree={tree} editor={editor} work={work} dryRun={dryRun.run?.dryRun ?? null} />
        {check}
      </div>
      <TreeSide tree={tree} editor={editor} work={work} dryRun={dryRun} box={side} />
    </div>
  );
});

/** Goes to the first text of the open answer, else of the question. */
function focusText(form: HTMLElement | null): void {
  const open = form?.querySelector<HTMLElement>('[data-open] textarea');
  (open ?? form?.querySelector<HTMLElement>('textarea, input'))?.focus();
}
