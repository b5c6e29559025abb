import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ClipboardPaste, Plus } from 'lucide-react';
import { editorText } from '@fracht/content';
import type { TreeName } from '@fracht/engine';
import { Button } from '@fracht/kit/ui/button.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { aNewQuestion } from '@fracht/scenarios';
import { clipStore } from './branches/clip-store.ts';
import type { BranchTools } from './branches/branch-tools.ts';
import { type Editor, useEditor } from './store/editor.ts';
import styles from './editor.module.css';

/** A tree without a question: its first one is added or pasted, and can be written at once. */
export function EmptyTree({
  tree,
  editor,
  tools,
  check,
}: {
  tree: TreeName;
  editor: Editor;
  tools: BranchTools;
  check: ReactNode;
}) {
  const clip = clipStore((state) => state.clip);
  const isChange = useEditor(editor, ({ now }) => now.item.kind === 'CHANGE');
  const addFirst = (): void => {
    flushSync(() => editor.run({ do: 'put', path: tree, branch: aNewQuestion() }));
    tools.toForm();
  };
  return (
    <div className={styles.about}>
      <EmptyState
        icon={<Plus className="i-l" aria-hidden="true" />}
        title={editorText.emptyTree.title}
        text={isChange ? editorText.emptyChange : editorText.emptyTree.texts[tree]}
        action={
          <span className="row wrap">
            <Button kind="primary" name={tree} onClick={addFirst}>
              {editorText.addFirst}
            </Button>
            {clip?.what === 'branch' ? (
              <Button onClick={() => tools.paste(tree)}>
                <ClipboardPaste className="i" aria-hidden="true" />
                {editorText.paste}
              </Button>
            ) : null}
          </span>
        }
      />
      {check}
    </div>
  );
}
