import { useState } from 'react';
import { curriculumPayload, type CurriculumUnits } from '@fracht/protocol';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import { useSaveCurriculum } from '@fracht/kit/api/save-curriculum.ts';
import { useStableCallback } from '@fracht/kit/panel/use-stable-callback.ts';
import { isConflict } from '@fracht/kit/panel/earlier/put-back.ts';
import { unitLines } from './unit-lines.ts';

type UnitsDraft = { readonly text: string; readonly isConfirmed: boolean };

/** The units of a competence under edit. */
export type UnitsEdit = UnitsDraft & {
  readonly isChanged: boolean;
  /** What somebody else saved meanwhile; null: nothing. */
  readonly theirs: CurriculumUnits | null;
  /** Replaces the lines; changed ones are no longer confirmed. */
  readonly type: (text: string) => void;
  readonly confirm: (isConfirmed: boolean) => void;
  /** Adopts what somebody else saved. */
  readonly take: () => void;
  /** Saves; once the other person's version is shown, over that. Throws ApiError. */
  readonly save: () => Promise<void>;
};

/** Edits the units of a competence, based on the version from which the edit began. `onSettled`: called when nothing is unsaved any more. (CRR-1, CRR-2) */
export function useUnitsEdit(saved: CurriculumUnits, onSettled: () => void): UnitsEdit {
  const { competence } = saved;
  const [draft, setDraft] = useState<(UnitsDraft & { readonly follows: number }) | null>(null);
  const [theirs, setTheirs] = useState<CurriculumUnits | null>(null);
  const { mutateAsync } = useSaveCurriculum();
  const { text, isConfirmed, follows } = draft ?? draftOf(saved);
  const settle = (): void => {
    setDraft(null);
    setTheirs(null);
    onSettled();
  };
  const kept = useStableCallback((sent: typeof draft, version: number): void => {
    if (draft === sent) return settle();
    // What was typed during the save stays, now based on the version that was saved.
    setTheirs(null);
    setDraft(draft === null ? null : { ...draft, follows: version });
  });
  const save = async (): Promise<void> => {
    const version = theirs?.version ?? follows;
    try {
      const all = await mutateAsync({ competence, units: [...unitLines(text)], isConfirmed, version });
      kept(draft, all.find((one) => one.competence === competence)?.version ?? version);
    } catch (cause) {
      if (!(cause instanceof ApiError) || !isConflict(cause)) throw cause;
      setTheirs(curriculumPayload.parse(cause.payload).find((one) => one.competence === competence) ?? null);
    }
  };
  return {
    text,
    isConfirmed,
    isChanged: draft !== null,
    theirs,
    type: (typed) => setDraft({ text: typed, isConfirmed: false, follows }),
    confirm: (ticked) => setDraft({ text, isConfirmed: ticked, follows }),
    take: settle,
    save,
  };
}

function draftOf({ units, isConfirmed, version }: CurriculumUnits) {
  return { text: units.join('\n'), isConfirmed, follows: version };
}
