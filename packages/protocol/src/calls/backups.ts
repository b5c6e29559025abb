import { backupParams, backupsPayload, makeBackupBody } from '../http/backups.ts';
import { ADMINS, callRecord } from './call.ts';

/** Copies of the whole school in files. */
export const backupCalls = {
  /** The backups that are kept, the newest first, and how the last attempt went. */
  backups: callRecord({
    method: 'GET',
    path: 'backup/get-list/',
    who: ADMINS,
    answer: backupsPayload,
  }),
  /** Begins a backup, unless one is being made. */
  makeBackup: callRecord({
    method: 'POST',
    path: 'backup/make/',
    who: ADMINS,
    body: makeBackupBody,
    answer: backupsPayload,
  }),
  /** The file of a backup. */
  downloadBackup: callRecord({
    method: 'GET',
    path: 'backup/download/{name}',
    who: ADMINS,
    params: backupParams,
    answer: null,
    errors: ['NOT_FOUND'],
  }),
} as const;
