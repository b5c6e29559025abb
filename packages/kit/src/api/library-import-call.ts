import { type Calls, importEventsPayload, type ImportEventsPayload } from '@fracht/protocol';
import { call } from './call.ts';
import { sendWithProgress } from './send-with-progress.ts';

/**
 * Imports the situations of a file, all or none; with `dryRun` only says what would become of each. `onShare` hears the share of the file that is sent, 0 to 1.
 * Throws ApiError. (adr 0013)
 */
export function callImportItems(
  file: Blob,
  dryRun: boolean,
  onShare: (share: number) => void,
): Promise<ImportEventsPayload> {
  const form = new FormData();
  form.append('dryRun', String(dryRun));
  form.append('file', file, 'sytuacje.json');
  return call<Calls['importEvents']>('POST game/import-events/', importEventsPayload, {
    form,
    makes: !dryRun,
    isQuiet: true,
    isSilent: true,
    send: sendWithProgress(onShare),
  });
}
