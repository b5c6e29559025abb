import { useCallback, useMemo, useState } from 'react';
import { type EditedItem, type Trial, trialOf, type TrialStep, withSampleNumbers } from '@fracht/scenarios';
import { type Editor, useEditor } from '../store/editor.ts';

/** A dry run that is on: the item it goes through, where it began (null: at the beginning), and how far it has come. */
export type DryRun = { readonly edited: EditedItem; readonly from: string | null; readonly trial: Trial };

type Begun = { readonly from: string | null; readonly steps: readonly TrialStep[] };

/** A dry run of the item as it is now: begun, gone on with, ended. Steps that an edit has made impossible are left out. */
export function useDryRun(editor: Editor) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const item = useEditor(editor, ({ now }) => (begun === null ? null : now.item));
  const edited = useMemo(() => (item === null ? null : withSampleNumbers(item)), [item]);
  const trial = begun === null || edited === null ? null : trialOf(edited, begun.from, begun.steps);
  const begin = useCallback((from: string | null): void => setBegun({ from, steps: [] }), []);
  const end = useCallback((): void => setBegun(null), []);
  const step = (next: TrialStep): void => {
    if (begun === null || trial === null) return;
    setBegun({ ...begun, steps: [...begun.steps.slice(0, trial.marks.length), next] });
  };
  const run: DryRun | null =
    begun === null || edited === null || trial === null ? null : { edited, from: begun.from, trial };
  return { run, begin, end, step };
}
