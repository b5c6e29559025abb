import { FoldHorizontal, Keyboard, Maximize, Minus, Plus, Rows3, Search, UnfoldHorizontal } from 'lucide-react';
import { Panel, useReactFlow } from '@xyflow/react';
import { editorText, editorTreeText } from '@fracht/content';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Popover } from '@fracht/kit/ui/popover.tsx';
import { useCanvas, useCanvasState } from './canvas-store.ts';
import type { Folding } from './use-folding.ts';
import type { TreeAction } from '../branches/tree-action.ts';
import styles from './graph.module.css';

const text = editorTreeText;

/** Buttons over the graph: adding, collapsing, searching, zooming, and the list of keys for all that. */
export function GraphTools({ folding, onKey }: { folding: Folding; onKey: (key: TreeAction) => void }) {
  const { store } = useCanvas();
  const isDense = useCanvasState((showing) => showing.isDense);
  const { folded, foldAll } = folding;
  const foldLabel = folded.size === 0 ? text.foldAll : text.unfoldAll;
  const Fold = folded.size === 0 ? FoldHorizontal : UnfoldHorizontal;
  return (
    <Panel position="bottom-left" className={styles.tools}>
      <Button size="s" onClick={() => onKey('addQuestion')}>
        <Plus className="i" aria-hidden="true" />
        {text.addQuestion}
      </Button>
      <Button size="s" iconOnly aria-label={text.find.open} title={text.find.open} onClick={() => onKey('find')}>
        <Search className="i" aria-hidden="true" />
      </Button>
      <Button size="s" iconOnly aria-label={foldLabel} title={foldLabel} onClick={() => foldAll(folded.size === 0)}>
        <Fold className="i" aria-hidden="true" />
      </Button>
      <Button
        size="s"
        iconOnly
        aria-label={text.dense}
        title={text.dense}
        aria-pressed={isDense}
        onClick={() => store.setState({ isDense: !isDense })}
      >
        <Rows3 className="i" aria-hidden="true" />
      </Button>
      <Zoom />
      <Popover
        trigger={<Keyboard className="i" aria-hidden="true" />}
        triggerClass={buttonClass({ size: 's', iconOnly: true })}
        label={text.keys}
        title={text.keysTitle}
        side="top"
        align="start"
      >
        <dl className={styles.keys}>
          {text.keyList.map(([key, does]) => (
            <Key key={key} name={key} does={does} />
          ))}
        </dl>
      </Popover>
    </Panel>
  );
}

function Key({ name, does }: { name: string; does: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{does}</dd>
    </>
  );
}

function Zoom() {
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  const tools = [
    { label: editorText.zoomOut, Sign: Minus, press: () => zoomOut() },
    { label: editorText.zoomIn, Sign: Plus, press: () => zoomIn() },
    { label: editorText.fit, Sign: Maximize, press: () => fitView({ padding: 0.08, maxZoom: 1 }) },
  ];
  return (
    <span className={styles.joined}>
      {tools.map(({ label, Sign, press }) => (
        <Button key={label} iconOnly size="s" aria-label={label} title={label} onClick={() => void press()}>
          <Sign className="i" aria-hidden="true" />
        </Button>
      ))}
    </span>
  );
}
