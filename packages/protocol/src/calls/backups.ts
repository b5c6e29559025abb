import { backupParams, backupsPayload, downloadBackupBody, makeBackupBody } from '../http/backups.ts';
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
  /** The file of a backup, for the caller's password, encrypted in the format of age where a password for that is given; it is recorded who took it. */
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
