import { envelope, eraseMeBody, exportPayload, retentionBody, retentionPayload } from '@fracht/protocol';
import { z } from 'zod';
import { eraseMe } from '../../commands/erase-user.ts';
import { exportUser } from '../../commands/export-user.ts';
import { retentionMonths } from '../../commands/retention.ts';
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
    payload: { months: await retentionMonths(context) },
  }));

  api.patch('/user/retention/', { schema: { body: retentionBody, response: retention } }, async (request) => {
    await context.storage.content.saveRetention(request.body.months);
    return { payload: { months: await retentionMonths(context) }, message: notice('RETENTION_SAVED') };
  });
}
