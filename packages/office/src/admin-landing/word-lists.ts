/** Where Word writes of a paragraph that it is an item of a list. */
const ITEM = /mso-list:\s*l\d/u;
/** The number or letter that Word writes before an item of a numbered list. */
const NUMBER = /^\s*[\da-z]{1,3}[.)]/iu;

/**
 * Makes lists of the paragraphs that Word copies in their place: each begins with its sign and blanks, in a span of its own. All items are of one level.
 * (TXE-7)
 */
export function withLists(html: string): string {
  if (!ITEM.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of body.querySelectorAll('p')) {
    if (ITEM.test(paragraph.getAttribute('style') ?? '')) makeItem(paragraph);
  }
  return new XMLSerializer().serializeToString(body);
}

function makeItem(paragraph: HTMLParagraphElement): void {
  const sign = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/iu.test(span.getAttribute('style') ?? ''),
  );
  const kind = NUMBER.test(sign?.textContent ?? '') ? 'ol' : 'ul';
  sign?.remove();
  const before = paragraph.previousElementSibling;
  const list = before?.localName === kind ? before : document.createElement(kind);
  if (list !== before) paragraph.before(list);
  const item = document.createElement('li');
  item.append(...paragraph.childNodes);
  list.append(item);
  paragraph.remove();
}
