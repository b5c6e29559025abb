import { CALLS, type EarlierValuePayload } from '@fracht/protocol';
import { listEarlierValues, restoreValue } from '../../commands/restore-value.ts';
import type { AppContext } from '../../context.ts';
import { authorsOf } from '../../presenters/drafts.ts';
import { type Api } from '../api.ts';
import { notice } from '../notice.ts';
import { route } from '../route.ts';

/** Earlier values of landing texts, settings and stages, and restoring them. (ADR 0023) */
export function earlierRoutes(api: Api, context: AppContext): void {
  const present = async (thing: Parameters<typeof listEarlierValues>[1]): Promise<EarlierValuePayload[]> => {
    const values = await listEarlierValues(context, thing);
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

  route(api, CALLS.earlierValues, async ({ query }) => ({
    payload: await present(query),
  }));

  route(api, CALLS.restoreValue, async ({ session, body }) => {
    await restoreValue(context, session.user.id, body);
    return { payload: await present(body), message: notice('VALUE_RESTORED') };
  });
}
