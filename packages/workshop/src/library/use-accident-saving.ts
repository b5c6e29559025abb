import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { AccidentPayload } from '@fracht/protocol';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import { callAddItem, callLibrary, callSaveItem, type LibraryEntry } from '@fracht/kit/api/library-calls.ts';
import { type AccidentDraft, fieldsOf } from './accident-draft.ts';

/** What a save follows: the situation as its author knows it; null: it is not there yet. */
export type AccidentBase = Pick<AccidentPayload, 'id' | 'version'> | null;

export type AccidentSaving = {
  readonly isBusy: boolean;
  readonly base: AccidentBase;
  /** The same situation as another admin has saved it since; null: nobody has. */
  readonly elsewhere: AccidentPayload | null;
  /** True: it is saved. Where another admin was first, nothing is, and that is told; with `isForced` what is told already is saved over. */
  readonly save: (draft: AccidentDraft, isForced?: boolean) => Promise<boolean>;
  /** Goes on from what the other admin has saved. */
  readonly accept: () => void;
};

/** Saves a random situation, a new one where nothing is followed. A failure has been told already and loses nothing. (spec §8) */
export function useAccidentSaving(first: AccidentBase): AccidentSaving {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [base, setBase] = useState(first);
  const [elsewhere, setElsewhere] = useState<AccidentPayload | null>(null);
  const save: AccidentSaving['save'] = async (draft, isForced = false) => {
    const follows = isForced && elsewhere !== null ? elsewhere : base;
    setIsBusy(true);
    try {
      const { item } = await send(draft, follows);
      setBase(item);
      setElsewhere(null);
      await client.invalidateQueries({ queryKey: ['library', 'ACCIDENT'] });
      return true;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.code === 'CHANGED_MEANWHILE' && follows !== null) setElsewhere(await presentOf(follows.id));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const accept = (): void => {
    setBase(elsewhere ?? base);
    setElsewhere(null);
  };
  return { isBusy, base, elsewhere, save, accept };
}

function send(draft: AccidentDraft, base: AccidentBase): Promise<LibraryEntry> {
  if (base === null) return callAddItem('ACCIDENT', fieldsOf(draft));
  return callSaveItem('ACCIDENT', base.id, fieldsOf(draft), base.version);
}

/** The situation as it is kept now; null: it is gone, or the server cannot be asked, which has been told. */
async function presentOf(id: string): Promise<AccidentPayload | null> {
  try {
    const entry = (await callLibrary('ACCIDENT')).find(({ item }) => item.id === id);
    return entry?.kind === 'ACCIDENT' ? entry.item : null;
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return null;
  }
}
