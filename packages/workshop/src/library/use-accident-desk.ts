import { useEffect, useMemo, useState } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { AccidentPayload } from '@fracht/protocol';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { redone, withStep, undone } from '@fracht/kit/panel/edited/history.ts';
import { useKeeper } from '@fracht/kit/panel/edited/use-keeper.ts';
import { type Typed, useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { useUndoKeys } from '@fracht/kit/panel/use-undo-keys.ts';
import { useStore } from 'zustand';
import { type AccidentDraft, type DraftErrors, accidentDraftOf, errorsOf, isSameAccident } from './accident-draft.ts';
import { accidentParts } from './accident-rules.ts';

/** A random situation under edit. */
export type AccidentDesk = {
  readonly draft: AccidentDraft;
  readonly steps: Steps;
  readonly errors: DraftErrors;
  readonly isBusy: boolean;
  /** In a conflict, the situation as another admin has saved it; else null. */
  readonly elsewhere: AccidentPayload | null;
  readonly typed: Typed;
  /** Whether the text was restored from this browser, where an earlier page had left it unsaved. */
  readonly isRestored: boolean;
  /** Steps of one `topic`, such as the letters of a field, are undone together. */
  readonly change: (changed: Partial<AccidentDraft>, topic?: string) => void;
  /** True: all of it is saved, and nothing was typed meanwhile. */
  readonly save: () => Promise<boolean>;
  /** Saves over what another admin has saved. */
  readonly overwrite: () => Promise<boolean>;
  readonly take: (theirs: AccidentPayload) => void;
  /** Reverts to the saved version; undo brings back what was typed. */
  readonly forget: () => void;
};

type Steps = {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
};

/**
 * A random situation under edit. What is typed is stored in this browser until it is saved, so that closing or reloading the page loses nothing. A save names
 * the version that its author has seen (an optimistic lock); what is typed during the save stays unsaved.
 */
export function useAccidentDesk(first: AccidentPayload | null): AccidentDesk {
  const client = useQueryClient();
  const parts = useMemo(() => accidentParts(() => relist(client)), [client]);
  const keeper = useKeeper(first, parts);
  const { history, saved, phase, known } = useStore(keeper.store);
  const [wasRestored] = useState(phase === 'WAITING');
  const [errors, setErrors] = useState<DraftErrors>({});
  const typed = useUnsavedGuard();
  const draft = history.now;
  const isTyped = !isSameAccident(draft, saved);
  const { touch, clear } = typed;
  useEffect(() => {
    if (isTyped) touch();
    else clear();
  }, [isTyped, touch, clear]);
  const undo = (): void => keeper.change(undone);
  const redo = (): void => keeper.change(redone);
  useUndoKeys({ undo, redo });
  const forget = (): void => keeper.change((before) => withStep(before, saved));
  const checked = (saving: () => Promise<boolean>): Promise<boolean> => {
    const found = errorsOf(draft);
    setErrors(found);
    return Object.keys(found).length > 0 ? Promise.resolve(false) : saving();
  };
  return {
    draft,
    steps: { canUndo: history.past.length > 0, canRedo: history.future.length > 0, undo, redo },
    // Errors are shown from the first save on, and disappear as they are corrected.
    errors: Object.keys(errors).length > 0 ? errorsOf(draft) : errors,
    isBusy: phase === 'SAVING' || phase === 'COMPARING',
    elsewhere: phase === 'CONFLICT' ? known : null,
    typed: {
      ...typed,
      discard: () => {
        forget();
        typed.discard();
      },
    },
    isRestored: wasRestored && isTyped,
    change: (changed, topic) => {
      keeper.change((before) => withStep(before, { ...before.now, ...changed }, topic));
      clearFieldErrors();
    },
    save: () => checked(() => keeper.save()),
    overwrite: () =>
      checked(() => {
        keeper.resolve((before) => before);
        return keeper.save();
      }),
    take: (theirs) => {
      keeper.resolve((before) => withStep(before, accidentDraftOf(theirs)));
      setErrors({});
    },
    forget,
  };
}

function relist(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['library', 'ACCIDENT'] });
}
