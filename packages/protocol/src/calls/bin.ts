import { binPayload, eraseBinBody, restoreBinBody } from '../http/bin.ts';
import { callRecord, MANAGERS } from './call.ts';

/** Removed things that can be restored for a while. (docs/adr/0049) */
export const binCalls = {
  /** Removed situations and pictures, and the caller's own groups, games and homework; for an admin those of all lecturers. */
  bin: callRecord({
    method: 'GET',
    path: 'bin/get-list/',
    who: MANAGERS,
    answer: binPayload,
  }),
  /** Restores a removed thing; answers what remains in the bin. */
  restoreBin: callRecord({
    method: 'POST',
    path: 'bin/restore/',
    who: MANAGERS,
    object: { in: 'body', field: 'id', right: 'RESTORE' },
    body: restoreBinBody,
    answer: binPayload,
    errors: ['ATTEMPT_OPEN', 'ACCOUNT_TAKEN'],
  }),
  /** Erases an account in the bin at once and for good; needs the caller's password. Answers what remains in the bin. */
  eraseBin: callRecord({
    method: 'POST',
    path: 'bin/erase/',
    who: MANAGERS,
    object: { in: 'body', field: 'id', right: 'RESTORE' },
    body: eraseBinBody,
    answer: binPayload,
  }),
} as const;
