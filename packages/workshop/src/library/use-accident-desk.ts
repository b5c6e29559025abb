import { useEffect, useRef, useState } from 'react';
import type { AccidentPayload } from '@fracht/protocol';
import { clearFieldErrors } from '@fracht/kit/api/field-errors.ts';
import { type Typed, useTyped } from '@fracht/kit/panel/use-typed.ts';
import { type AccidentDraft, type DraftErrors, draftOf, errorsOf, isSame, NEW_DRAFT } from './accident-draft.ts';
import { keepAccident, readKeptAccident } from './kept-accident.ts';
import { NEW_ITEM } from './new-item.ts';
import { type AccidentSaving, useAccidentSaving } from './use-accident-saving.ts';
import { type Steps, useSteps } from './use-steps.ts';

/** A random situation under edit. */
export type AccidentDesk = {
  readonly steps: Steps<AccidentDraft>;
  readonly errors: DraftErrors;
  readonly saving: AccidentSaving;
  readonly typed: Typed;
  /** What is typed was begun here before, and not saved then. */
  readonly isRestored: boolean;
  /** Steps of one `topic`, such as letters of one field, are undone at once. */
  readonly change: (changed: Partial<AccidentDraft>, topic?: string) => void;
  /** True: all of it is saved, and nothing was typed meanwhile. */
  readonly save: (isForced?: boolean) => Promise<boolean>;
  readonly take: (theirs: AccidentPayload) => void;
  /** Goes back to what is saved; undoing brings it back. */
  readonly forget: () => void;
};

/**
 * What is typed is held in this browser until it is saved: a page that is closed or loaded anew loses nothing. A save follows what its
 * author has seen, and takes only what was there when it was sent.
 */
export function useAccidentDesk(first: AccidentPayload | null): AccidentDesk {
  const id = first?.id ?? NEW_ITEM;
  const [kept] = useState(() => readKeptAccident(id));
  const [saved, setSaved] = useState(() => (first === null ? NEW_DRAFT : draftOf(first)));
  const [errors, setErrors] = useState<DraftErrors>({});
  const steps = useSteps(saved, kept?.draft ?? null);
  const saving = useAccidentSaving(first === null ? null : { id, version: kept?.version ?? first.version });
  const typed = useTyped();
  const draft = steps.now;
  const latest = useRef(draft);
  const isTyped = !isSame(draft, saved);
  const { touch, clear } = typed;
  const place = saving.base?.id ?? NEW_ITEM;
  const version = saving.base?.version ?? 0;
  useEffect(() => {
    latest.current = draft;
    keepAccident(place, isTyped ? { version, draft } : null);
    if (isTyped) touch();
    else clear();
  }, [draft, isTyped, place, version, touch, clear]);
  // Once told, faults go as they are mended.
  const shown = Object.keys(errors).length > 0 ? errorsOf(draft) : errors;
  return {
    steps,
    errors: shown,
    saving,
    typed: {
      ...typed,
      discard: () => {
        keepAccident(place, null);
        typed.discard();
      },
    },
    isRestored: kept !== null && isTyped,
    change: (changed, topic) => {
      steps.change({ ...draft, ...changed }, topic);
      clearFieldErrors();
    },
    save: async (isForced = false) => {
      const found = errorsOf(draft);
      setErrors(found);
      if (Object.keys(found).length > 0 || !(await saving.save(draft, isForced))) return false;
      keepAccident(id, null);
      setSaved(draft);
      return isSame(latest.current, draft);
    },
    take: (theirs) => {
      setSaved(draftOf(theirs));
      steps.change(draftOf(theirs));
      setErrors({});
      saving.accept();
    },
    forget: () => steps.change(saved),
  };
}
