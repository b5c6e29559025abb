import { type ReactNode, Suspense, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { lazyPart } from '../lazy-part.ts';
import type { Conflict } from './conflict-dialog.tsx';

const ConflictDialog = lazyPart(() => import('./conflict-dialog.tsx').then((part) => part.ConflictDialog<string>));

type SideQuestion = {
  readonly conflicts: readonly Conflict<string>[];
  readonly answer: (theirs: readonly string[] | null) => void;
};

/** How values are merged with those that somebody else has saved, and which of them a person has to choose between. */
export type Merge<Values> = {
  readonly merged: Values;
  readonly conflicts: readonly Conflict<string>[];
  /** The merged values with the other person's values for these. */
  readonly choose: (theirs: readonly string[]) => Values;
};

type Saving<Values, Saved> = {
  /** The values that were edited. */
  readonly base: Values;
  readonly mine: Values;
  /** Sends the values and what they are based on. */
  readonly send: (values: Values, base: Values) => Promise<Saved>;
  /** Reads the present values from the refusal's payload. */
  readonly presentIn: (payload: unknown) => Values;
  readonly merge: (base: Values, mine: Values, theirs: Values) => Merge<Values>;
};

/**
 * Saves values with an optimistic lock. If somebody else has saved meanwhile, the person chooses between values that both changed differently; the rest is
 * merged and sent again over the present values. If the person returns to the form, the refusal is thrown. (FRM-12)
 */
export function useConflicts() {
  const [question, setQuestion] = useState<SideQuestion | null>(null);
  const ask = (conflicts: readonly Conflict<string>[]): Promise<readonly string[] | null> =>
    new Promise((resolve) => {
      const answer = (theirs: readonly string[] | null): void => {
        setQuestion(null);
        resolve(theirs);
      };
      setQuestion({ conflicts, answer });
    });
  const save = async <Values, Saved>({ base, mine, send, presentIn, merge }: Saving<Values, Saved>): Promise<Saved> => {
    try {
      return await send(mine, base);
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.code !== 'CHANGED_MEANWHILE') throw cause;
      const theirs = presentIn(cause.payload);
      const { merged, conflicts, choose } = merge(base, mine, theirs);
      const chosen = conflicts.length === 0 ? [] : await ask(conflicts);
      if (chosen === null) throw cause;
      const next = chosen.length === 0 ? merged : choose(chosen);
      return save({ base: theirs, mine: next, send, presentIn, merge });
    }
  };
  return { save, dialog: dialogOf(question) };
}

function dialogOf(question: SideQuestion | null): ReactNode {
  if (question === null) return null;
  const { conflicts, answer } = question;
  return (
    <Suspense>
      <ConflictDialog conflicts={conflicts} isBusy={false} onSettle={answer} onBack={() => answer(null)} />
    </Suspense>
  );
}
