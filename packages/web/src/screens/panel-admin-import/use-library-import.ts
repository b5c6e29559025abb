import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { libraryFilesText } from '@fracht/content';
import type { ImportEventsPayload, LibraryFile } from '@fracht/protocol';
import { ApiError } from '../../api/api-error.ts';
import { callImportItems } from '../../api/library-import.ts';
import { partOf, partsOf, readLibraryFile } from './file-parts.ts';

/** An item of the file, with its place in it. */
export type ImportRow = ImportEventsPayload['items'][number];
type Step = 'choose' | 'look' | 'done';

export type LibraryImport = {
  readonly step: Step;
  readonly file: LibraryFile | null;
  readonly rows: readonly ImportRow[];
  /** Places of the items that are to be taken in. */
  readonly chosen: ReadonlySet<number>;
  /** How much of the work is done, from 0 to 1; null: nothing is on its way. */
  readonly share: number | null;
  readonly fault: string | null;
  readonly look: (chosen: File) => Promise<void>;
  readonly choose: (chosen: ReadonlySet<number>) => void;
  readonly take: () => Promise<void>;
  readonly restart: () => void;
};

const NOTHING: ReadonlySet<number> = new Set();

/** A file of situations on its way in: looked at as a whole, confirmed, taken in part by part. */
export function useLibraryImport(): LibraryImport {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>('choose');
  const [file, setFile] = useState<LibraryFile | null>(null);
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [chosen, setChosen] = useState(NOTHING);
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  /** Tells a failure in words; what was there before stays. */
  const tried = async (work: () => Promise<void>, words: (cause: ApiError | RangeError) => string): Promise<void> => {
    setShare(0);
    setFault(null);
    try {
      await work();
    } catch (cause) {
      if (!(cause instanceof ApiError || cause instanceof RangeError)) throw cause;
      setFault(words(cause));
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
        const seen = await sendParts(read.file, [...read.file.items.keys()], true, setShare);
        setFile(read.file);
        setRows(seen);
        setChosen(new Set(seen.filter(isTaken).map(({ index }) => index)));
        setStep('look');
        return undefined;
      }, wordsOf),
    take: () =>
      tried(
        async () => {
          if (file === null) return;
          const places = rows.map(({ index }) => index).filter((index) => chosen.has(index));
          const done = await sendParts(file, places, false, setShare);
          await client.invalidateQueries({ queryKey: ['library', file.kind] });
          setRows(done);
          setStep('done');
        },
        () => libraryFilesText.stopped,
      ),
    restart: () => {
      setStep('choose');
      setFile(null);
      setRows([]);
      setFault(null);
    },
  };
}

/** Sends the items of these places in parts; gives what came of each. */
async function sendParts(
  file: LibraryFile,
  places: readonly number[],
  dryRun: boolean,
  onShare: (share: number) => void,
): Promise<readonly ImportRow[]> {
  const parts = partsOf(file, places);
  const done: ImportRow[] = [];
  for (const [at, part] of parts.entries()) {
    onShare(at / parts.length);
    const { items } = await callImportItems(partOf(file, part), dryRun);
    done.push(...items.map((item) => ({ ...item, index: part[item.index] ?? 0 })));
  }
  return done;
}

/** Whether an item would change the library. */
export function isTaken({ status }: ImportRow): boolean {
  return status === 'new' || status === 'changed';
}

function wordsOf(cause: ApiError | RangeError): string {
  if (cause instanceof RangeError) return libraryFilesText.notFile;
  return cause.fields['file']?.[0] ?? cause.message;
}
