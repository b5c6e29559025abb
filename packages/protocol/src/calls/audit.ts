import { z } from 'zod';
import {
  auditEntryPayload,
  auditParams,
  auditPayload,
  auditQuery,
  seenAuditBody,
  undoAuditBody,
  unseenAuditPayload,
} from '../http/audit.ts';
import { ADMINS, callRecord } from './call.ts';

/** Who changed what. (docs/adr/0049) */
export const auditCalls = {
  /** The changes that match a search, the newest first, one page at a time. */
  audit: callRecord({
    method: 'GET',
    path: 'audit/get-list/',
    who: ADMINS,
    query: auditQuery,
    answer: auditPayload,
  }),
  /** One change, field by field, before and after. */
  auditEntry: callRecord({
    method: 'GET',
    path: 'audit/get/{seq}',
    who: ADMINS,
    params: auditParams,
    answer: auditEntryPayload,
    errors: ['NOT_FOUND'],
  }),
  /** Undoes a change by restoring the previous state; the undoing is recorded as a change, too. */
  undoAudit: callRecord({
    method: 'POST',
    path: 'audit/undo/',
    who: ADMINS,
    body: undoAuditBody,
    answer: z.null(),
    errors: [
      'NOT_FOUND',
      'CHANGED_MEANWHILE',
      'ORDER_GONE',
      'SITUATION_FAULTY',
      'IMAGE_MISSING',
      'IMAGE_USED',
      'ATTEMPT_OPEN',
    ],
  }),
  /** Records that an admin has seen all changes up to this one. */
  seenAudit: callRecord({
    method: 'POST',
    path: 'audit/seen/',
    who: ADMINS,
    body: seenAuditBody,
    answer: unseenAuditPayload,
  }),
  /** The number of changes by lecturers to what the whole school plays with that no admin has seen yet. */
  unseenAudit: callRecord({
    method: 'GET',
    path: 'audit/get-unseen/',
    who: ADMINS,
    answer: unseenAuditPayload,
  }),
} as const;
