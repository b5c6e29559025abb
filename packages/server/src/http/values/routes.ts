import { earlierPayload, type EarlierValuePayload, earlierQuery, envelope, restoreValueBody } from '@fracht/protocol';
import { earlierValues, restoreValue } from '../../commands/restore-value.ts';
import type { AppContext } from '../../context.ts';
import { authorsOf } from '../../presenters/drafts.ts';
import { type Api, sessionOf } from '../api.ts';
import { notice } from '../notice.ts';

const response = { 200: envelope(earlierPayload) };

/** What texts of the landing page, settings and stages were before, and bringing it back. (ADR 0023) */
export function earlierRoutes(api: Api, context: AppContext): void {
  const present = async (thing: Parameters<typeof earlierValues>[1]): Promise<EarlierValuePayload[]> => {
    const values = await earlierValues(context, thing);
    const authors = await authorsOf(
      context,
      values.map(({ author }) => author),
    );
    return values.map(({ version, value, author, savedAt }) => ({
      version,
      value,
      date: savedAt === 0 ? null : savedAt,
      author: authors(author),
    }));
  };

  api.get('/values/get-earlier/', { schema: { querystring: earlierQuery, response } }, async ({ query }) => ({
    payload: await present(query),
  }));

  api.post('/values/restore/', { schema: { body: restoreValueBody, response } }, async (request) => {
    await restoreValue(context, sessionOf(request).user.id, request.body);
    return { payload: await present(request.body), message: notice('VALUE_RESTORED') };
  });
}
