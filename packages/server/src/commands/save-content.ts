import { setImmediate } from 'node:timers/promises';
import { landingContent } from '@fracht/content';
import { type ContentItem, CONTENT_IDS, LIMITS } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Following } from '../storage/content-store.ts';
import { htmlCleaner } from './clean-html.ts';
import { picturesOf } from './known-pictures.ts';

/** The current texts of the landing page, with their versions. (TXT-1) */
export async function currentContent({ storage }: AppContext): Promise<ContentItem[]> {
  const changed = new Map((await storage.content.items()).map((item) => [item.id, item]));
  return CONTENT_IDS.map((id) => changed.get(id) ?? { id, value: landingContent[id], version: 0 });
}

/**
 * Saves texts of the landing page, sanitized to plain formatting, plain tables and pictures of this server. Throws CHANGED_MEANWHILE with all texts if one
 * of them is based on another version than the stored one; VALIDATION on `elements`, before any sanitizing, if a text has too many tags.
 * (TXT-1, BND-6)
 */
export async function saveContent(
  context: AppContext,
  author: string,
  items: readonly Following<Omit<ContentItem, 'version'>>[],
): Promise<void> {
  if (items.some(({ value }) => tagsIn(value) > LIMITS.htmlTags)) {
    throw new AppError('VALIDATION', { fields: { elements: [{ code: 'TAGS_TOO_MANY', limit: LIMITS.htmlTags }] } });
  }
  const clean = await htmlCleaner(await picturesOf(context));
  const cleaned: (typeof items)[number][] = [];
  for (const item of items) {
    cleaned.push({ ...item, value: clean(item.value) });
    // Lets the event loop run between two texts.
    await setImmediate();
  }
  // Sanitizing may write characters in longer forms, and what is stored must be readable again.
  if (cleaned.some(({ value }) => value.length > LIMITS.html)) {
    throw new AppError('VALIDATION', { fields: { elements: [{ code: 'TOO_LONG', limit: LIMITS.html }] } });
  }
  if (await context.storage.content.saveItems(cleaned, { author, at: context.now() })) return;
  throw new AppError('CHANGED_MEANWHILE', { present: await currentContent(context) });
}

function tagsIn(text: string): number {
  return text.split('<').length - 1;
}
