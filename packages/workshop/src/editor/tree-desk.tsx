import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShallow } from 'zustand/react/shallow';
import { ClipboardPaste, Play, Plus, Square } from 'lucide-react';
import { editorText, libraryItemText } from '@fracht/content';
import type { TreeName } from '@fracht/engine';
import { useFieldErrors } from '@fracht/kit/api/field-errors.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { FieldErrors, FilterSelect } from '@fracht/kit/ui/field.tsx';
import { clipStore } from './branches/clip-store.ts';
import { useSteady } from '@fracht/kit/panel/use-steady.ts';
import {
  aNewQuestion,
  type EditedItem,
  nodeAt,
  playedIn,
  rootOf,
  treeNamesOf,
  type Trial,
  trialOf,
  type TrialStep,
  withSampleNumbers,
  worthsIn,
} from '@fracht/scenarios';
import { type Editor, useEditor } from './store/editor.ts';
import { snapshotAt, spotAt, type Workplace } from './store/editor-state.ts';
import { withNode } from './store/item-outline.ts';
import type { Spot } from './store/spot.ts';
import { GraphView } from './graph/graph-view.tsx';
import { destinationOf } from './forms/next-field.tsx';
import { PlayPane } from './play/play-pane.tsx';
import { QuestionForm } from './forms/question-form.tsx';
import { type BranchWork, useBranchWork } from './branches/use-branch-work.ts';
import { useOpenInSight } from './forms/use-open-in-sight.ts';
import styles from './editor.module.css';

type TreeDeskProps = {
  readonly tree: TreeName;
  readonly editor: Editor;
  /** What there is to mend; it stands under the graph. */
  readonly check: ReactNode;
  readonly onFind: () => void;
};
type Playing = { readonly from: string | null; readonly steps: readonly TrialStep[] };

/**
 * One tree: its graph, and beside it the form of the chosen question or a trial of the whole. What is done in the one shows there at once
 * and in the other when it has settled, or when the author goes over to that.
 */
export const TreeDesk = memo(function TreeDesk({ tree, editor, check, onFind }: TreeDeskProps) {
  const hasTree = useEditor(editor, ({ now }) => rootOf(now.item, tree) !== null);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const tried = useEditor(editor, ({ now }) => (playing === null ? null : now.item));
  const played = useMemo(() => (tried === null ? null : withSampleNumbers(tried)), [tried]);
  const trial = played === null || playing === null ? null : trialOf(played, playing.from, playing.steps);
  const side = useRef<HTMLElement>(null);
  const spot = useSpotAt(editor, 'FORM', tree);
  useOpenInSight(side, spot);
  const desks = desksOf(editor);
  const toForm = (): void => {
    flushSync(() => editor.workIn('FORM'));
    focusText(side.current);
  };
  const openSpot = useOpening(editor);
  const work = useBranchWork(editor, tree, { onForm: toForm, onFind });
  const errors = useFieldErrors(tree);
  if (!hasTree) return <NoTree tree={tree} editor={editor} work={work} check={check} onForm={toForm} />;
  return (
    <div className={styles.desk}>
      <div className={styles.graph} {...desks.graph}>
        <FieldErrors errors={errors} />
        <Graph tree={tree} editor={editor} work={work} trial={trial} />
        {check}
      </div>
      <aside
        className={styles.side}
        ref={side}
        aria-label={editorText.form}
        {...desks.form}
        onKeyDown={({ key }) => (key === 'Escape' ? toGraph() : undefined)}
      >
        <PlayBar path={spot.path} playing={playing} onPlay={setPlaying} />
        {trial === null || playing === null || played === null ? (
          <>
            <Outline tree={tree} editor={editor} path={spot.path} />
            <QuestionForm
              key={spot.path}
              tree={tree}
              editor={editor}
              path={spot.path}
              open={spot.way}
              tools={work.tools}
              onSpot={openSpot}
              onKey={work.doAt}
            />
          </>
        ) : (
          <PlayPane
            edited={played}
            from={playing.from}
            trial={trial}
            onStep={(step) => setPlaying({ ...playing, steps: [...playing.steps.slice(0, trial.marks.length), step] })}
            onRestart={(from) => setPlaying({ from, steps: [] })}
          />
        )}
      </aside>
    </div>
  );
});

/** Opens what is pressed in the form at once, and not with the end of the event: what is typed next is meant for it. */
function useOpening(editor: Editor): (spot: Spot) => void {
  return useSteady((spot: Spot): void =>
    flushSync(() => {
      editor.workIn('FORM');
      editor.choose(spot);
    }),
  );
}

/** What tells the editor at which side of the desk its author works. */
function desksOf(editor: Editor) {
  const onCome = (workplace: Workplace) => {
    const come = (): void => editor.workIn(workplace);
    return { onFocusCapture: come, onPointerDownCapture: come };
  };
  return { graph: onCome('GRAPH'), form: onCome('FORM') };
}

/** Where the author is in a tree, as a workplace shows it. */
function useSpotAt(editor: Editor, workplace: Workplace, tree: TreeName): Spot {
  return useEditor(
    editor,
    useShallow((state) => spotAt(state, workplace, tree)),
  );
}

/** To the first text of the open answer, else of the question. */
function focusText(form: HTMLElement | null): void {
  const open = form?.querySelector<HTMLElement>('[data-open] textarea');
  (open ?? form?.querySelector<HTMLElement>('textarea, input'))?.focus();
}

function toGraph(): void {
  document.querySelector<HTMLElement>('[data-graph] [aria-pressed="true"][tabindex="0"]')?.focus();
}

function Graph({
  tree,
  editor,
  work,
  trial,
}: Pick<TreeDeskProps, 'tree' | 'editor'> & { work: BranchWork; trial: Trial | null }) {
  const spot = useSpotAt(editor, 'GRAPH', tree);
  const item = useEditor(editor, ({ settled }) => settled.item);
  const index = useEditor(editor, ({ settled }) => settled.index);
  const settledTree = useEditor(editor, ({ settled }) => settled.trees.get(tree));
  const node = useEditor(editor, (state) => nodeAt(snapshotAt(state, 'GRAPH').item, spot.path));
  const findings = useEditor(editor, (state) => state.findings.byQuestion);
  const worthsOf = useMemo(() => worthsIn(item, tree), [item, tree]);
  const next = endText(item, tree);
  const ends = useMemo(() => ({ next, over: editorText.end }), [next]);
  const played = useMemo(() => (trial === null ? null : playedIn(trial, index)), [trial, index]);
  const shownTree = useMemo(() => withNode(settledTree, spot.path, node), [settledTree, spot.path, node]);
  if (shownTree === undefined) return <div data-graph />;
  return (
    <GraphView
      tree={shownTree}
      spot={spot}
      findings={findings}
      worthsOf={worthsOf}
      played={played}
      ends={ends}
      moving={work.moving}
      notice={work.notice}
      onSpot={editor.choose}
      onKey={work.onKey}
      onMove={work.carry}
      onDrop={work.put}
      refusalOf={work.refusalOf}
    />
  );
}

function NoTree({
  tree,
  editor,
  work,
  check,
  onForm,
}: Pick<TreeDeskProps, 'tree' | 'editor' | 'check'> & { work: BranchWork; onForm: () => void }) {
  const clip = clipStore((state) => state.clip);
  const isChange = useEditor(editor, ({ now }) => now.item.kind === 'CHANGE');
  return (
    <div className={styles.about}>
      <EmptyState
        icon={<Plus className="i-l" aria-hidden="true" />}
        title={editorText.emptyTree.title}
        text={isChange ? editorText.emptyChange : editorText.emptyTree.texts[tree]}
        action={
          <span className="row wrap">
            <Button
              kind="primary"
              name={tree}
              onClick={() => {
                flushSync(() => editor.run({ do: 'put', path: tree, branch: aNewQuestion() }));
                onForm();
              }}
            >
              {editorText.addFirst}
            </Button>
            {clip?.what === 'branch' ? (
              <Button onClick={() => work.tools.paste(tree)}>
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

const PlayBar = memo(function PlayBar({
  path,
  playing,
  onPlay,
}: {
  path: string;
  playing: Playing | null;
  onPlay: (playing: Playing | null) => void;
}) {
  if (playing !== null)
    return (
      <div className={styles.play}>
        <Button size="s" onClick={() => onPlay(null)}>
          <Square className="i" aria-hidden="true" />
          {editorText.stopPlay}
        </Button>
      </div>
    );
  return (
    <div className={styles.play}>
      <Button size="s" onClick={() => onPlay({ from: null, steps: [] })}>
        <Play className="i" aria-hidden="true" />
        {editorText.play}
      </Button>
      <Button size="s" onClick={() => onPlay({ from: path, steps: [] })}>
        {editorText.playHere}
      </Button>
    </div>
  );
});

/** The questions of the tree as a list to choose from, where the graph is far away; they are listed for who comes to it. */
const Outline = memo(function Outline({
  tree,
  editor,
  path,
}: Pick<TreeDeskProps, 'tree' | 'editor'> & { path: string }) {
  const [isListed, setListed] = useState(false);
  const questions = useEditor(editor, ({ settled }) => (isListed ? settled.trees.get(tree)?.questions : undefined));
  const now = useEditor(editor, ({ settled }) => settled.trees.get(tree)?.questions.get(path));
  const options = useMemo(
    () =>
      Array.from(questions?.values() ?? (now === undefined ? [] : [now]), (question) => (
        <option key={question.path} value={question.path}>
          {destinationOf(question).text}
        </option>
      )),
    [questions, now],
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

function endText(item: EditedItem, tree: TreeName): string {
  const names = treeNamesOf(item);
  const next = names.slice(names.indexOf(tree) + 1).find((name) => rootOf(item, name) !== null);
  return next === undefined ? editorText.end : `${editorText.next}: ${libraryItemText.trees[next]}`;
}
