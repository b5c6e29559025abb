import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { ImportLayout, ImportPayload, ReadFile } from '@fracht/protocol';
import { callImportRows, callTryFile, type CodeDays } from '@fracht/kit/api/lecturer-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { newActionId } from '@fracht/game/client/action-id.ts';
import { importDraftOf, readyRows, withTyped, type ImportDraft } from './import-rules.ts';
import { useRows } from './use-rows.ts';

type Asking = { readonly file: File; readonly layout?: ImportLayout };

/** The state of an import: the file, its columns where they are unclear, the mended rows, the result. The server stores nothing before the last step. */
export function useImport() {
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ReadFile | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [days, setDays] = useState<CodeDays>(1);
  const [done, setDone] = useState<ImportPayload | null>(null);
  // The idempotency key of this file: imported again after a lost answer it adds nobody twice.
  const [key, setKey] = useState(newActionId);
  const { setDraft, check, ...rows } = useRows(key);
  const { draft } = rows;
  const tryFile = useMutation({ mutationFn: callTryFile });
  const take = useInvalidatingMutation(callImportRows, ['people', 'groups', 'outbox']);

  const openRows = (found: ImportPayload, before: ImportDraft | null): void => {
    const next = importDraftOf(found);
    const isSameSheet = before !== null && found.file?.sheet === read?.sheet;
    if (isSameSheet && before.typed.size > 0) check(withTyped(next, before.typed));
    else setDraft(next);
    setIsAsking(false);
  };
  const look = (asking: Asking, isToChoose: boolean): void =>
    tryFile.mutate(asking, {
      onSuccess: (found) => {
        if (asking.file !== file) setKey(newActionId());
        setFile(asking.file);
        setRead(found.file ?? null);
        if (isToChoose || found.file?.isSure === false) setIsAsking(true);
        else openRows(found, draft);
      },
    });
  const lookAgain = (layout: ImportLayout, isToChoose: boolean): void =>
    file === null ? undefined : look({ file, layout }, isToChoose);
  const restart = (): void => {
    setFile(null);
    setRead(null);
    setIsAsking(false);
    setDraft(null);
    setDone(null);
  };
  return {
    ...rows,
    name: file?.name ?? '',
    read,
    isAsking,
    done,
    isReading: tryFile.isPending,
    isTaking: take.isPending,
    choose: (chosen: File) => look({ file: chosen }, false),
    /** Shows another sheet, to choose its columns. */
    openSheet: (sheet: number) => lookAgain({ sheet, from: 1, columns: [] }, true),
    readAs: (layout: ImportLayout) => lookAgain(layout, false),
    askColumns: () => setIsAsking(true),
    keepColumns: () => setIsAsking(false),
    setDays,
    takeIn: () =>
      draft === null ? undefined : take.mutate({ rows: readyRows(draft), days, key }, { onSuccess: setDone }),
    restart,
  };
}

export type Import = ReturnType<typeof useImport>;
