import { ArrowRight, ClipboardPaste, Plus } from 'lucide-react';
import { editorText } from '@fracht/content';
import { Button } from '../../ui/button.tsx';

/** What can be done at a place where a question stands or could stand. */
export type BranchTools = {
  /** The number of the question there; null: none stands there. */
  readonly numberAt: (path: string) => number | null;
  readonly go: (path: string) => void;
  readonly add: (path: string) => void;
  /** Null: there is nothing to paste. */
  readonly paste: ((path: string) => void) | null;
};

/** What follows: a way to the next question, or ways to make one. */
export function NextField({ path, label, tools }: { path: string; label: string; tools: BranchTools }) {
  const text = editorText.answer;
  const number = tools.numberAt(path);
  const { paste } = tools;
  return (
    <div className="row wrap">
      <b className="small">{label}</b>
      {number === null ? (
        <>
          <Button size="s" onClick={() => tools.add(path)}>
            <Plus className="i" aria-hidden="true" />
            {text.addNext}
          </Button>
          {paste === null ? null : (
            <Button size="s" onClick={() => paste(path)}>
              <ClipboardPaste className="i" aria-hidden="true" />
              {editorText.paste}
            </Button>
          )}
        </>
      ) : (
        <Button size="s" onClick={() => tools.go(path)}>
          {text.goTo(number)}
          <ArrowRight className="i" aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
