import { setImmediate } from 'node:timers/promises';
import type { IFrame, IOptions } from 'sanitize-html';
import { landingContent } from '@fracht/content';
import { type ContentItem, CONTENT_IDS, LIMITS } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Following } from '../storage/content-store.ts';
import { picturesOf } from './known-pictures.ts';

/** What HTML of the landing page may contain: no styles, scripts or pictures from other hosts, so that no page requests anything from them. */
const ALLOWED = {
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
    'sub',
    'sup',
    'img',
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 24,
} satisfies IOptions;

/** The current texts of the landing page, with their versions. (TXT-1) */
export async function currentContent({ storage }: AppContext): Promise<ContentItem[]> {
  const changed = new Map((await storage.content.items()).map((item) => [item.id, item]));
  return CONTENT_IDS.map((id) => changed.get(id) ?? { id, value: landingContent[id], version: 0 });
}

/**
 * Saves texts of the landing page, sanitized to plain formatting and pictures of this server. Throws CHANGED_MEANWHILE with all texts if one
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
  const here = await picturesOf(context);
  const isForeign = ({ tag, attribs }: IFrame): boolean => tag === 'img' && !here.has(attribs['src'] ?? '');
  // Loaded with the first text that is saved: it takes some 17 MB, and few servers ever save one.
  const { default: sanitizeHtml } = await import('sanitize-html');
  const transformTags = { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) };
  const allowed = { ...ALLOWED, transformTags, exclusiveFilter: isForeign };
  const cleaned: (typeof items)[number][] = [];
  for (const item of items) {
    cleaned.push({ ...item, value: sanitizeHtml(item.value, allowed) });
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
