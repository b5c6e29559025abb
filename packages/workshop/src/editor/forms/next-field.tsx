import { memo, useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { useShallow } from 'zustand/react/shallow';
import { editorText, editorTreeText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { SelectField } from '@fracht/kit/ui/field.tsx';
import { branchOf, nodeAt, type Question } from '@fracht/scenarios';
import { clipStore } from '../branches/clip-store.ts';
import { useEditor } from '../store/editor.ts';
import { type EditorState, snapshotAt } from '../store/editor-state.ts';
import type { ItemOutline } from '../store/item-outline.ts';
import type { BranchTools } from '../branches/branch-tools.ts';
import styles from './forms.module.css';

/** A question of the tree that a way can be linked to. */
export type Destination = { readonly path: string; readonly number: number; readonly text: string };

const END = 'end';
const NEW = 'new';
const PASTE = 'paste';
const text = editorTreeText.next;

/** A choice of what follows a way - the end, a question of the tree, a new one, the copied branch - and a button that goes there. */
export const NextField = memo(function NextField({
  path,
  label,
  tools,
}: {
  path: string;
  label: string;
  tools: BranchTools;
}) {
  const [isListed, setListed] = useState(false);
  const clip = clipStore((state) => state.clip);
  const now = useEditor(
    tools.editor,
    useShallow((state) => destinationAt(state, path)),
  );
  const questions = useEditor(tools.editor, ({ settled }) => (isListed ? questionsBeside(settled, path) : undefined));
  const listed = Array.from(questions?.values() ?? [], destinationOf);
  if (listed.length === 0 && now !== null) listed.push(now);
  const choose = (value: string): void => {
    if (value === END) return tools.end(path);
    if (value !== NEW && value !== PASTE) return tools.lead(path, value);
    if (value === NEW) tools.add(path);
    else tools.paste(path);
    return tools.toForm();
  };
  return (
    <div className={styles.next} onFocus={() => setListed(true)} onPointerDown={() => setListed(true)}>
      <SelectField
        label={label}
        name={path}
        isSmall
        value={now === null ? END : now.path}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={END}>{text.end}</option>
        <option value={NEW}>{text.new}</option>
        {clip?.what === 'branch' ? <option value={PASTE}>{text.paste}</option> : null}
        {listed.map((each) => (
          <option key={each.path} value={each.path}>
            {each.text}
          </option>
        ))}
      </SelectField>
      {now === null ? null : (
        <Button
          size="s"
          iconOnly
          aria-label={editorText.answer.goTo(now.number)}
          title={editorText.answer.goTo(now.number)}
          onClick={() => tools.go(now.path)}
        >
          <ArrowRight className="i" aria-hidden="true" />
        </Button>
      )}
    </div>
  );
});

/** A question as a target for a link. */
export function destinationOf({ path, number, node: { text: words } }: Question): Destination {
  return { path, number, text: `${String(number)}. ${words === '' ? editorText.noText : words}` };
}

/** The question behind a place; null: there is none, or it is so new that its number is not known yet. */
function destinationAt(state: EditorState, place: string): Destination | null {
  const { settled } = state;
  const path = nodeAt(snapshotAt(state, 'FORM').item, place) === null ? null : settled.index.shownAt(place);
  const question = path === null ? undefined : questionsBeside(settled, place)?.get(path);
  return question === undefined ? null : destinationOf(question);
}

function questionsBeside({ trees }: ItemOutline, place: string): ReadonlyMap<string, Question> | undefined {
  const tree = branchOf(place)?.tree;
  return tree === undefined ? undefined : trees.get(tree)?.questions;
}
