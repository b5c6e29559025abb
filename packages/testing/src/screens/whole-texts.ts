/**
 * A text that React puts beside something else in its element is lost once a translator of the browser has replaced it (UIX-25). React makes such a text by
 * itself, and any other as the content of its element: so whatever a test draws, none is made. A setup file of all packages that are drawn in a browser.
 */
import { afterEach } from 'vitest';

/** React's own call stands right above this one. */
const CALLER = 2;

type Watched = ((this: Document, text: string) => Text) & { readonly made?: string[] };

if (typeof Document !== 'undefined') watch();

function ownWay(): Watched {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the document that was asked.
  return Document.prototype.createTextNode;
}

function watch(): void {
  const make = ownWay();
  if (make.made !== undefined) return;
  const made: string[] = [];
  const record = function createTextNode(this: Document, text: string): Text {
    const isReacts = new Error('who asks').stack?.split('\n')[CALLER]?.includes('react-dom') === true;
    if (isReacts && text.trim() !== '') made.push(text);
    return make.call(this, text);
  };
  Document.prototype.createTextNode = Object.assign(record, { made });
}

afterEach(() => {
  if (typeof Document === 'undefined') return;
  const found = ownWay().made?.splice(0) ?? [];
  if (found.length > 0)
    throw new Error(`React has put texts beside something else in their element: ${found.join(' | ')}`);
});
