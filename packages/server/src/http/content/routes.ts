import { CALLS } from '@fracht/protocol';
import { currentContent, saveContent } from '../../commands/save-content.ts';
import { writeToSchool } from '../../commands/write-to-school.ts';
import type { AppContext } from '../../context.ts';
import { type Api } from '../api.ts';
import { notice } from '../notice.ts';
import { makingRoute } from '../making-route.ts';
import { route } from '../route.ts';

/** Texts of the landing page, public, and its contact form. (TXT-1, LET-7) */
export function contentRoutes(api: Api, context: AppContext): void {
  route(api, CALLS.content, async () => ({ payload: await currentContent(context) }));

  route(api, CALLS.saveContent, async ({ session, body }) => {
    await saveContent(context, session.user.id, body.elements);
    return { payload: await currentContent(context), message: notice('CONTENT_SAVED') };
  });

  makingRoute(api, context, CALLS.contact, {
    make: async ({ body }) => {
      await writeToSchool(context, body);
      return { made: [] };
    },
    tell: async () => ({ payload: null, message: notice('CONTACT_SENT') }),
  });
}
