import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ClipboardPaste, Play, Plus, Square } from 'lucide-react';
import { editorText, type Finding, libraryItemText } from '@fracht/content';
import type { TreeName } from '@fracht/engine';
import { useFieldErrors } from '../../api/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FieldErrors } from '../../ui/field.tsx';
import { GraphView } from './graph-view.tsx';
import { branchOf, parentOf, pathOf } from './model/branches.ts';
import { isFree } from './model/commands.ts';
import { type EditedItem, NEW_QUESTION_NODE, questionOf, rootOf, treeNamesOf } from './model/item.ts';
import { trialOf, type TrialStep } from './model/trial.ts';
import { worthsIn } from './model/worths.ts';
import type { BranchTools } from './next-field.tsx';
import { PlayPane } from './play-pane.tsx';
import { QuestionForm } from './question-form.tsx';
import type { Clip, Editor } from './use-editor.ts';
import styles from './editor.module.css';

export type TreeDeskProps = {
  readonly tree: TreeName;
  readonly editor: Editor;
  readonly chosen: string;
  /** The answer of the chosen question that stands open at first. */
  readonly open: number | null;
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  /** The item as the graph shows it: it comes after what is typed, so that typing never waits for it. */
  readonly later: EditedItem;
  /** The numbers of its questions, by their paths. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly clip: Clip | null;
  readonly onClip: (clip: Clip | null) => void;
  readonly onChoose: (path: string) => void;
};
type Playing = { readonly from: string | null; readonly steps: readonly TrialStep[] };

/** One tree: its graph, and beside it the form of the chosen question or a trial of the whole. */
export function TreeDesk(props: TreeDeskProps) {
  const { tree, editor, chosen, findings, later, numbers, onChoose } = props;
  const { item } = editor;
  const root = rootOf(item, tree);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const worthsOf = useMemo(() => worthsIn(later, tree), [later, tree]);
  const trial = playing === null ? null : trialOf(item, playing.from, playing.steps);
  const work = useBranchWork(props, numbers);
  const errors = useFieldErrors(tree);
  const onKey = useLatest((key: 'copy' | 'cut' | 'paste' | 'remove'): void => {
    if (key === 'remove') work.remove();
    else if (key === 'paste') work.paste?.(freePlace(item, chosen));
    else work.clipFrom(key === 'cut');
  });
  if (root === null) return <NoTree tree={tree} work={work} />;
  const play = (from: string | null): void => setPlaying({ from, steps: [] });
  return (
    <div className={styles.desk}>
      <div className={styles.graph}>
        <FieldErrors errors={errors} />
        <GraphView
          tree={tree}
          root={rootOf(later, tree) ?? root}
          chosen={chosen}
          findings={findings}
          worthsOf={worthsOf}
          played={trial === null ? null : trial.paths}
          endText={endText(item, tree)}
          onChoose={onChoose}
          onKey={onKey}
        />
      </div>
      <aside className={styles.side} aria-label={editorText.form}>
        <PlayBar chosen={chosen} isOn={playing !== null} onPlay={play} onStop={() => setPlaying(null)} />
        {trial === null || playing === null ? (
          <Form {...props} work={work} number={numbers.get(chosen) ?? 1} />
        ) : (
          <PlayPane
            edited={item}
            from={playing.from}
            trial={trial}
            onStep={(step) => setPlaying({ ...playing, steps: [...playing.steps, step] })}
            onRestart={play}
          />
        )}
      </aside>
    </div>
  );
}

type BranchWork = ReturnType<typeof useBranchWork>;

function NoTree({ tree, work: { tools, paste } }: { tree: TreeName; work: BranchWork }) {
  return (
    <EmptyState
      icon={<Plus className="i-l" aria-hidden="true" />}
      {...editorText.emptyTree}
      action={
        <span className="row wrap">
          <Button kind="primary" onClick={() => tools.add(tree)}>
            {editorText.addFirst}
          </Button>
          {paste === null ? null : (
            <Button onClick={() => paste(tree)}>
              <ClipboardPaste className="i" aria-hidden="true" />
              {editorText.paste}
            </Button>
          )}
        </span>
      }
    />
  );
}

function PlayBar({
  chosen,
  isOn,
  onPlay,
  onStop,
}: {
  chosen: string;
  isOn: boolean;
  onPlay: (from: string | null) => void;
  onStop: () => void;
}) {
  if (isOn)
    return (
      <Button size="s" onClick={onStop}>
        <Square className="i" aria-hidden="true" />
        {editorText.stopPlay}
      </Button>
    );
  return (
    <div className="row wrap">
      <Button size="s" onClick={() => onPlay(null)}>
        <Play className="i" aria-hidden="true" />
        {editorText.play}
      </Button>
      <Button size="s" onClick={() => onPlay(chosen)}>
        {editorText.playHere}
      </Button>
    </div>
  );
}

function Form({ tree, editor, chosen, open, work, number }: TreeDeskProps & { work: BranchWork; number: number }) {
  const branch = branchOf(chosen);
  const node = branch === null ? null : questionOf(editor.item, branch);
  if (node === null) return null;
  return (
    <QuestionForm
      key={`${chosen} ${String(open)}`}
      path={chosen}
      tree={tree}
      node={node}
      number={number}
      run={editor.run}
      tools={work.tools}
      open={open}
      onCopy={() => work.clipFrom(false)}
      onCut={() => work.clipFrom(true)}
      onRemove={work.remove}
    />
  );
}

/** A function that stays the same and does what the last given one does, so that what is drawn with it is not drawn again. */
function useLatest<Given>(act: (given: Given) => void): (given: Given) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((given: Given) => latest.current(given), []);
}

/** Copy, cut, paste, add and remove branches at places of the tree. */
function useBranchWork(
  { editor: { item, run }, chosen, clip, onClip, onChoose }: TreeDeskProps,
  numbers: ReadonlyMap<string, number>,
) {
  const paste =
    clip === null
      ? null
      : (path: string): void => {
          if (!isFree(item, path)) return;
          if (clip.from === null) run({ do: 'put', path, branch: clip.branch });
          else run({ do: 'move', from: clip.from, to: path });
          onClip({ ...clip, from: null });
          onChoose(path);
        };
  const clipFrom = (isCut: boolean): void => {
    const branch = branchOf(chosen);
    const node = branch === null ? null : questionOf(item, branch);
    if (node !== null) onClip({ branch: node, from: isCut ? chosen : null });
  };
  const remove = (): void => {
    run({ do: 'remove', path: chosen });
    onChoose(parentOf(chosen) ?? chosen);
  };
  const tools: BranchTools = {
    numberAt: (path) => numbers.get(path) ?? null,
    go: onChoose,
    add: (path) => {
      run({ do: 'put', path, branch: NEW_QUESTION_NODE });
      onChoose(path);
    },
    paste,
  };
  return { tools, paste, clipFrom, remove };
}

/** The first place behind a question where none stands; that of the question itself where there is no room. */
function freePlace(item: EditedItem, path: string): string {
  const branch = branchOf(path);
  const node = branch === null ? null : questionOf(item, branch);
  if (branch === null || node === null) return path;
  const places = node.answers.map((_, index) => pathOf({ ...branch, steps: [...branch.steps, index] }));
  return places.find((place) => isFree(item, place)) ?? path;
}

function endText(item: EditedItem, tree: TreeName): string {
  const names = treeNamesOf(item);
  const next = names.slice(names.indexOf(tree) + 1).find((name) => rootOf(item, name) !== null);
  return next === undefined ? editorText.end : `${editorText.next}: ${libraryItemText.trees[next]}`;
}
