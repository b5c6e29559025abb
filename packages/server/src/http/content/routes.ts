import { contactBody, contentPayload, envelope, saveContentBody } from '@fracht/protocol';
import { z } from 'zod';
import { currentContent, saveContent } from '../../commands/save-content.ts';
import { writeToSchool } from '../../commands/write-to-school.ts';
import type { AppContext } from '../../context.ts';
import { type Api, sessionOf } from '../api.ts';
import { notice } from '../notice.ts';

const items = { 200: envelope(contentPayload) };

/** Letters that one address may write to the school. */
const letters = { rateLimit: { max: 10, timeWindow: '15 minutes' } };

/** Texts of the landing page, public, and its contact form. (TXT-1, LET-7) */
export function contentRoutes(api: Api, context: AppContext): void {
  api.get('/content/get/', { schema: { response: items } }, async () => ({ payload: await currentContent(context) }));

  api.patch('/content/save/', { schema: { body: saveContentBody, response: items } }, async (request) => {
    await saveContent(context, sessionOf(request).user.id, request.body.elements);
    return { payload: await currentContent(context), message: notice('CONTENT_SAVED') };
  });

  const contact = { schema: { body: contactBody, response: { 200: envelope(z.null()) } }, config: letters };
  api.post('/content/contact/', contact, async (request) => {
    await writeToSchool(context, request.body);
    return { payload: null, message: notice('CONTACT_SENT') };
  });
}
