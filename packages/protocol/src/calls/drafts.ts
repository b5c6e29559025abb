import { z } from 'zod';
import { idParams } from '../fields/fields.ts';
import {
  deskPayload,
  draftsPayload,
  dropDraftQuery,
  publishDraftBody,
  saveDraftBody,
  versionPayload,
  versionQuery,
  versionsPayload,
} from '../http/drafts.ts';
import { callRecord, MANAGERS } from './call.ts';

/** Drafts of library items, and their published versions. (LIB-6; docs/adr/0014) */
export const draftCalls = {
  /** All drafts, the newest first. */
  drafts: callRecord({
    method: 'GET',
    path: 'game/get-drafts/',
    who: MANAGERS,
    answer: draftsPayload,
  }),
  /** The published version and the draft of an item. */
  draft: callRecord({
    method: 'GET',
    path: 'game/get-draft/{id}',
    who: MANAGERS,
    params: idParams,
    answer: deskPayload,
    errors: ['NOT_FOUND'],
  }),
  /** Saves a draft, replacing the revision on which it is based. */
  saveDraft: callRecord({
    method: 'POST',
    path: 'game/save-draft/',
    who: MANAGERS,
    body: saveDraftBody,
    answer: deskPayload,
    errors: ['NOT_FOUND', 'DRAFT_CHANGED'],
  }),
  /** Publishes a draft as the next version of its item. */
  publishDraft: callRecord({
    method: 'POST',
    path: 'game/publish-draft/',
    who: MANAGERS,
    body: publishDraftBody,
    answer: deskPayload,
    errors: ['NOT_FOUND', 'DRAFT_CHANGED', 'DRAFT_FAULTY', 'IMAGE_MISSING'],
  }),
  /** Discards a draft. */
  removeDraft: callRecord({
    method: 'DELETE',
    path: 'game/remove-draft/{id}',
    who: MANAGERS,
    params: idParams,
    query: dropDraftQuery,
    answer: z.null(),
    errors: ['NOT_FOUND', 'DRAFT_CHANGED'],
  }),
  /** The stored versions of an item, the newest first. */
  versions: callRecord({
    method: 'GET',
    path: 'game/get-versions/{id}',
    who: MANAGERS,
    params: idParams,
    answer: versionsPayload,
    errors: ['NOT_FOUND'],
  }),
  /** One version of an item with all its fields. */
  version: callRecord({
    method: 'GET',
    path: 'game/get-version/{id}',
    who: MANAGERS,
    params: idParams,
    query: versionQuery,
    answer: versionPayload,
    errors: ['NOT_FOUND'],
  }),
} as const;
