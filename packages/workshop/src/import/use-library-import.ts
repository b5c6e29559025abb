import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { libraryFilesText } from '@fracht/content';
import type { ImportEventsPayload, LibraryFile } from '@fracht/protocol';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import { callImportItems } from '@fracht/kit/api/library-import-call.ts';
import { partOf, readLibraryFile } from './read-library-file.ts';

/** An item of the file, with its index in it. */
export type ImportItem = ImportEventsPayload['items'][number];
type Step = 'choose' | 'look' | 'done';

export type LibraryImport = {
  readonly step: Step;
  readonly file: LibraryFile | null;
  readonly rows: readonly ImportItem[];
  /** Indexes of the items that are to be imported. */
  readonly chosen: ReadonlySet<number>;
  /** The progress of the upload, from 0 to 1; null: nothing is sent. */
  readonly share: number | null;
  readonly fault: string | null;
  readonly look: (chosen: File) => Promise<void>;
  readonly choose: (chosen: ReadonlySet<number>) => void;
  readonly take: () => Promise<void>;
  readonly restart: () => void;
};

const NOTHING: ReadonlySet<number> = new Set();

/** The import of a file of situations: previewed, confirmed, then all of it or nothing. */
export function useLibraryImport(): LibraryImport {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>('choose');
  const [file, setFile] = useState<LibraryFile | null>(null);
  const [rows, setRows] = useState<readonly ImportItem[]>([]);
  const [chosen, setChosen] = useState(NOTHING);
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  /** Shows a failure in words; the state stays as it was. */
  const tried = async (work: () => Promise<void>, words: (why: string) => string): Promise<void> => {
    setShare(0);
    setFault(null);
    try {
      await work();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setFault(words(cause.fields['file']?.[0] ?? cause.message));
    } finally {
      setShare(null);
    }
  };
  return {
    step,
    file,
    rows,
    chosen,
    share,
    fault,
    choose: setChosen,
    look: (picked) =>
      tried(async () => {
        const read = await readLibraryFile(picked);
        if (read.file === null) return setFault(read.fault);
        const { items: seen } = await callImportItems(picked, true, setShare);
        setFile(read.file);
        setRows(seen);
        setChosen(new Set(seen.filter(isTaken).map(({ index }) => index)));
        setStep('look');
        return undefined;
      }, String),
    take: () =>
      tried(async () => {
        if (file === null) return;
        const places = rows.map(({ index }) => index).filter((index) => chosen.has(index));
        const { items } = await callImportItems(partOf(file, places), false, setShare);
        await client.invalidateQueries({ queryKey: ['library', file.kind] });
        setRows(items.map((item) => ({ ...item, index: places[item.index] ?? 0 })));
        setStep('done');
      }, libraryFilesText.stopped),
    restart: () => {
      setStep('choose');
      setFile(null);
      setRows([]);
      setFault(null);
    },
  };
}

/** Whether an item would change the library. */
export function isTaken({ status }: ImportItem): boolean {
  return status === 'new' || status === 'changed';
}
