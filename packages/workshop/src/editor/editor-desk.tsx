import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { libraryItemText } from '@fracht/content';
import { bestOf, bestScore } from '@fracht/engine';
import { formatNumber } from '@fracht/kit/format.ts';
import { type Tab, Tabs } from '@fracht/kit/ui/tabs.tsx';
import { type EditedItem, rootOf, treeNamesOf } from '@fracht/scenarios';
import { type Editor, useEditor } from './store/editor.ts';
import { FindBar } from './find/find-bar.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import { ItemForm } from './forms/item-form.tsx';
import type { Shown } from './store/shown.ts';
import { TreeDesk } from './tree-desk.tsx';
import { useBehind } from './store/use-behind.ts';
import { useFindKey } from './find/use-find-key.ts';
import { useKnown } from './store/use-known.ts';
import { type SpotPart, useSpot } from './store/use-spot.ts';
import { useWantedField } from './forms/use-wanted-field.ts';
import styles from './editor.module.css';

/** The parts of an item under edit: its description, its trees, what there is to mend, and the search over all of it. */
export const EditorDesk = memo(function EditorDesk({ editor }: { editor: Editor }) {
  const shown = useEditor(editor, (state) => state.shown);
  const { part, spot, wanted, show, choose, goTo } = useSpot(editor);
  const [isFinding, setFinding] = useState(false);
  const find = useCallback(() => setFinding(true), []);
  useFindKey(find);
  useKnown(editor);
  useWantedField(useFollowing(wanted));
  const check = useMemo(() => <FindingsPanel editor={editor} onGo={goTo} />, [editor, goTo]);
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
      <Score item={shown.item} part={part} />
      <Tabs label={libraryItemText.parts} tabs={tabsOf(shown)} active={part} onSelect={show}>
        {part === 'opis' || spot === null ? (
          <About editor={editor} check={check} />
        ) : (
          <TreeDesk key={part} tree={part} editor={editor} spot={spot} check={check} onSpot={choose} onFind={find} />
        )}
      </Tabs>
    </div>
  );
});

/** The value two frames later: behind the form that it leads to, and behind the parts of that which come behind its own first frame. */
function useFollowing<Value>(value: Value): Value {
  const [late] = useBehind(value);
  const [later] = useBehind(late);
  return later;
}

const About = memo(function About({ editor, check }: { editor: Editor; check: ReactNode }) {
  const item = useEditor(editor, ({ history }) => history.now);
  return (
    <div className={styles.about}>
      <div className={styles.item}>
        <ItemForm edited={item} run={editor.run} />
      </div>
      {check}
    </div>
  );
});

function tabsOf({ item, index }: Shown): readonly Tab<SpotPart>[] {
  const trees = treeNamesOf(item).map((tree) => ({
    type: tree,
    text: libraryItemText.trees[tree],
    count: index.countIn(tree),
  }));
  return [{ type: 'opis', text: libraryItemText.about }, ...trees];
}

/** The best result of the tree that is shown and of all of them. */
const Score = memo(function Score({ item, part }: { item: EditedItem; part: SpotPart }) {
  if (part === 'opis') return <p className={styles.score} />;
  const here = bestScore(rootOf(item, part), part);
  const all = item.kind === 'EMERGENCY' ? bestOf(item.item) : here;
  return <p className={styles.score}>{libraryItemText.best(formatNumber(here), formatNumber(all))}</p>;
});
