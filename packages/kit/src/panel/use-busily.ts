import { useState } from 'react';
import { reportText } from '@fracht/content';
import { report } from '../report.ts';
import { notify } from '../ui/toasts.ts';

/** Runs one save of files at a time; one that fails is told. `what`: what is saved, for the report of the fault. */
export function useBusily(what: string) {
  const [isBusy, setIsBusy] = useState(false);
  const busily = async (save: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    try {
      await save();
    } catch (cause) {
      report(what, cause);
      notify({ type: 'warning', text: reportText.failed });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, busily };
}
