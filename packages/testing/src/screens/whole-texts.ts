/**
 * A text that React puts beside something else in its element is lost once a translator of the browser has replaced it (UIX-25). React makes such a text by
 * itself, and any other as the content of its element: so whatever a test draws, none is made. A setup file of all packages that are drawn in a browser.
 */
import { afterEach, expect } from 'vitest';

/** React's own call stands right above this one. */
const CALLER = 2;

type Watched = Document['createTextNode'] & { readonly made?: string[] };

if (typeof Document !== 'undefined') watch();

function watch(): void {
  const make: Watched = Document.prototype.createTextNode;
  if (make.made !== undefined) return;
  const made: string[] = [];
  const record = function createTextNode(this: Document, text: string): Text {
    const isReacts = new Error('who asks').stack?.split('\n')[CALLER]?.includes('react-dom') === true;
    if (isReacts && String(text).trim() !== '') made.push(String(text));
    return make.call(this, text);
  };
  Document.prototype.createTextNode = Object.assign(record, { made });
}

afterEach(() => {
  if (typeof Document === 'undefined') return;
  const { made = [] }: Watched = Document.prototype.createTextNode;
  const found = made.splice(0);
  expect(found, 'texts that React has put beside something else in their element').toEqual([]);
});
