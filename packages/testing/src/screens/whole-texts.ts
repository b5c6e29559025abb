/**
 * A text that React puts beside something else in its element is lost once a translator of the browser has replaced it (UIX-25). React makes such a text by
 * itself, and any other as the content of its element: so whatever a test draws, none is made. A setup file of all packages that are drawn in a browser.
 */
import { afterEach } from 'vitest';

/** React notes on each node that it makes to which of its own it belongs, in a field of this name and a number. */
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

/** The texts that React has put beside something else since this was asked last. */
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
