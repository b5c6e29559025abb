import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { ImportLayout, ImportPayload, ReadFile } from '@fracht/protocol';
import { callImportRows, callTryFile, type CodeDays } from '@fracht/kit/api/lecturer-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { randomId } from '@fracht/kit/random-id.ts';
import type { Typed } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { importDraftOf, readyRows, rowIn, withSheet, withTyped, type ImportDraft } from './import-rules.ts';
import { useRows } from './use-rows.ts';

type Asking = { readonly file: File; readonly layout?: ImportLayout };

/** Tracks manual corrections, so that a confirmation is asked for before they are dropped. */
type HandWork = Pick<Typed, 'touch' | 'clear' | 'leave'>;

/** The state of an import: the file, its columns if they are unclear, the corrected rows, the result. The server stores nothing before the last step. */
export function useImport(typed: HandWork) {
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ReadFile | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  // The idempotency key of this file: imported again after a lost answer it adds nobody twice.
  const [key, setKey] = useState(randomId);
  const { setDraft, check, add, ...rows } = useRows(key, typed.touch);
  const { draft } = rows;
  const adding = useAddedSheets({ file, read, onRead: setRead, onAdd: add });
  const tryFile = useMutation({ mutationFn: callTryFile });
  const { forget, takeIn, ...taking } = useTaking(typed.clear);

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
        if (asking.file !== file) setKey(randomId());
        setFile(asking.file);
        setRead(found.file ?? null);
        if (isToChoose || found.file?.isSure === false) setIsAsking(true);
        else openRows(found, draft);
      },
    });
  const lookAgain = (layout: ImportLayout, isToChoose: boolean): void =>
    file === null ? undefined : look({ file, layout }, isToChoose);
  const restart = (): void => {
    typed.clear();
    setFile(null);
    setRead(null);
    setIsAsking(false);
    setDraft(null);
    forget();
  };
  return {
    ...rows,
    ...taking,
    ...adding,
    name: file?.name ?? '',
    read,
    isAsking,
    isReading: tryFile.isPending,
    choose: (chosen: File) => look({ file: chosen }, false),
    /** Shows another sheet, to choose its columns. */
    openSheet: (sheet: number) => lookAgain({ sheet, from: 1, columns: [] }, true),
    readAs: (layout: ImportLayout) => lookAgain(layout, false),
    askColumns: () => setIsAsking(true),
    keepColumns: () => setIsAsking(false),
    takeIn: () => (draft === null ? undefined : takeIn(draft, key)),
    restart: () => typed.leave(restart),
  };
}

type AddedSheets = {
  readonly file: File | null;
  readonly read: ReadFile | null;
  readonly onRead: (read: ReadFile) => void;
  readonly onAdd: (withMore: (now: ImportDraft) => ImportDraft) => void;
};

/** Reads another sheet with the layout that the server detected, and adds its people to those of the first. */
function useAddedSheets({ file, read, onRead, onAdd }: AddedSheets) {
  const tryFile = useMutation({ mutationFn: callTryFile });
  const addSheet = ({ sheet, from, columns }: ImportLayout): void => {
    if (file === null || read === null) return;
    const onSuccess = (found: ImportPayload): void => {
      onRead(withSheetTaken(read, found));
      onAdd((now) => withSheet(now, found));
    };
    tryFile.mutate({ file, layout: { sheet, from, columns } }, { onSuccess });
  };
  return { addSheet, isAdding: tryFile.isPending };
}

/** What was read, with another of its sheets added; that sheet is no longer offered, and its rows without a person are reported, too. */
function withSheetTaken(read: ReadFile, { file }: ImportPayload): ReadFile {
  if (file === undefined) return read;
  const { sheet } = file;
  const leftOut = file.leftOut.map((left) => ({ ...left, row: rowIn(sheet, left.row) }));
  return {
    ...read,
    others: read.others.filter((other) => other.sheet !== sheet),
    leftOut: [...read.leftOut, ...leftOut],
  };
}

/** The last step, which stores the ready rows; `onDone`: called when it is done. */
function useTaking(onDone: () => void) {
  const [days, setDays] = useState<CodeDays>(1);
  const [done, setDone] = useState<ImportPayload | null>(null);
  const take = useInvalidatingMutation(callImportRows, ['people', 'groups', 'outbox']);
  const taken = (result: ImportPayload): void => {
    onDone();
    setDone(result);
  };
  return {
    done,
    setDays,
    isTaking: take.isPending,
    takeIn: (draft: ImportDraft, key: string) =>
      take.mutate({ rows: readyRows(draft), days, key }, { onSuccess: taken }),
    forget: () => setDone(null),
  };
}

export type Import = ReturnType<typeof useImport>;
