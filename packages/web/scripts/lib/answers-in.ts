import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHIPPED_LIBRARY } from '@fracht/content';

const WORDS = new Set(['text', 'feedback', 'feedback_ok', 'feedback_wrong', 'help', 'knowledge', 'why']);
const GAPS = /\\xa0|\\u00a0|\u00a0/giu;

/**
 * The files of a built web app that hold a question, an answer, a feedback or a help of the situations that come with the game. Anybody
 * may load any file of the app, so none may hold them: they come from the server to whom they are shown. (BLD-2)
 */
export function answersIn(dist: string): readonly string[] {
  const texts = [...new Set(textsOf(SHIPPED_LIBRARY).map(plain))];
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css|html|json|map|webmanifest)$/u.test(file))
    .filter((file) => {
      const written = plain(readFileSync(join(dist, file), 'utf8'));
      return texts.some((text) => written.includes(text));
    });
}

function textsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]: [string, unknown]) => {
    if (typeof held === 'string') return WORDS.has(key) && held !== '' ? [held] : [];
    return textsOf(held);
  });
}

/** Built files write a gap that does not break in several ways. */
function plain(text: string): string {
  return text.replace(GAPS, ' ');
}
