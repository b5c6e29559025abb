import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownFiles } from './support/own-files.ts';
import { codeOf, commentsOf, mayKeep, readSpecs, titlesOf } from './support/rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Citations of documents that are not in the repository; a paragraph of a law has a blank before its number. */
const ABSENT_PAPER =
  /§(?![ \u00a0]\d)|\b(?:product-spec|game-rules|look|stack|style)\.md\b|[(;,] ?(?:protocol "|(?:spec|rules|look|stack|style|domain) (?:\d|"|rules|README))/u;
/** Folders whose comments may only cite what is in the repository. */
const CITED_AT_HOME = ['packages/', 'e2e/'];

function citesAbsent(path: string): boolean {
  return ABSENT_PAPER.test(readFileSync(join(root, path), 'utf8'));
}

const specs = readSpecs(root);
const allRules = specs.flatMap(({ rules }) => rules.map(({ number }) => number));
const titles = titlesOf(root);

test('no two rules have one number, in whichever package', () => {
  expect(allRules.filter((rule, index) => allRules.indexOf(rule) !== index)).toEqual([]);
  expect(specs.map(({ name }) => name)).toEqual(expect.arrayContaining(['engine', 'protocol']));
  expect(specs.filter(({ rules }) => rules.length < 5)).toEqual([]);
});

/** What only `npm run test:deep` runs, and what `npm test` runs only in its turn. */
const isSeldom = (path: string): boolean => /\.(?:deep|turn)\./u.test(path);

test.each(specs)('every rule of $path is named by the title of a test of every `npm test`', ({ name, rules }) => {
  const always = titles.filter(({ path }) => mayKeep(name, path) && !isSeldom(path));
  const named = new Set(always.map(({ number }) => number));
  expect(rules.map(({ number }) => number).filter((rule) => !named.has(rule))).toEqual([]);
});

test('every number that a title or a comment names is a rule', () => {
  const known = new Set(allRules);
  const named = [...titles, ...commentsOf(root)];
  expect(named.length).toBeGreaterThan(1000);
  expect(named.filter(({ number }) => !known.has(number))).toEqual([]);
});

test('no title gives a value a width or a precision, of which its runner knows nothing', () => {
  const unknown = /%[-+.\d]/u;
  expect(unknown.test('a body that is "%.20s"')).toBe(true);
  expect(titles.filter(({ title }) => unknown.test(title))).toEqual([]);
});

test.each(CITED_AT_HOME)('%s cites nothing that is not in the repository', (place) => {
  const paths = codeOf(root).filter((path) => path.startsWith(place));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter(citesAbsent)).toEqual([]);
});

test('nor does a document', () => {
  const paths = ownFiles(root, ['.md']);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter(citesAbsent)).toEqual([]);
});

test.each([
  '(protocol "Socket" 2)',
  '(rules §1.4; SIT-13)',
  '(spec §3 Car; protocol "Socket")',
  '(WIR-2; style 7)',
  '(domain README; SIT-8)',
  '(look.md)',
])('%s is a citation of an absent paper', (cited) => {
  expect(ABSENT_PAPER.test(cited)).toBe(true);
});
