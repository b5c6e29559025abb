import { Panel } from '@xyflow/react';
import { editorTreeText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { useCanvasState } from './canvas-store.ts';
import styles from './graph.module.css';

/** Says what was done or refused, and what is being moved; announced to screen readers. */
export function GraphNotice({ onCancel }: { onCancel: () => void }) {
  const notice = useCanvasState((showing) => showing.notice);
  const isMoving = useCanvasState(({ moving }) => moving !== null);
  return (
    <Panel position="top-left">
      <div role="status">
        {notice === null ? null : (
          <div className={styles.notice} data-bad={notice.isBad || undefined}>
            <bdi>{notice.text}</bdi>
            {isMoving ? (
              <Button size="s" onClick={onCancel}>
                {editorTreeText.moving.cancel}
              </Button>
            ) : null}
          </div>
        )}
      </div>
    </Panel>
  );
}
