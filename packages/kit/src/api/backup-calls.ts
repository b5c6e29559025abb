import { type BackupsPayload, backupsPayload, type Calls } from '@fracht/protocol';
import { uiText } from '@fracht/content';
import { sessionStore } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import type { Load } from './as-load.ts';
import { call } from './call.ts';

/** The backups of the school; without the loading overlay. */
export function callBackups(load: Load = {}): Promise<BackupsPayload> {
  return call<Calls['backups']>('GET backup/get-list/', backupsPayload, { ...load, isQuiet: true });
}

/** Begins a backup. */
export function callMakeBackup(): Promise<BackupsPayload> {
  return call<Calls['makeBackup']>('POST backup/make/', backupsPayload, { body: {} });
}

/** The file of a backup. Throws ApiError. */
export async function callDownloadBackup(name: string): Promise<Blob> {
  // Renews an ended session, and tells a backup that is gone by now.
  await callBackups();
  const path: Calls['downloadBackup']['path'] = 'backup/download/{name}';
  const { token } = sessionStore.getState();
  const address = `/api/${path.replace('{name}', encodeURIComponent(name))}`;
  const response = await fetch(address, { headers: { Authorization: `Bearer ${token ?? ''}` }, credentials: 'omit' });
  if (!response.ok) throw new ApiError({ status: response.status, code: null, text: uiText.badAnswer, fields: {} });
  return response.blob();
}
