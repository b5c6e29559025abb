import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { READY_LESSONS, SHIPPED_LIBRARY, TEACHER_CARDS } from '@fracht/content';

const DIST = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));

/** Texts shorter than this occur elsewhere, too, so they prove nothing. */
const SHORTEST = 14;
const PLACEHOLDER = /\{\w+\}/u;
/**
 * Fields of a situation that are not secret: kinds, laws, competences and pictures that the app has to know, and titles that the landing page shows.
 */
const KNOWN = new Set(['name', 'image', 'type', 'subtype', 'status', 'inputType', 'competence', 'law']);

/** All secret texts of the library; for a text with placeholders the longest part between them, since only that occurs as it is written. */
function secretsIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') {
    const longest = value.split(PLACEHOLDER).reduce((best, part) => (part.length > best.length ? part : best), '');
    return KNOWN.has(key) || longest.length < SHORTEST ? [] : [longest];
  }
  if (Array.isArray(value)) return value.flatMap((item) => secretsIn(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => secretsIn(inner, name));
}

/** All text of the built files that a visitor may load, with escaped characters decoded. */
function builtText(): string {
  const names = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(?:js|css|html|json|svg)$/u.test(name));
  return texts
    .map((name) => readFileSync(join(DIST, name), 'utf8'))
    .join('\n')
    .replaceAll(/\\u([\da-f]{4})/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('\\xa0', '\u00a0');
}

test('[BLD-2] nor seeds of ready lessons, nor what their teachers are told', () => {
  const built = builtText();
  const told = READY_LESSONS.flatMap(({ seed, rounds, debrief }) => [
    seed,
    ...debrief,
    ...rounds.flatMap(({ show, ask, watch }) => [...show, ...ask, ...watch]),
  ]);
  const cards = Object.values(TEACHER_CARDS).flatMap(({ teaches, ask }) => [teaches, ask]);
  expect(told.length + cards.length).toBeGreaterThan(200);
  expect([...told, ...cards].filter((text) => built.includes(text))).toEqual([]);
});

test('[BLD-2] what is built and sent to everybody holds no question, answer or judgement of the shipped library', () => {
  const built = builtText();
  const secrets = new Set(secretsIn(SHIPPED_LIBRARY));
  expect(secrets.size).toBeGreaterThan(500);
  expect(built.length).toBeGreaterThan(1_000_000);
  // Proof that the search finds something: titles that the landing page does show.
  expect(SHIPPED_LIBRARY.emergencies.filter(({ name }) => built.includes(name))).not.toEqual([]);
  expect([...secrets].filter((secret) => built.includes(secret))).toEqual([]);
});
