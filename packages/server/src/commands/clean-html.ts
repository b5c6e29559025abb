import type { Attributes, IFrame, IOptions, Tag } from 'sanitize-html';

/** What HTML of the landing page may contain: no styles, scripts or pictures from other hosts, so that no page requests anything from them. */
const ALLOWED = {
  allowedTags:
    'h1 h2 h3 h4 p br hr ul ol li blockquote strong b em i u s a sub sup img table thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href', 'title', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 24,
} satisfies IOptions;

/** Cleans HTML down to plain formatting, plain tables and pictures whose addresses are in `pictures`. (TXT-1) */
export async function htmlCleaner(pictures: ReadonlySet<string>): Promise<(html: string) => string> {
  // Loaded with the first text that is saved: it takes some 17 MB, and few servers ever save one.
  const { default: sanitizeHtml } = await import('sanitize-html');
  const isForeign = ({ tag, attribs }: IFrame): boolean => tag === 'img' && !pictures.has(attribs['src'] ?? '');
  const smallHeading = sanitizeHtml.simpleTransform('h4', {});
  const link = sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' });
  return (html) => {
    const { transformTags, ...watched } = looseCells();
    return sanitizeHtml(html, {
      ...ALLOWED,
      ...watched,
      transformTags: { a: link, h5: smallHeading, h6: smallHeading, ...transformTags },
      exclusiveFilter: isForeign,
    });
  };
}

/**
 * Turns table cells outside any table into paragraphs: a browser drops such tags, and the words of two cells would run together. Use a new
 * one for each text.
 */
function looseCells() {
  let tables = 0;
  const cell = (tagName: string, attribs: Attributes): Tag => ({ tagName: tables > 0 ? tagName : 'p', attribs });
  return {
    onOpenTag: (name: string): void => {
      if (name === 'table') tables += 1;
    },
    onCloseTag: (name: string): void => {
      if (name === 'table') tables -= 1;
    },
    transformTags: { td: cell, th: cell },
  };
}
