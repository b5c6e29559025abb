import sanitizeHtml from 'sanitize-html';
import type { ContentItem } from '@fracht/protocol';
import type { AppContext } from '../context.ts';

/** What the texts of the landing page may hold: no picture, style or script, so that no page asks another host for anything. */
const ALLOWED: sanitizeHtml.IOptions = {
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
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** Keeps texts of the landing page, cleaned of all but plain formatting. (protocol "PATCH content/save/") */
export async function saveContent({ storage }: AppContext, items: readonly ContentItem[]): Promise<void> {
  await storage.content.saveItems(items.map(({ id, value }) => ({ id, value: sanitizeHtml(value, ALLOWED) })));
}
