import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { libraryItemText } from '@fracht/content';
import { mostPoints, bestScore } from '@fracht/engine';
import { formatNumber } from '@fracht/kit/format.ts';
import { type Tab, Tabs } from '@fracht/kit/ui/tabs.tsx';
import { type EditedItem, type QuestionIndex, rootOf, treeNamesOf } from '@fracht/scenarios';
import { FindBar } from './find/find-bar.tsx';
import { useFindKey } from './find/use-find-key.ts';
import { FindingsPanel } from './findings-panel.tsx';
import { ItemForm } from './forms/item-form.tsx';
import { useWantedField } from './forms/use-wanted-field.ts';
import type { ItemPart } from './store/author-place.ts';
import { type Editor, useEditor } from './store/editor.ts';
import { useAfterPaint } from './store/use-after-paint.ts';
import { useKnown } from './store/use-known.ts';
import { TreeDesk } from './tree-desk.tsx';
import styles from './editor.module.css';

/** The parts of an item under edit: its description, its trees, the findings, and the search in all of it. */
export const EditorDesk = memo(function EditorDesk({ editor }: { editor: Editor }) {
  const part = useEditor(editor, ({ now }) => now.place.part);
  const item = useEditor(editor, ({ settled }) => settled.item);
  const index = useEditor(editor, ({ settled }) => settled.index);
  const [isFinding, setFinding] = useState(false);
  const find = useCallback(() => setFinding(true), []);
  useFindKey(find);
  useKnown(editor);
  useWantedPlace(editor);
  const check = useMemo(() => <FindingsPanel editor={editor} onGo={editor.goTo} />, [editor]);
  return (
    <div className={styles.editor} data-editor data-wide>
      {isFinding ? (
        <FindBar
          editor={editor}
          near={part === 'opis' ? '' : part}
          onHit={(path) => editor.goTo(path, true)}
          onClose={() => setFinding(false)}
        />
      ) : null}
      <Score item={item} part={part} />
      <Tabs label={libraryItemText.parts} tabs={tabsOf(item, index)} active={part} onSelect={editor.show}>
        {part === 'opis' ? (
          <About editor={editor} check={check} />
        ) : (
          <TreeDesk key={part} tree={part} editor={editor} check={check} onFind={find} />
        )}
      </Tabs>
    </div>
  );
});

/** Scrolls the target field of a jump into view: after its form has settled, and after the paint that completes that form. */
function useWantedPlace(editor: Editor): void {
  const wanted = useEditor(editor, ({ settled }) => settled.place.wanted);
  const [painted] = useAfterPaint(wanted);
  useWantedField(painted);
}

const About = memo(function About({ editor, check }: { editor: Editor; check: ReactNode }) {
  const item = useEditor(editor, ({ now }) => now.item);
  return (
    <div className={styles.about}>
      <div className={styles.item}>
        <ItemForm edited={item} run={editor.run} />
      </div>
      {check}
    </div>
  );
});

function tabsOf(item: EditedItem, { countIn }: QuestionIndex): readonly Tab<ItemPart>[] {
  const trees = treeNamesOf(item).map((tree) => ({
    type: tree,
    text: libraryItemText.trees[tree],
    count: countIn(tree),
  }));
  return [{ type: 'opis', text: libraryItemText.about }, ...trees];
}

/** The best result of the tree that is shown and of all of them. */
const Score = memo(function Score({ item, part }: { item: EditedItem; part: ItemPart }) {
  if (part === 'opis') return <p className={styles.score} />;
  const here = bestScore(rootOf(item, part), part);
  const all = item.kind === 'EMERGENCY' ? mostPoints(item.item) : here;
  return <p className={styles.score}>{libraryItemText.best(formatNumber(here), formatNumber(all))}</p>;
});
