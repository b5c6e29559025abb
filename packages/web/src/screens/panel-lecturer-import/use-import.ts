import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { ImportPayload } from '@fracht/protocol';
import { callImportRows, callTryFile, callTryRows, type ImportRow } from '../../api/lecturer-calls.ts';
import { callAddGroup } from '../../api/panel-calls.ts';
import { useChange } from '../../api/panel-queries.ts';
import { checkedAgain, draftOf, readyRows, withoutRow, withRow, type Draft } from './import-rules.ts';

/** A file on its way in: chosen, looked at and mended, taken in. Nothing is kept before the last step. */
export function useImport() {
  const [name, setName] = useState('');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [done, setDone] = useState<ImportPayload | null>(null);
  const file = useMutation({ mutationFn: callTryFile });
  const again = useMutation({ mutationFn: callTryRows });
  const create = useChange(callAddGroup, ['groups']);
  const take = useChange(callImportRows, ['people', 'groups', 'outbox']);

  const choose = (chosen: File): void =>
    file.mutate(chosen, {
      onSuccess: (found) => {
        setName(chosen.name);
        setDraft(draftOf(found));
      },
    });
  // Only the answer to the latest question counts: an earlier one speaks of what is typed no more.
  const check = (next: Draft): void => {
    setDraft(next);
    again.mutate(next.rows, {
      onSuccess: (found) => setDraft((now) => (now === null ? null : checkedAgain(now, found))),
    });
  };
  const change = (row: number, changed: Partial<ImportRow>): void => {
    if (draft !== null) setDraft(withRow(draft, row, changed));
  };
  return {
    name,
    draft,
    done,
    isReading: file.isPending,
    isChecking: again.isPending || create.isPending,
    isTaking: take.isPending,
    choose,
    change,
    look: () => (draft === null ? undefined : check(draft)),
    move: (row: number) => (draft === null ? undefined : check(withRow(draft, row, { move: true }))),
    leave: (row: number) => (draft === null ? undefined : check(withoutRow(draft, row))),
    createGroup: (group: string) =>
      create.mutate({ name: group }, { onSuccess: () => (draft === null ? undefined : check(draft)) }),
    takeIn: () => (draft === null ? undefined : take.mutate(readyRows(draft), { onSuccess: setDone })),
    restart: () => {
      setDraft(null);
      setDone(null);
    },
  };
}

export type Import = ReturnType<typeof useImport>;
