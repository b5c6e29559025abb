import { type Calls, importEventsPayload, type ImportEventsPayload } from '@fracht/protocol';
import { call } from './call.ts';
import { sendWithProgress } from './send-with-progress.ts';

/**
 * Imports the situations of a file, all or none; with `dryRun` it only reports what would become of each. `onShare` receives the share of the file sent so far,
 * 0 to 1. Throws ApiError. (ADR 0013)
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
    isLongWork: true,
    send: sendWithProgress(onShare),
  });
}
