import { type ImportEventsPayload, importEventsPayload } from '@fracht/protocol';
import { request } from './request.ts';
import { sendWithProgress } from './send-with-progress.ts';

/**
 * Takes the situations of a file in, all or none; with `dryRun` only hears what would become of each. `onShare` hears how much of the
 * file has gone, from 0 to 1. Throws ApiError. (adr 0013)
 */
export async function callImportItems(
  file: Blob,
  dryRun: boolean,
  onShare: (share: number) => void,
): Promise<ImportEventsPayload> {
  const form = new FormData();
  form.append('dryRun', String(dryRun));
  form.append('file', file, 'sytuacje.json');
  const send = sendWithProgress(onShare);
  return importEventsPayload.parse(
    await request({ method: 'POST', path: 'game/import-events/', form, isQuiet: true, isSilent: true, send }),
  );
}
