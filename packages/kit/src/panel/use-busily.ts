import { useState } from 'react';
import { reportText } from '@fracht/content';
import { report } from '../report.ts';
import { notify } from '../ui/toasts.ts';

/** Runs the saving of a file, one at a time, and shows a notice if it fails. `what`: the file, for the error report. */
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
