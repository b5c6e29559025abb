import {
  envelope,
  eraseMeBody,
  exportPayload,
  keepUsersBody,
  retentionBody,
  retentionPayload,
  type RetentionPayload,
} from '@fracht/protocol';
import { z } from 'zod';
import { eraseMe } from '../../commands/erase-user.ts';
import { exportUser } from '../../commands/export-user.ts';
import { departures, keepUsers, retentionMonths } from '../../commands/retention.ts';
import type { AppContext } from '../../context.ts';
import { addressOf, sessionOf, type Api } from '../api.ts';
import { notice } from '../notice.ts';

const data = { response: { 200: envelope(exportPayload) } };
const erasure = { body: eraseMeBody, response: { 200: envelope(z.null()) } };
const retention = { 200: envelope(retentionPayload) };

/** What everybody may ask about the own data, and how long accounts are kept. (RODO) */
export function privacyRoutes(api: Api, context: AppContext): void {
  api.get('/user/export/', { schema: data }, async (request) => ({
    payload: await exportUser(context, sessionOf(request).user),
  }));

  api.post('/user/erase-me/', { schema: erasure }, async (request) => {
    await eraseMe(context, sessionOf(request).user, request.body.password ?? '', addressOf(request));
    return { payload: null, message: notice('ERASED') };
  });

  api.get('/user/retention/', { schema: { response: retention } }, async () => ({
    payload: await present(context),
  }));

  api.patch('/user/retention/', { schema: { body: retentionBody, response: retention } }, async (request) => {
    await context.storage.content.saveRetention(request.body.months);
    return { payload: await present(context), message: notice('RETENTION_SAVED') };
  });

  api.post('/user/keep/', { schema: { body: keepUsersBody, response: retention } }, async (request) => {
    await keepUsers(context, request.body.users);
    return { payload: await present(context), message: notice('USERS_KEPT') };
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
