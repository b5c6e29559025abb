import { CALLS, type ApiMessage, unknownFields } from '@fracht/protocol';
import { libraryFilesText } from '@fracht/content';
import { keepDraft } from '../../commands/keep-draft.ts';
import { publishDraft } from '../../commands/publish-draft.ts';
import { readDesk } from '../../commands/read-desk.ts';
import { definedFields } from '../../commands/save-library-item.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { authorsOf, presentDesk, presentDraft, presentVersion, presentVersionLine } from '../../presenters/drafts.ts';
import { type Api } from '../api.ts';
import { notice } from '../notice.ts';
import { route } from '../route.ts';

/** Drafts of library items, and their published versions. (ADR 0014) */
export function draftRoutes(api: Api, context: AppContext): void {
  const { drafts, library } = context.storage;
  const deskOf = async (id: string) => presentDesk(context, await readDesk(context, id));

  route(api, CALLS.drafts, async () => {
    const all = await drafts.all();
    const authors = await authorsOf(
      context,
      all.map(({ author }) => author),
    );
    return { payload: all.map((line) => presentDraft(line, authors)) };
  });

  route(api, CALLS.draft, async ({ params }) => ({
    payload: await deskOf(params.id),
  }));

  route(api, CALLS.saveDraft, async ({ session, body }) => {
    const { kind, value } = body;
    const payload = await deskOf(await keepDraft(context, session.user.id, body));
    const unknown = unknownFields(kind, definedFields(value));
    return unknown.length === 0 ? { payload } : { payload, message: leftOut(unknown) };
  });

  route(api, CALLS.publishDraft, async ({ session, body }) => {
    await publishDraft(context, session.user.id, body);
    const payload = await deskOf(body.id);
    return {
      payload,
      message: notice(payload.published?.active === 1 ? 'SITUATION_PUBLISHED' : 'SITUATION_PUBLISHED_OFF'),
    };
  });

  route(api, CALLS.removeDraft, async ({ params: { id }, query }) => {
    const draft = await drafts.find(id);
    if (draft === null) throw new AppError('NOT_FOUND');
    if (!(await drafts.drop(id, query.revision ?? draft.revision))) throw new AppError('DRAFT_CHANGED');
    return { payload: null, message: notice('DRAFT_DISCARDED') };
  });

  route(api, CALLS.versions, async ({ params: { id } }) => {
    const [lines, stored] = await Promise.all([drafts.versions(id), library.findAny(id)]);
    if (stored === null) throw new AppError('NOT_FOUND');
    const authors = await authorsOf(
      context,
      lines.map(({ author }) => author),
    );
    return { payload: lines.map((line) => presentVersionLine(line, authors)) };
  });

  route(api, CALLS.version, async ({ params, query }) => {
    const found = await drafts.version(params.id, query.version);
    if (found === null) throw new AppError('NOT_FOUND');
    return { payload: presentVersion(found, await authorsOf(context, [found.author])) };
  });
}

/** The message that names unknown fields of a draft; they are left out. */
function leftOut(unknown: readonly string[]): ApiMessage {
  return { type: 'warning', text: libraryFilesText.unknown(unknown), code: 'FIELDS_UNKNOWN' };
}
