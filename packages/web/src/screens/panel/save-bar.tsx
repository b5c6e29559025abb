import type { ReactNode } from 'react';
import { saveBarText } from '@fracht/content';
import { Button } from '../../ui/button.tsx';
import styles from './save-bar.module.css';

/** The bar at the foot of a page with unsaved changes: how many, which, discard, save. (design panels-settings) */
export function SaveBar({
  count,
  details,
  isBusy,
  reason = null,
  onDiscard,
  onSave,
}: {
  count: number;
  details?: ReactNode;
  isBusy: boolean;
  /** Why it cannot be saved now. */
  reason?: string | null;
  onDiscard: () => void;
  onSave: () => void;
}) {
  const text = saveBarText;
  if (count === 0) return null;
  return (
    <div className={styles.room}>
      <div className={styles.bar}>
        <b role="status">{text.unsaved(count)}</b>
        <span className={styles.details}>{reason ?? details}</span>
        <Button kind="ghost" className="push" onClick={onDiscard}>
          {text.discard}
        </Button>
        <Button kind="primary" isBusy={isBusy} reason={reason} onClick={onSave}>
          {text.save}
        </Button>
      </div>
    </div>
  );
}
