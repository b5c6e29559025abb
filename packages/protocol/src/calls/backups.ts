import { backupParams, backupsPayload, downloadBackupBody, makeBackupBody } from '../http/backups.ts';
import { ADMINS, callRecord } from './call.ts';

/** Backups of the whole school as files. */
export const backupCalls = {
  /** The backups that exist, the newest first, and the result of the last attempt. */
  backups: callRecord({
    method: 'GET',
    path: 'backup/get-list/',
    who: ADMINS,
    answer: backupsPayload,
  }),
  /** Starts a backup, unless one is already being made. */
  makeBackup: callRecord({
    method: 'POST',
    path: 'backup/make/',
    who: ADMINS,
    body: makeBackupBody,
    answer: backupsPayload,
  }),
  /** The file of a backup; needs the caller's password. The file is encrypted in the age format if a password for that is given. It is recorded who downloaded it. */
  downloadBackup: callRecord({
    method: 'POST',
    path: 'backup/download/{name}',
    who: ADMINS,
    params: backupParams,
    body: downloadBackupBody,
    answer: null,
    errors: ['NOT_FOUND'],
  }),
} as const;
