import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { editorText } from '@fracht/content';
import type { TreeName } from '@fracht/engine';
import { useStableCallback } from '@fracht/kit/panel/use-stable-callback.ts';
import type { BranchWork } from './branches/use-branch-work.ts';
import { QuestionForm } from './forms/question-form.tsx';
import { QuestionList } from './forms/question-list.tsx';
import { useOpenInSight } from './forms/use-open-in-sight.ts';
import { PlayBar } from './play/play-bar.tsx';
import { PlayPane } from './play/play-pane.tsx';
import type { useDryRun } from './play/use-dry-run.ts';
import type { Editor } from './store/editor.ts';
import type { Spot } from './store/spot.ts';
import { comingTo } from './store/coming-to.ts';
import { useSpotAt } from './store/use-spot-at.ts';
import styles from './editor.module.css';

/** Beside the graph: the form of the selected question, or the dry run in progress. */
export function TreeSide({
  tree,
  editor,
  work,
  dryRun: { run, begin, end, step },
  box,
}: {
  tree: TreeName;
  editor: Editor;
  work: BranchWork;
  dryRun: ReturnType<typeof useDryRun>;
  box: RefObject<HTMLElement | null>;
}) {
  const spot = useSpotAt(editor, 'FORM', tree);
  useOpenInSight(box, spot);
  const open = useOpening(editor);
  return (
    <aside
      className={styles.side}
      ref={box}
      aria-label={editorText.form}
      {...comingTo(editor, 'FORM')}
      onKeyDown={({ key }) => (key === 'Escape' ? focusGraph() : undefined)}
    >
      <PlayBar path={spot.path} isOn={run !== null} onBegin={begin} onEnd={end} />
      {run === null ? (
        <>
          <QuestionList tree={tree} editor={editor} path={spot.path} />
          <QuestionForm
            key={spot.path}
            tree={tree}
            editor={editor}
            path={spot.path}
            open={spot.way}
            tools={work.tools}
            onSpot={open}
            onKey={work.doAt}
          />
        </>
      ) : (
        <PlayPane {...run} onStep={step} onRestart={begin} />
      )}
    </aside>
  );
}

/** Opens what is pressed in the form at once, and not at the end of the event: what is typed next is meant for it. */
function useOpening(editor: Editor): (spot: Spot) => void {
  return useStableCallback((spot: Spot): void =>
    flushSync(() => {
      editor.workIn('FORM');
      editor.choose(spot);
    }),
  );
}

/** Goes to the selected card. */
function focusGraph(): void {
  document.querySelector<HTMLElement>('[data-graph] [aria-pressed="true"][tabindex="0"]')?.focus();
}
