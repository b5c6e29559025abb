import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { isOneName } from '@fracht/protocol';
import { callTryRows, type ImportRow } from '@fracht/kit/api/lecturer-calls.ts';
import { callAddGroup } from '@fracht/kit/api/panel-calls.ts';
import { useInvalidatingMutation, useGroups } from '@fracht/kit/api/panel-queries.ts';
import { useStableCallback } from '@fracht/kit/panel/use-stable-callback.ts';
import { inNewOrder, withCheck, withGroup, withoutRow, withRow, type ImportDraft } from './import-rules.ts';

/**
 * The rows of a class list while the lecturer corrects them; after each decision the server validates all of them again. `key`: the idempotency key of the
 * import; `onWork`: called for every change by hand.
 */
export function useRows(key: string, onWork: () => void) {
  const [draft, setDraft] = useState<ImportDraft | null>(null);
  const groups = useGroups().data ?? [];
  const again = useMutation({ mutationFn: callTryRows });
  const create = useInvalidatingMutation(addGroups, ['groups']);
  // A mutation reports its latest call only, so an outdated check never overwrites a newer one.
  const check = (next: ImportDraft, order = (now: ImportDraft) => now): void => {
    setDraft(next);
    again.mutate(
      { rows: next.rows, key },
      {
        onSuccess: (found) => setDraft((now) => (now === null ? null : order(withCheck(now, found)))),
      },
    );
  };
  // Applied to the draft at that time: a group may be created while other rows are corrected.
  const recheck = useStableCallback(
    (next: (now: ImportDraft) => ImportDraft, order?: (now: ImportDraft) => ImportDraft): void =>
      draft === null ? undefined : check(next(draft), order),
  );
  const mend = (next: (now: ImportDraft) => ImportDraft): void => {
    onWork();
    recheck(next);
  };
  const decide = (change: Partial<ImportRow>) => (row: number) => mend((now) => withRow(now, row, change));
  return {
    draft,
    setDraft,
    check,
    isChecking: again.isPending || create.isPending,
    change: (row: number, changed: Partial<ImportRow>): void => {
      onWork();
      if (draft !== null) setDraft(withRow(draft, row, changed));
    },
    look: () => recheck((now) => now),
    move: decide({ move: true }),
    withCode: decide({ code: true }),
    isOther: decide({ other: true }),
    leave: (row: number) => mend((now) => withoutRow(now, row)),
    /** Creates groups; rows that waited for them no longer need work, and those that do are on top again. */
    createGroups: (names: readonly string[]) =>
      create.mutate(names, { onSettled: () => recheck((now) => now, inNewOrder) }),
    /** Adds rows of another sheet. */
    add: (withMore: (now: ImportDraft) => ImportDraft): void => {
      onWork();
      recheck(withMore, inNewOrder);
    },
    /** Puts everybody without a group into this one, which is created if it does not exist. */
    putIntoGroup: (group: string) => {
      const put = (): void => mend((now) => withGroup(now, group));
      if (groups.some(({ name }) => isOneName(name, group))) put();
      else create.mutate([group], { onSuccess: put });
    },
  };
}

async function addGroups(names: readonly string[]): Promise<void> {
  for (const name of names) await callAddGroup({ name });
}
