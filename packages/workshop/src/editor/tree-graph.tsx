import { useMemo } from 'react';
import { editorText, libraryItemText } from '@fracht/content';
import type { TreeName } from '@fracht/engine';
import { type EditedItem, nodeAt, wayInGraph, rootOf, treeNamesOf, type DryRun, worthsIn } from '@fracht/scenarios';
import type { BranchWork } from './branches/use-branch-work.ts';
import { GraphView } from './graph/graph-view.tsx';
import { type Editor, useEditor } from './store/editor.ts';
import { snapshotAt } from './store/editor-state.ts';
import { withNode } from './store/item-outline.ts';
import { useSpotAt } from './store/use-spot-at.ts';

/** The graph of a tree as it has settled; the selected card is ahead of it while the author works here. `dryRun`: the dry run in progress. */
export function TreeGraph({
  tree,
  editor,
  work,
  dryRun,
}: {
  tree: TreeName;
  editor: Editor;
  work: BranchWork;
  dryRun: DryRun | null;
}) {
  const spot = useSpotAt(editor, 'GRAPH', tree);
  const item = useEditor(editor, ({ settled }) => settled.item);
  const index = useEditor(editor, ({ settled }) => settled.index);
  const outlined = useEditor(editor, ({ settled }) => settled.trees.get(tree));
  const chosen = useEditor(editor, (state) => nodeAt(snapshotAt(state, 'GRAPH').item, spot.path));
  const findings = useEditor(editor, (state) => state.findings.byQuestion);
  const shown = useMemo(() => withNode(outlined, spot.path, chosen), [outlined, spot.path, chosen]);
  const worthsOf = useMemo(() => worthsIn(item, tree), [item, tree]);
  const next = nextTreeText(item, tree);
  const ends = useMemo(() => ({ next, over: editorText.end }), [next]);
  const played = useMemo(() => (dryRun === null ? null : wayInGraph(dryRun, index)), [dryRun, index]);
  if (shown === undefined) return <div data-graph />;
  return (
    <GraphView
      tree={shown}
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

/** The label of the end cards of a tree: the tree that comes next, or that this is the end. */
function nextTreeText(item: EditedItem, tree: TreeName): string {
  const names = treeNamesOf(item);
  const next = names.slice(names.indexOf(tree) + 1).find((name) => rootOf(item, name) !== null);
  return next === undefined ? editorText.end : `${editorText.next}: ${libraryItemText.trees[next]}`;
}
