import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type Finding, libraryItemText } from '@fracht/content';
import { bestOf, bestScore } from '@fracht/engine';
import { formatNumber } from '../../format.ts';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { FindBar } from './find-bar.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import { ItemForm } from './item-form.tsx';
import { findingsByQuestion } from './model/findings.ts';
import { type EditedItem, rootOf, treeNamesOf } from './model/item.ts';
import type { QuestionIndex } from './model/questions.ts';
import { TreeDesk } from './tree-desk.tsx';
import type { Editor } from './use-editor.ts';
import { useFindKey } from './use-find-key.ts';
import { type Part, useSpot } from './use-spot.ts';
import { useWantedField } from './use-wanted-field.ts';
import styles from './editor.module.css';

/** The parts of an item under edit: its description, its trees, what there is to mend, and the search over all of it. */
export function EditorDesk({
  editor,
  later,
  index,
  findings,
}: {
  editor: Editor;
  /** The item as graph and check show it: it comes after what is typed, so that typing never waits for it. */
  later: EditedItem;
  index: QuestionIndex;
  findings: readonly Finding[];
}) {
  const { item } = editor;
  const [first] = useState(item);
  const { part, spot, wanted, show, choose, goTo } = useSpot(first, index);
  const [isFinding, setFinding] = useState(false);
  const find = useCallback(() => setFinding(true), []);
  useFindKey(find);
  useWantedField(wanted);
  const byQuestion = useMemo(() => findingsByQuestion(findings, index), [findings, index]);
  const check = <FindingsPanel findings={findings} index={index} onGo={({ path }) => goTo(path)} />;
  return (
    <div className={styles.editor} data-editor data-wide>
      {isFinding ? (
        <FindBar
          editor={editor}
          near={part === 'opis' ? '' : part}
          onHit={(path) => goTo(path, true)}
          onClose={() => setFinding(false)}
        />
      ) : null}
      <p className={styles.score}>{scoreText(later, part)}</p>
      <Tabs
        label={libraryItemText.parts}
        tabs={tabsOf(item, index)}
        active={part}
        onSelect={(next: Part) => show(next)}
      >
        {part === 'opis' || spot === null ? (
          <About editor={editor} check={check} />
        ) : (
          <TreeDesk
            key={part}
            tree={part}
            editor={editor}
            spot={spot}
            findings={byQuestion}
            later={later}
            index={index}
            check={check}
            onSpot={choose}
            onFind={find}
          />
        )}
      </Tabs>
    </div>
  );
}

function About({ editor: { item, run }, check }: { editor: Editor; check: ReactNode }) {
  return (
    <div className={styles.about}>
      <div className={styles.item}>
        <ItemForm edited={item} run={run} />
      </div>
      {check}
    </div>
  );
}

function tabsOf(item: EditedItem, index: QuestionIndex): readonly Tab<Part>[] {
  const trees = treeNamesOf(item).map((tree) => ({
    type: tree,
    text: libraryItemText.trees[tree],
    count: index.countIn(tree),
  }));
  return [{ type: 'opis', text: libraryItemText.about }, ...trees];
}

/** The best result of the tree that is shown and of all of them. */
function scoreText(item: EditedItem, part: Part): string {
  if (part === 'opis') return '';
  const here = bestScore(rootOf(item, part), part);
  const all = item.kind === 'EMERGENCY' ? bestOf(item.item) : here;
  return libraryItemText.best(formatNumber(here), formatNumber(all));
}
