import { useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { editorText, editorTreeText } from '@fracht/content';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { clipStore } from './clip-store.ts';
import type { BranchTools } from './use-branch-work.ts';
import styles from './forms.module.css';

/** The questions of a tree, to lead to. */
export type Destination = { readonly path: string; readonly number: number; readonly text: string };
export type NextTools = BranchTools & {
  /** The question behind a place; null: none stands there. */
  readonly destinationAt: (path: string) => Destination | null;
  readonly destinations: () => readonly Destination[];
};

const END = 'end';
const NEW = 'new';
const PASTE = 'paste';
const text = editorTreeText.next;

/** What follows: the end, a question that stands already, a new one, or the branch that was copied; and a way to it. */
export function NextField({ path, label, tools }: { path: string; label: string; tools: NextTools }) {
  const [isListed, setListed] = useState(false);
  const clip = clipStore((state) => state.clip);
  const now = tools.destinationAt(path);
  const listed = isListed ? tools.destinations() : now === null ? [] : [now];
  const choose = (value: string): void => {
    if (value === END) tools.end(path);
    else if (value === NEW) tools.add(path);
    else if (value === PASTE) tools.paste(path);
    else tools.lead(path, value);
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
}
