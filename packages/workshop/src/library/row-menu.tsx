import { useNavigate } from '@tanstack/react-router';
import { libraryListText } from '@fracht/content';
import type { LibraryEntry } from '@fracht/kit/api/library-calls.ts';
import { Menu } from '@fracht/kit/ui/menu.tsx';
import { exportItems } from './item-files.ts';
import type { RowActions } from './row-actions.ts';

/** All that can be done with one situation. */
export function RowMenu({
  entry,
  isOrdered,
  actions,
}: {
  entry: LibraryEntry;
  isOrdered: boolean;
  actions: RowActions;
}) {
  const text = libraryListText;
  const navigate = useNavigate();
  const { id, name } = entry.item;
  const steps = (['up', 'down', 'first', 'last'] as const).map((step) => ({
    text: text[step],
    onPick: () => actions.onStep(entry, step),
  }));
  return (
    <Menu
      label={text.actions(name)}
      items={[
        { text: text.edit, onPick: () => void navigate({ to: `./${id}/edit` }) },
        { text: text.duplicate, onPick: () => actions.onDuplicate(entry) },
        { text: text.export, onPick: () => void exportItems(entry.kind, [entry]) },
        ...(isOrdered ? steps : []),
        { text: text.remove, isDanger: true, onPick: () => actions.onRemove(entry) },
      ]}
    />
  );
}
