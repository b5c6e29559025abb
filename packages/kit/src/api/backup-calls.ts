import { type BackupsPayload, backupsPayload, type Calls, type SentPart } from '@fracht/protocol';
import type { Load } from './as-load.ts';
import { call, NOTHING } from './call.ts';

/** The backups of the school; without the loading overlay. */
export function callBackups(load: Load = {}): Promise<BackupsPayload> {
  return call<Calls['backups']>('GET backup/get-list/', backupsPayload, { ...load, isQuiet: true });
}

/** Begins a backup. */
export function callMakeBackup(): Promise<BackupsPayload> {
  return call<Calls['makeBackup']>('POST backup/make/', backupsPayload, { body: {} });
}

/** The file of a backup; needs the caller's password, and is encrypted if the body has a password for that. Throws ApiError; 422 on `password` if it is wrong. */
export async function callDownloadBackup(
  name: string,
  body: SentPart<Calls['downloadBackup'], 'body'>['body'],
): Promise<Blob> {
  const files: Blob[] = [];
  await call<Calls['downloadBackup'], null>('POST backup/download/{name}', NOTHING, {
    params: { name },
    body,
    isLongWork: true,
    async send(address, init) {
      const response = await fetch(address, init);
      // A page is from something on the way: the server gives a file, or says why not.
      if (!response.ok || /^text\/html\b/u.test(response.headers.get('content-type') ?? '')) return response;
      files.push(await response.blob());
      // The file has no envelope of its own.
      return Response.json({ payload: null });
    },
  });
  const [file] = files;
  if (file === undefined) throw new Error('No file came');
  return file;
}
