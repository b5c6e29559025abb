import { type ImportEventsPayload, importEventsPayload, type LibraryFile } from '@fracht/protocol';
import { request } from './request.ts';

/** Takes situations of a file in, or with `dryRun` only hears what would become of each. Throws ApiError. (adr 0013) */
export async function callImportItems(file: LibraryFile, dryRun: boolean): Promise<ImportEventsPayload> {
  const form = new FormData();
  form.append('file', JSON.stringify(file));
  form.append('dryRun', String(dryRun));
  return importEventsPayload.parse(
    await request({ method: 'POST', path: 'game/import-events/', form, isQuiet: true, isSilent: true }),
  );
}
