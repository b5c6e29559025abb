import { CALLS } from '@fracht/protocol';
import { undoChange, undoingOf } from '../../commands/undo-change.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { presentAuditChanges, presentAuditLines } from '../../presenters/audit.ts';
import type { Api } from '../api.ts';
import { notice } from '../notice.ts';
import { route } from '../route.ts';

/** Who changed what: searched, looked at, undone. (AUD-5 to AUD-7) */
export function auditRoutes(api: Api, context: AppContext): void {
  const { audit } = context.storage;

  route(api, CALLS.audit, async ({ query }) => {
    const { lines, hasMore, isTooWide } = await audit.search(query);
    return { payload: { lines: await presentAuditLines(context, lines, await audit.seen()), hasMore, isTooWide } };
  });

  route(api, CALLS.auditEntry, async ({ params }) => {
    const entry = await audit.find(params.seq);
    if (entry === null) throw new AppError('NOT_FOUND');
    const [line] = await presentAuditLines(context, [entry], await audit.seen());
    if (line === undefined) throw new AppError('NOT_FOUND');
    const changes = await presentAuditChanges(context, entry);
    return { payload: { ...line, changes, undo: await undoingOf(context, entry) } };
  });

  route(api, CALLS.undoAudit, async ({ session, body }) => {
    await undoChange(context, body.seq, { author: session.user.id, follows: body.follows });
    return { payload: null, message: notice('CHANGE_UNDONE') };
  });

  route(api, CALLS.seenAudit, async ({ body }) => {
    await audit.markSeen(body.seq);
    return { payload: { count: await audit.unseen() } };
  });

  route(api, CALLS.unseenAudit, async () => ({ payload: { count: await audit.unseen() } }));
}
