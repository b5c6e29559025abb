import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
import { GraphView } from './graph/graph-view.tsx';
import { withTouched } from './store/shown.ts';
import { isSameSpot, type Spot } from './graph/walk.ts';
import { destinationOf } from './forms/next-field.tsx';
import { PlayPane } from './play/play-pane.tsx';
import { QuestionForm } from './forms/question-form.tsx';
import { type BranchWork, useBranchWork } from './branches/use-branch-work.ts';
import { useBehind } from './store/use-behind.ts';
import { useOpenInSight } from './forms/use-open-in-sight.ts';
import styles from './editor.module.css';

type TreeDeskProps = {
  readonly tree: TreeName;
  readonly editor: Editor;
  readonly spot: Spot;
  /** What there is to mend; it stands under the graph. */
  readonly check: ReactNode;
  readonly onSpot: (spot: Spot) => void;
  readonly onFind: () => void;
};
type Playing = { readonly from: string | null; readonly steps: readonly TrialStep[] };

/**
 * One tree: its graph, and beside it the form of the chosen question or a trial of the whole. Another question is marked in the graph at
 * once, and so is what keys do there; the form comes a frame later, or when it is gone to.
 */
export const TreeDesk = memo(function TreeDesk({ tree, editor, spot, check, onSpot, onFind }: TreeDeskProps) {
  const hasTree = useEditor(editor, ({ history }) => rootOf(history.now, tree) !== null);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const tried = useEditor(editor, ({ history }) => (playing === null ? null : history.now));
  const played = useMemo(() => (tried === null ? null : withSampleNumbers(tried)), [tried]);
  const trial = played === null || playing === null ? null : trialOf(played, playing.from, playing.steps);
  const side = useRef<HTMLElement>(null);
  const mark = useMark(editor, spot);
  const [place, settleForm, openSpot] = useFormSpot(editor, spot, onSpot);
  useOpenInSight(side, place);
  const desks = desksOf(editor, settleForm);
  const toForm = (): void => {
    flushSync(settleForm);
    focusText(side.current);
  };
  const work = useBranchWork(editor, spot, { onSpot, onForm: toForm, onFind });
  const errors = useFieldErrors(tree);
  if (!hasTree) return <NoTree tree={tree} editor={editor} work={work} check={check} onForm={toForm} />;
  return (
    <div className={styles.desk}>
      <div className={styles.graph} {...desks.graph}>
        <FieldErrors errors={errors} />
        <Graph tree={tree} editor={editor} spot={mark} work={work} trial={trial} onSpot={onSpot} />
        {check}
      </div>
      <aside
        className={styles.side}
        ref={side}
        aria-label={editorText.form}
        {...desks.form}
        onKeyDown={({ key }) => (key === 'Escape' ? toGraph() : undefined)}
      >
        <PlayBar path={place.path} playing={playing} onPlay={setPlaying} />
        {trial === null || playing === null || played === null ? (
          <>
            <Outline tree={tree} editor={editor} path={place.path} onSpot={onSpot} />
            <QuestionForm
              key={place.path}
              tree={tree}
              editor={editor}
              path={place.path}
              open={place.way}
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

/** What tells the editor on which side of the desk its author works; a form that is come to has followed. */
function desksOf(editor: Editor, settleForm: () => void) {
  const onCome = (come: () => void) => ({ onFocusCapture: come, onPointerDownCapture: come });
  return {
    graph: onCome(() => editor.workIn('GRAPH')),
    form: onCome(() => {
      editor.workIn('FORM');
      settleForm();
    }),
  };
}

/** What the graph marks: the spot, a frame behind the form while the author works there. */
function useMark(editor: Editor, spot: Spot): Spot {
  const [late] = useBehind(spot, isSameSpot);
  return editor.workplace() === 'GRAPH' ? spot : late;
}

/**
 * What the form is of, a frame behind the graph; what has the form follow at once; and what opens there what is pressed in the form
 * itself, at once, for the next thing done is meant for it.
 */
function useFormSpot(
  editor: Editor,
  spot: Spot,
  onSpot: (spot: Spot) => void,
): readonly [place: Spot, settle: () => void, open: (spot: Spot) => void] {
  const [place, settle, jump] = useBehind(spot, isSameSpot);
  const settleAll = (): void => {
    editor.settleForms();
    settle();
  };
  const open = useSteady((next: Spot): void =>
    flushSync(() => {
      editor.settleForms();
      onSpot(next);
      jump(next);
    }),
  );
  return [place, settleAll, open];
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
  spot,
  work,
  trial,
  onSpot,
}: Pick<TreeDeskProps, 'tree' | 'editor' | 'spot' | 'onSpot'> & { work: BranchWork; trial: Trial | null }) {
  const shown = useEditor(editor, (state) => state.shown);
  const findings = useEditor(editor, (state) => state.findings.byQuestion);
  const { item, index } = shown;
  const touched = useEditor(editor, ({ ahead }) => (ahead === null ? null : nodeAt(ahead, spot.path)));
  const worthsOf = useMemo(() => worthsIn(item, tree), [item, tree]);
  const next = endText(item, tree);
  const ends = useMemo(() => ({ next, over: editorText.end }), [next]);
  const played = useMemo(() => (trial === null ? null : playedIn(trial, index)), [trial, index]);
  const shownTree = shown.trees.get(tree);
  const aheadTree = useMemo(() => withTouched(shownTree, spot.path, touched), [shownTree, spot.path, touched]);
  if (aheadTree === undefined) return <div data-graph />;
  return (
    <GraphView
      tree={aheadTree}
      spot={spot}
      findings={findings}
      worthsOf={worthsOf}
      played={played}
      ends={ends}
      moving={work.moving}
      notice={work.notice}
      onSpot={onSpot}
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
  const isChange = useEditor(editor, ({ history }) => history.now.kind === 'CHANGE');
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
  onSpot,
}: Pick<TreeDeskProps, 'tree' | 'editor' | 'onSpot'> & { path: string }) {
  const [isListed, setListed] = useState(false);
  const questions = useEditor(editor, ({ shown }) => (isListed ? shown.trees.get(tree)?.questions : undefined));
  const now = useEditor(editor, ({ shown }) => shown.trees.get(tree)?.questions.get(path));
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
        onChange={({ target }) => onSpot({ path: target.value, way: null })}
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
