import { libraryListText } from '@fracht/content';
import type { LibraryEntry } from '@fracht/kit/api/library-calls.ts';
import { Confirm } from '@fracht/kit/ui/modal.tsx';

/** Asks once, naming the situation or how many, before they are removed. (LBY-6) */
export function RemoveItems({
  entries,
  onRemove,
  onClose,
}: {
  entries: readonly LibraryEntry[];
  onRemove: () => void;
  onClose: () => void;
}) {
  const text = libraryListText;
  const [first] = entries;
  const isOne = entries.length === 1 && first !== undefined;
  return (
    <Confirm
      show
      title={isOne ? text.removeTitle(first.item.name) : text.removeManyTitle(entries.length)}
      text={isOne ? text.removeText : text.removeManyText}
      keep={text.keep}
      act={text.remove}
      onKeep={onClose}
      onAct={() => {
        onRemove();
        onClose();
      }}
    />
  );
}
