import sanitizeHtml from 'sanitize-html';
import { landingContent } from '@fracht/content';
import { type ContentItem, CONTENT_IDS } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Following } from '../storage/content-store.ts';
import { picturesOf } from './known-pictures.ts';

/** What the texts of the landing page may hold: no style, script or picture of another host, so that no page asks one for anything. */
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
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
} satisfies sanitizeHtml.IOptions;

/** The texts of the landing page in force, with their versions. (spec §3 "Landing content item") */
export async function currentContent({ storage }: AppContext): Promise<ContentItem[]> {
  const changed = new Map((await storage.content.items()).map((item) => [item.id, item]));
  return CONTENT_IDS.map((id) => changed.get(id) ?? { id, value: landingContent[id], version: 0 });
}

/**
 * Keeps texts of the landing page, cleaned of all but plain formatting and pictures of this server. Throws CHANGED_MEANWHILE with all texts where one follows
 * another version than is kept. (protocol "PATCH content/save/")
 */
export async function saveContent(
  context: AppContext,
  items: readonly Following<Omit<ContentItem, 'version'>>[],
): Promise<void> {
  const here = picturesOf(context);
  const isForeign = ({ tag, attribs }: sanitizeHtml.IFrame): boolean =>
    tag === 'img' && !here.has(attribs['src'] ?? '');
  const allowed = { ...ALLOWED, exclusiveFilter: isForeign };
  const cleaned = items.map((item) => ({ ...item, value: sanitizeHtml(item.value, allowed) }));
  if (await context.storage.content.saveItems(cleaned)) return;
  throw new AppError('CHANGED_MEANWHILE', { present: await currentContent(context) });
}
