import { Panel } from '@xyflow/react';
import { editorTreeText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { useShowing } from './canvas-store.ts';
import styles from '../graph.module.css';

/** Tells what was done or refused, and what is being moved; read out too. */
export function GraphNotice({ onCancel }: { onCancel: () => void }) {
  const notice = useShowing((showing) => showing.notice);
  const isMoving = useShowing(({ moving }) => moving !== null);
  return (
    <Panel position="top-left">
      <div role="status">
        {notice === null ? null : (
          <div className={styles.notice} data-bad={notice.isBad || undefined}>
            {notice.text}
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
