import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ClipboardPaste, Play, Plus, Square } from 'lucide-react';
import { editorText, type Finding, libraryItemText } from '@fracht/content';
import type { TreeName } from '@fracht/engine';
import { useFieldErrors } from '../../api/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FieldErrors, FilterSelect } from '../../ui/field.tsx';
import { clipStore } from './clip-store.ts';
import { GraphView } from './graph-view.tsx';
import { aNewQuestion, type EditedItem, rootOf, treeNamesOf } from './model/item.ts';
import { nodeAt } from './model/moving.ts';
import { type Question, type QuestionIndex, questionsOf } from './model/questions.ts';
import { playedIn, trialOf, type TrialStep } from './model/trial.ts';
import type { Spot } from './model/walk.ts';
import { worthsIn } from './model/worths.ts';
import type { Destination, NextTools } from './next-field.tsx';
import { PlayPane } from './play-pane.tsx';
import { QuestionForm } from './question-form.tsx';
import { type BranchWork, useBranchWork } from './use-branch-work.ts';
import type { Editor } from './use-editor.ts';
import styles from './editor.module.css';

export type TreeDeskProps = {
  readonly tree: TreeName;
  readonly editor: Editor;
  readonly spot: Spot;
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  readonly later: EditedItem;
  readonly index: QuestionIndex;
  /** What there is to mend; it stands under the graph. */
  readonly check: ReactNode;
  readonly onSpot: (spot: Spot) => void;
  readonly onFind: () => void;
};
type Playing = { readonly from: string | null; readonly steps: readonly TrialStep[] };

/** One tree: its graph, and beside it the form of the chosen question or a trial of the whole. */
export function TreeDesk(props: TreeDeskProps) {
  const { tree, editor, spot, later, index, check, onSpot, onFind } = props;
  const { item } = editor;
  const root = rootOf(item, tree);
  const shownRoot = rootOf(later, tree) ?? root;
  const [playing, setPlaying] = useState<Playing | null>(null);
  const trial = playing === null ? null : trialOf(item, playing.from, playing.steps);
  const side = useRef<HTMLElement>(null);
  const toForm = (): void => side.current?.querySelector<HTMLElement>('[data-open] textarea, textarea, input')?.focus();
  const work = useBranchWork(editor, spot, { onSpot, onForm: toForm, onFind });
  const questions = useMemo(() => (shownRoot === null ? [] : questionsOf(tree, shownRoot)), [tree, shownRoot]);
  const errors = useFieldErrors(tree);
  if (root === null || shownRoot === null) return <NoTree tree={tree} editor={editor} work={work} check={check} />;
  const toGraph = (): void =>
    document.querySelector<HTMLElement>('[data-graph] [aria-pressed="true"][tabindex="0"]')?.focus();
  return (
    <div className={styles.desk}>
      <div className={styles.graph}>
        <FieldErrors errors={errors} />
        <Graph {...props} root={shownRoot} work={work} played={trial === null ? null : playedIn(trial, index)} />
        {check}
      </div>
      <aside
        className={styles.side}
        ref={side}
        aria-label={editorText.form}
        onKeyDown={({ key }) => (key === 'Escape' ? toGraph() : undefined)}
      >
        <PlayBar path={spot.path} playing={playing} onPlay={setPlaying} />
        {trial === null || playing === null ? (
          <>
            <Outline questions={questions} path={spot.path} onSpot={onSpot} />
            <Form {...props} work={work} questions={questions} />
          </>
        ) : (
          <PlayPane
            edited={item}
            from={playing.from}
            trial={trial}
            onStep={(step) => setPlaying({ ...playing, steps: [...playing.steps, step] })}
            onRestart={(from) => setPlaying({ from, steps: [] })}
          />
        )}
      </aside>
    </div>
  );
}

function Graph({
  tree,
  root,
  later,
  spot,
  findings,
  work,
  played,
  onSpot,
}: TreeDeskProps & Pick<Parameters<typeof GraphView>[0], 'root' | 'played'> & { work: BranchWork }) {
  const worthsOf = useMemo(() => worthsIn(later, tree), [later, tree]);
  const ends = useMemo(() => ({ next: endText(later, tree), over: editorText.end }), [later, tree]);
  const onKey = useLatest(work.onKey);
  const onMove = useLatest(work.carry);
  const onDrop = useLatest(work.put);
  const refusalOf = useLatest(work.refusalOf);
  return (
    <GraphView
      tree={tree}
      root={root}
      spot={spot}
      findings={findings}
      worthsOf={worthsOf}
      played={played}
      ends={ends}
      moving={work.moving}
      notice={work.notice}
      onSpot={onSpot}
      onKey={onKey}
      onMove={onMove}
      onDrop={onDrop}
      refusalOf={refusalOf}
    />
  );
}

function NoTree({
  tree,
  editor: { run },
  work,
  check,
}: {
  tree: TreeName;
  editor: Editor;
  work: BranchWork;
  check: ReactNode;
}) {
  const clip = clipStore((state) => state.clip);
  return (
    <div className={styles.about}>
      <EmptyState
        icon={<Plus className="i-l" aria-hidden="true" />}
        {...editorText.emptyTree}
        action={
          <span className="row wrap">
            <Button kind="primary" name={tree} onClick={() => run({ do: 'put', path: tree, branch: aNewQuestion() })}>
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

function PlayBar({
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
}

/** The questions of the tree as a list to choose from, where the graph is far away. */
function Outline({
  questions,
  path,
  onSpot,
}: {
  questions: readonly Question[];
  path: string;
  onSpot: (spot: Spot) => void;
}) {
  return (
    <div className={styles.outline}>
      <FilterSelect
        label={editorText.graph}
        value={path}
        onChange={({ target }) => onSpot({ path: target.value, way: null })}
      >
        {questions.map((question) => (
          <option key={question.path} value={question.path}>
            {destinationOf(question).text}
          </option>
        ))}
      </FilterSelect>
    </div>
  );
}

function Form({
  tree,
  editor,
  spot,
  index,
  work,
  questions,
  onSpot,
}: TreeDeskProps & { work: BranchWork; questions: readonly Question[] }) {
  const { path, way } = spot;
  const node = nodeAt(editor.item, path);
  if (node === null) return null;
  const tools: NextTools = {
    ...work.tools,
    destinationAt: (place) => {
      const shown = nodeAt(editor.item, place) === null ? null : index.shownAt(place);
      const question = questions.find((each) => each.path === shown);
      return question === undefined ? null : destinationOf(question);
    },
    destinations: () => questions.map(destinationOf),
  };
  return (
    <QuestionForm
      key={path}
      path={path}
      tree={tree}
      node={node}
      number={index.numberAt(path) ?? 1}
      incoming={questions.find((each) => each.path === path)?.incoming ?? 1}
      run={editor.run}
      tools={tools}
      open={way}
      onOpen={(next) => onSpot({ path, way: next })}
      onKey={(key, at) => work.doAt({ path, way: at }, key)}
    />
  );
}

function destinationOf({ path, number, node: { text } }: Question): Destination {
  return { path, number, text: `${String(number)}. ${text === '' ? editorText.noText : text}` };
}

/** A function that stays the same and does what the last given one does, so that what is drawn with it is not drawn again. */
function useLatest<Given extends readonly unknown[], Back>(act: (...given: Given) => Back): (...given: Given) => Back {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

function endText(item: EditedItem, tree: TreeName): string {
  const names = treeNamesOf(item);
  const next = names.slice(names.indexOf(tree) + 1).find((name) => rootOf(item, name) !== null);
  return next === undefined ? editorText.end : `${editorText.next}: ${libraryItemText.trees[next]}`;
}
