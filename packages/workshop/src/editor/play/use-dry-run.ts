import { useCallback, useMemo, useState } from 'react';
import { goodsData } from '@fracht/content';
import { type EditedItem, type DryRun, dryRunOf, type DryRunStep, withSampleNumbers } from '@fracht/scenarios';
import { type Editor, useEditor } from '../store/editor.ts';

/** A dry run in progress: the item it goes through, where it began (null: at the beginning), and how far it has come. */
export type OpenDryRun = { readonly edited: EditedItem; readonly from: string | null; readonly dryRun: DryRun };

type BegunRun = { readonly from: string | null; readonly steps: readonly DryRunStep[] };

/** Begins, continues and ends a dry run of the item as it is now. Steps that an edit has made impossible are left out. */
export function useDryRun(editor: Editor) {
  const [begun, setBegun] = useState<BegunRun | null>(null);
  const item = useEditor(editor, ({ now }) => (begun === null ? null : now.item));
  const edited = useMemo(() => (item === null ? null : withSampleNumbers(item, goodsData)), [item]);
  const dryRun = begun === null || edited === null ? null : dryRunOf(edited, begun.from, begun.steps);
  const begin = useCallback((from: string | null): void => setBegun({ from, steps: [] }), []);
  const end = useCallback((): void => setBegun(null), []);
  const step = (next: DryRunStep): void => {
    if (begun === null || dryRun === null) return;
    setBegun({ ...begun, steps: [...begun.steps.slice(0, dryRun.marks.length), next] });
  };
  const run: OpenDryRun | null =
    begun === null || edited === null || dryRun === null ? null : { edited, from: begun.from, dryRun };
  return { run, begin, end, step };
}
