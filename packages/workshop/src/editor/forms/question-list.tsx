import { memo, useMemo, useState } from 'react';
import { editorText } from '@fracht/content';
import type { TreeName } from '@fracht/engine';
import { FilterSelect } from '@fracht/kit/ui/field.tsx';
import { type Editor, useEditor } from '../store/editor.ts';
import { destinationOf } from './next-field.tsx';
import styles from './forms.module.css';

/** The questions of a tree as a list to choose from, if the graph is far away. Only the selected one is listed until the list is focused. */
export const QuestionList = memo(function QuestionList({
  tree,
  editor,
  path,
}: {
  tree: TreeName;
  editor: Editor;
  path: string;
}) {
  const [isListed, setListed] = useState(false);
  const questions = useEditor(editor, ({ settled }) => (isListed ? settled.trees.get(tree)?.questions : undefined));
  const chosen = useEditor(editor, ({ settled }) => settled.trees.get(tree)?.questions.get(path));
  const options = useMemo(
    () =>
      Array.from(questions?.values() ?? (chosen === undefined ? [] : [chosen]), (question) => (
        <option key={question.path} value={question.path}>
          {destinationOf(question).text}
        </option>
      )),
    [questions, chosen],
  );
  return (
    <div className={styles.outline} onFocus={() => setListed(true)} onPointerDown={() => setListed(true)}>
      <FilterSelect
        label={editorText.graph}
        value={path}
        onChange={({ target }) => editor.choose({ path: target.value, way: null })}
      >
        {options}
      </FilterSelect>
    </div>
  );
});
