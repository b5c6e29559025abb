import { CALLS, type RetentionPayload } from '@fracht/protocol';
import { dataRegister } from '../../commands/data-register.ts';
import { eraseMe } from '../../commands/erase-user.ts';
import { exportUser } from '../../commands/export-user.ts';
import { changeRetention, departures, keepUsers, retentionMonths } from '../../commands/retention.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { heldBackFrom, NOTHING_HELD_BACK } from '../../policies/held-back.ts';
import { failurePlace, type Api } from '../api.ts';
import { countedNotice, notice } from '../notice.ts';
import { route } from '../route.ts';

/** What everybody may ask about their own data, and how long accounts are kept. (RODO) */
export function privacyRoutes(api: Api, context: AppContext): void {
  route(api, CALLS.exportMe, async ({ session }) => ({
    payload: await exportUser(context, session.user, await heldBackFrom(context, session.user)),
  }));

  route(api, CALLS.exportUser, async ({ params }) => {
    const user = await context.storage.users.find(params.id);
    if (user === null) throw new AppError('NOT_FOUND');
    const kept = await exportUser(context, user, NOTHING_HELD_BACK);
    await context.storage.audit.recordPersonTaken(user.id);
    // Only the student reads their own resolutions with their name attached. (SNS-1)
    return { payload: { ...kept, sentences: [] } };
  });

  route(api, CALLS.eraseMe, async ({ session, body, request }) => {
    const proof = { password: body.password ?? '', field: 'password', address: failurePlace(request) };
    await eraseMe(context, session.user, proof, body.heir);
    return { payload: null, message: notice('ERASED') };
  });

  route(api, CALLS.dataRegister, async () => {
    const { backupKeep, mail, natsUrl } = context.config;
    const months = await retentionMonths(context);
    return { payload: dataRegister({ months, backupKeep, hasMail: mail !== null, hasNats: natsUrl !== null }) };
  });

  route(api, CALLS.retention, async () => ({
    payload: await present(context),
  }));

  route(api, CALLS.saveRetention, async ({ body }) => {
    const isChanged = await changeRetention(context, body.months, body.base?.months);
    if (!isChanged) throw new AppError('CHANGED_MEANWHILE', { present: { months: await retentionMonths(context) } });
    return { payload: await present(context), message: notice('RETENTION_SAVED') };
  });

  route(api, CALLS.keepUsers, async ({ body }) => {
    await keepUsers(context, body.users);
    return { payload: await present(context), message: countedNotice('USERS_KEPT', new Set(body.users).size) };
  });
}

async function present(context: AppContext): Promise<RetentionPayload> {
  const leaving = (await departures(context)).map(({ user, seenAt, asideDay, days }) => ({
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    lastLogin: seenAt,
    days,
    isAside: asideDay !== null,
  }));
  return { months: await retentionMonths(context), leaving };
}
