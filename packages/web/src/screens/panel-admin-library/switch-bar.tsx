import { libraryListText, libraryText } from '@fracht/content';
import type { Switching } from '../../api/library-queries.ts';
import { Button } from '../../ui/button.tsx';
import styles from './switch-bar.module.css';

/** What can be done with the chosen situations at once. */
export function SwitchBar({
  count,
  progress,
  onClear,
  onSwitch,
  onExport,
  onRemove,
}: {
  count: number;
  progress: Switching['progress'];
  onClear: () => void;
  onSwitch: (isActive: boolean) => void;
  onExport: () => void;
  onRemove: () => void;
}) {
  const text = libraryText;
  const isBusy = progress !== null;
  return (
    <div className={styles.bar}>
      <input type="checkbox" checked aria-label={text.clear} disabled={isBusy} onChange={onClear} />
      <span role="status">{progress === null ? text.selected(count) : text.progress(progress.done, progress.all)}</span>
      <Button size="s" isBusy={isBusy} onClick={() => onSwitch(true)}>
        {text.switchOn}
      </Button>
      <Button size="s" isBusy={isBusy} onClick={() => onSwitch(false)}>
        {text.switchOff}
      </Button>
      <Button size="s" isBusy={isBusy} onClick={onExport}>
        {libraryListText.exportChosen}
      </Button>
      <Button size="s" kind="danger" isBusy={isBusy} onClick={onRemove}>
        {libraryListText.removeChosen}
      </Button>
    </div>
  );
}
