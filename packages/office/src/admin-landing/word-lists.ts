/** The style by which Word marks a paragraph as a list item. */
const ITEM = /mso-list:\s*l\d/u;
/** The number or letter that Word puts before an item of a numbered list. */
const NUMBER = /^\s*[\da-z]{1,3}[.)]/iu;

/** Turns the paragraphs that Word copies in place of lists into lists: each begins with its bullet and blanks, in a span of its own. All items have one level. (TXE-7) */
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
