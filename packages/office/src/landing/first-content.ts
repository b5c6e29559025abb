import { readContent, type Content } from '@fracht/kit/api/landing-calls.ts';

let given: Content | null = null;

/** Sets the texts for the first render when there is no HTML to read them from: while the page is prerendered. */
export function giveFirstContent(content: Content): void {
  given = content;
}

/** The texts of the first render, read from the HTML as the server sent it: hydration needs the same text. */
export function firstContent(): Content {
  if (given !== null) return given;
  const place = globalThis.document?.getElementById('landing-content');
  return place === null || place === undefined ? {} : readContent(JSON.parse(place.textContent ?? '[]'));
}
