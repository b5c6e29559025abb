import { landingContent } from '@fracht/content';
import { contentPayload, CONTENT_IDS, envelope } from '@fracht/protocol';
import type { AppContext } from '../../context.ts';
import type { Api } from '../api.ts';

/** Texts of the landing page, public. (spec §7 "GET content/get/") */
export function contentRoutes(api: Api, { storage }: AppContext): void {
  api.get('/content/get/', { schema: { response: { 200: envelope(contentPayload) } } }, async () => {
    const changed = new Map((await storage.content.items()).map((item) => [item.id, item.value]));
    return { payload: CONTENT_IDS.map((id) => ({ id, value: changed.get(id) ?? landingContent[id] })) };
  });
}
