import type { ReactNode } from 'react';
import { saveBarText } from '@fracht/content';
import { classNames } from '../ui/class-names.ts';
import { Button } from '../ui/button.tsx';
import styles from './save-bar.module.css';

/** The bar at the foot of a page with unsaved changes: how many, which, discard, save. (SEG-3) */
export function SaveBar({
  count,
  details,
  isBusy,
  reason = null,
  onShow,
  onDiscard,
  onSave,
}: {
  count: number;
  details?: ReactNode;
  isBusy: boolean;
  /** Why it cannot be saved now; it disables the button. */
  reason?: string | null;
  /** Scrolls to what has to be corrected first. */
  onShow?: (() => void) | undefined;
  onDiscard: () => void;
  onSave: () => void;
}) {
  const text = saveBarText;
  // The hidden mark keeps notices in the corner that they have while the bar is shown, so that the notice of a save never appears under the pointer that
  // pressed Save.
  if (count === 0) return <span hidden data-save-bar />;
  return (
    <div className={styles.room} data-save-bar>
      <div className={styles.bar}>
        <b role="status">{text.unsaved(count)}</b>
        {reason === null ? <span className={styles.details}>{details}</span> : <span className="small">{reason}</span>}
        {onShow === undefined ? null : (
          <Button kind="link" onClick={onShow}>
            {text.show}
          </Button>
        )}
        <Button kind="ghost" className={classNames(styles.deed, 'push')} onClick={onDiscard}>
          {text.discard}
        </Button>
        <Button kind="primary" className={styles.deed} isBusy={isBusy} reason={reason} onClick={onSave}>
          {text.save}
        </Button>
      </div>
    </div>
  );
}
