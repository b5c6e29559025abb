import { readContent, type Content } from '../../api/landing-calls.ts';

/** The texts that stand in the HTML as it was sent, so that the first drawing shows the same words. */
export function firstContent(): Content {
  const place = globalThis.document?.getElementById('landing-content');
  return place === null || place === undefined ? {} : readContent(JSON.parse(place.textContent ?? '[]'));
}
