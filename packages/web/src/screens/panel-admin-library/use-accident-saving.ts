import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { AccidentPayload } from '@fracht/protocol';
import { ApiError } from '../../api/api-error.ts';
import { callAddItem, callLibrary, callSaveItem } from '../../api/library-calls.ts';
import { type AccidentDraft, fieldsOf } from './accident-draft.ts';

export type AccidentSaving = {
  readonly isBusy: boolean;
  /** The same situation as another admin has saved it since; null: nobody has. */
  readonly elsewhere: AccidentPayload | null;
  /** True: it is saved. Where another admin was first, that is told, and nothing is sent unless `isForced`. */
  readonly save: (draft: AccidentDraft, isForced?: boolean) => Promise<boolean>;
  /** Goes on from what the other admin has saved. */
  readonly accept: () => void;
};

/** Saves a random situation, a new one where `item` is null. A failure has been told already and loses nothing. (spec §8) */
export function useAccidentSaving(item: AccidentPayload | null): AccidentSaving {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [version, setVersion] = useState(item?.version ?? 0);
  const [elsewhere, setElsewhere] = useState<AccidentPayload | null>(null);
  const send = async (draft: AccidentDraft, isForced: boolean): Promise<boolean> => {
    if (item === null) {
      await callAddItem('ACCIDENT', fieldsOf(draft));
      return true;
    }
    const latest = (await callLibrary('ACCIDENT')).find((entry) => entry.item.id === item.id);
    if (!isForced && latest?.kind === 'ACCIDENT' && latest.item.version !== version) {
      setElsewhere(latest.item);
      return false;
    }
    await callSaveItem('ACCIDENT', item.id, fieldsOf(draft));
    return true;
  };
  const save: AccidentSaving['save'] = async (draft, isForced = false) => {
    setIsBusy(true);
    try {
      const isSaved = await send(draft, isForced);
      if (isSaved) await client.invalidateQueries({ queryKey: ['library', 'ACCIDENT'] });
      return isSaved;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const accept = (): void => {
    setVersion(elsewhere?.version ?? version);
    setElsewhere(null);
  };
  return { isBusy, elsewhere, save, accept };
}
