import { libraryListText, libraryText } from '@fracht/content';
import type { Switching } from '@fracht/kit/api/library-queries.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { ChosenBar } from '@fracht/kit/panel/chosen-bar.tsx';

/** The bulk actions for the selected situations. */
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
    <ChosenBar
      isSticky
      says={progress === null ? text.selected(count) : text.progress(progress.done, progress.all)}
      clear={text.clear}
      isBusy={isBusy}
      onClear={onClear}
    >
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
    </ChosenBar>
  );
}
