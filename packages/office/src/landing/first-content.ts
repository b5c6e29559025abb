import { readContent, type Content } from '@fracht/kit/api/landing-calls.ts';

let given: Content | null = null;

/** The texts to draw first where there is no page yet: when the page itself is made. */
export function giveFirstContent(content: Content): void {
  given = content;
}

/** The texts that stand in the HTML as it was sent, so that the first drawing shows the same words. */
export function firstContent(): Content {
  if (given !== null) return given;
  const place = globalThis.document?.getElementById('landing-content');
  return place === null || place === undefined ? {} : readContent(JSON.parse(place.textContent ?? '[]'));
}
