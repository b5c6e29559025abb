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
import { call, MANAGERS } from './call.ts';

/** What is written of the items of the libraries, and the versions they were published in. (LIB-6; docs/adr/0014) */
export const draftCalls = {
  drafts: call({
    method: 'GET',
    path: 'game/get-drafts/',
    summary: 'Every draft there is, the newest first.',
    who: MANAGERS,
    answer: draftsPayload,
  }),
  draft: call({
    method: 'GET',
    path: 'game/get-draft/{id}',
    summary: 'What is published of an item, and what is written since.',
    who: MANAGERS,
    params: idParams,
    answer: deskPayload,
    errors: ['NOT_FOUND'],
  }),
  saveDraft: call({
    method: 'POST',
    path: 'game/save-draft/',
    summary: 'Keeps a draft over the revision that it follows.',
    who: MANAGERS,
    body: saveDraftBody,
    answer: deskPayload,
    errors: ['NOT_FOUND', 'DRAFT_CHANGED'],
  }),
  publishDraft: call({
    method: 'POST',
    path: 'game/publish-draft/',
    summary: 'Publishes a draft as the next version of its item.',
    who: MANAGERS,
    body: publishDraftBody,
    answer: deskPayload,
    errors: ['NOT_FOUND', 'DRAFT_CHANGED', 'DRAFT_FAULTY', 'IMAGE_MISSING'],
  }),
  removeDraft: call({
    method: 'DELETE',
    path: 'game/remove-draft/{id}',
    summary: 'Drops a draft.',
    who: MANAGERS,
    params: idParams,
    query: dropDraftQuery,
    answer: z.null(),
    errors: ['NOT_FOUND', 'DRAFT_CHANGED'],
  }),
  versions: call({
    method: 'GET',
    path: 'game/get-versions/{id}',
    summary: 'The versions of an item that are kept, the newest first.',
    who: MANAGERS,
    params: idParams,
    answer: versionsPayload,
    errors: ['NOT_FOUND'],
  }),
  version: call({
    method: 'GET',
    path: 'game/get-version/{id}',
    summary: 'One version of an item with all its fields.',
    who: MANAGERS,
    params: idParams,
    query: versionQuery,
    answer: versionPayload,
    errors: ['NOT_FOUND'],
  }),
} as const;
