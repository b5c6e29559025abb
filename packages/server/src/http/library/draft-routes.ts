import {
  type ApiMessage,
  deskPayload,
  draftsPayload,
  dropDraftQuery,
  envelope,
  publishDraftBody,
  saveDraftBody,
  versionQuery,
  versionPayload,
  unknownFields,
  versionsPayload,
} from '@fracht/protocol';
import { libraryFilesText } from '@fracht/content';
import { z } from 'zod';
import { keepDraft } from '../../commands/keep-draft.ts';
import { publishDraft } from '../../commands/publish-draft.ts';
import { readDesk } from '../../commands/read-desk.ts';
import { fieldsOf } from '../../commands/save-library-item.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { authorsOf, presentDesk, presentDraft, presentVersion, presentVersionLine } from '../../presenters/drafts.ts';
import { type Api, sessionOf } from '../api.ts';
import { idParams } from '../id-params.ts';
import { notice } from '../notice.ts';

const desk = { 200: envelope(deskPayload) };
const removal = { params: idParams, querystring: dropDraftQuery, response: { 200: envelope(z.null()) } };
const versions = { params: idParams, response: { 200: envelope(versionsPayload) } };
const version = { params: idParams, querystring: versionQuery, response: { 200: envelope(versionPayload) } };

/** What is written of the items of the libraries, and the versions they were published in. (ADR 0014) */
export function draftRoutes(api: Api, context: AppContext): void {
  const { drafts, library } = context.storage;
  const deskOf = async (id: string) => presentDesk(context, await readDesk(context, id));

  api.get('/game/get-drafts/', { schema: { response: { 200: envelope(draftsPayload) } } }, async () => {
    const all = await drafts.all();
    const authors = await authorsOf(
      context,
      all.map(({ author }) => author),
    );
    return { payload: all.map((line) => presentDraft(line, authors)) };
  });

  api.get('/game/get-draft/:id', { schema: { params: idParams, response: desk } }, async (request) => ({
    payload: await deskOf(request.params.id),
  }));

  api.post('/game/save-draft/', { schema: { body: saveDraftBody, response: desk } }, async (request) => {
    const { kind, value } = request.body;
    const payload = await deskOf(await keepDraft(context, sessionOf(request).user.id, request.body));
    const unknown = unknownFields(kind, fieldsOf(value));
    return unknown.length === 0 ? { payload } : { payload, message: leftOut(unknown) };
  });

  api.post('/game/publish-draft/', { schema: { body: publishDraftBody, response: desk } }, async (request) => {
    await publishDraft(context, sessionOf(request).user.id, request.body);
    const payload = await deskOf(request.body.id);
    return {
      payload,
      message: notice(payload.published?.active === 1 ? 'SITUATION_PUBLISHED' : 'SITUATION_PUBLISHED_OFF'),
    };
  });

  api.delete('/game/remove-draft/:id', { schema: removal }, async ({ params: { id }, query }) => {
    const draft = await drafts.find(id);
    if (draft === null) throw new AppError('NOT_FOUND');
    if (!(await drafts.drop(id, query.revision ?? draft.revision))) throw new AppError('DRAFT_CHANGED');
    return { payload: null, message: notice('DRAFT_DISCARDED') };
  });

  api.get('/game/get-versions/:id', { schema: versions }, async ({ params: { id } }) => {
    const [lines, stored] = await Promise.all([drafts.versions(id), library.findAny(id)]);
    if (stored === null) throw new AppError('NOT_FOUND');
    const authors = await authorsOf(
      context,
      lines.map(({ author }) => author),
    );
    return { payload: lines.map((line) => presentVersionLine(line, authors)) };
  });

  api.get('/game/get-version/:id', { schema: version }, async ({ params, query }) => {
    const found = await drafts.version(params.id, query.version);
    if (found === null) throw new AppError('NOT_FOUND');
    return { payload: presentVersion(found, await authorsOf(context, [found.author])) };
  });
}

/** The message that tells which fields of a draft nothing reads; they are left out. */
function leftOut(unknown: readonly string[]): ApiMessage {
  return { type: 'warning', text: libraryFilesText.unknown(unknown), code: 'FIELDS_UNKNOWN' };
}
