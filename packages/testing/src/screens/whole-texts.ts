/**
 * A text that React puts next to something else in its element is lost once a browser's translator has replaced it (UIX-25). React creates such a text as a
 * node of its own, and any other as the content of its element: so whatever a test draws, no such text node may be made. A setup file of all packages that
 * are drawn in a browser.
 */
import { afterEach } from 'vitest';

/** On each node that it makes React stores the fiber it belongs to, in a field with this name and a number. */
const OWN_OF_REACT = '__reactFiber$';

type Made = { readonly node: Text; readonly text: string };
type Watched = ((this: Document, text: string) => Text) & { readonly made?: Made[] };

if (typeof Document !== 'undefined') watch();

function ownWay(): Watched {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the document that was asked.
  return Document.prototype.createTextNode;
}

function watch(): void {
  const make = ownWay();
  if (make.made !== undefined) return;
  const made: Made[] = [];
  const record = function createTextNode(this: Document, text: string): Text {
    const node = make.call(this, text);
    if (text.trim() !== '') made.push({ node, text });
    return node;
  };
  Document.prototype.createTextNode = Object.assign(record, { made });
}

function isReacts({ node }: Made): boolean {
  return Object.keys(node).some((key) => key.startsWith(OWN_OF_REACT));
}

/** The texts that React has put next to something else since the last call. */
export function bareTexts(): readonly string[] {
  if (typeof Document === 'undefined') return [];
  const made = ownWay().made?.splice(0) ?? [];
  return made.filter(isReacts).map(({ text }) => text);
}

afterEach(() => {
  const found = bareTexts();
  if (found.length > 0)
    throw new Error(`React has put texts beside something else in their element: ${found.join(' | ')}`);
});
