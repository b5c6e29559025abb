import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownFiles } from './support/own-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const RULE = /[A-Z]{3}-\d+/gu;
/** Where a test's title names a rule. */
const IN_A_TITLE = /\[[A-Z]{3}-\d+\]/gu;
/** Where a comment names one: "(SIT-5)", "(WIR-2, SIT-13; docs/adr/0013)", "(CLK-1 to CLK-3)". */
const IN_A_COMMENT = /(?<=[ (])[A-Z]{3}-\d+(?= to |[,;)])/gu;
/** Citations of papers that are not in the repository. */
const ABSENT_PAPER = /§|[(;] ?(?:protocol "|(?:spec|rules|look|stack|style)\b)/u;

/** Packages whose rules are numbered in their SPEC.md, and where the number of each has to stand. */
const PACKAGES = [
  { name: 'engine', keptBy: 'the title of a test', isNamed: ({ titles }: Package) => titles },
  {
    name: 'protocol',
    keptBy: 'a comment or the title of a test',
    isNamed: ({ titles, comments }: Package) => [...titles, ...comments],
  },
] as const;

/** The numbers of a package: of its rules, and those that its tests and comments name. */
type Package = {
  readonly rules: readonly string[];
  readonly titles: readonly string[];
  readonly comments: readonly string[];
};

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function filesOf(name: string, folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => ownFiles(root, ['.ts'], join('packages', name, folder)));
}

function numbersIn(paths: readonly string[], where: RegExp): readonly string[] {
  const found = paths.flatMap((path) => textOf(path).match(where) ?? []);
  return [...new Set(found.flatMap((text) => text.match(RULE) ?? []))];
}

function packageOf(name: string): Package {
  const isTest = (path: string) => path.endsWith('.test.ts');
  const sources = filesOf(name, ['src']).filter((path) => !isTest(path));
  const rows = textOf(join('packages', name, 'SPEC.md')).matchAll(/^\| (?<rule>[A-Z]{3}-\d+) \|/gmu);
  return {
    rules: Array.from(rows, ({ groups }) => groups?.['rule'] ?? ''),
    titles: numbersIn(filesOf(name, ['src', 'test']).filter(isTest), IN_A_TITLE),
    comments: numbersIn(sources, IN_A_COMMENT),
  };
}

const packages = PACKAGES.map((one) => ({ ...one, found: packageOf(one.name) }));
const allRules = packages.flatMap(({ found }) => found.rules);

test('no two rules have one number, in whichever package', () => {
  expect(allRules.filter((rule, index) => allRules.indexOf(rule) !== index)).toEqual([]);
  expect(packages.filter(({ found }) => found.rules.length < 50)).toEqual([]);
});

test.each(packages)('every rule of $name/SPEC.md is named by $keptBy', ({ found, isNamed }) => {
  const named = new Set(isNamed(found));
  expect(found.rules.filter((rule) => !named.has(rule))).toEqual([]);
});

test.each(packages)('every number that $name names is a rule', ({ found }) => {
  const known = new Set(allRules);
  expect([...found.titles, ...found.comments].filter((rule) => !known.has(rule))).toEqual([]);
});

test('protocol cites nothing that is not in the repository', () => {
  const paths = filesOf('protocol', ['src', 'test', 'scripts']);
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => ABSENT_PAPER.test(textOf(path)))).toEqual([]);
});

test.each(['(protocol "Socket" 2)', '(rules §1.4; SIT-13)', '(spec §3 Car; protocol "Socket")', '(WIR-2; style 7)'])(
  '%s is a citation of an absent paper',
  (cited) => {
    expect(ABSENT_PAPER.test(cited)).toBe(true);
  },
);
