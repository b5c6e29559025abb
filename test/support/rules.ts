import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFiles } from './own-files.ts';

/** A row of a table in a SPEC.md. */
const ROW = /^\| (?<number>[A-Z]{3}-\d+) \| (?<what>.*) \|$/gmu;
const NUMBER = /[A-Z]{3}-\d+/gu;
/** A test title that begins with rule numbers: "[SIT-5] [SIT-6] a call costs once". */
const TITLE = /(?<quote>['"`])(?<title>(?:\[[A-Z]{3}-\d+\] ?)+(?:\\.|(?!\k<quote>).)*)\k<quote>/gu;
/** A rule number cited in a comment: "(SIT-5)", "(WIR-2, SIT-13; docs/adr/0013)", "(CLK-1 to CLK-3)". */
const IN_A_COMMENT = /(?<=[ (])[A-Z]{3}-\d+(?= to |[,;)])/gu;
/** Names that look like rule numbers. */
const NO_RULES = new Set(['UTF-8', 'UTF-16', 'SHA-1', 'SHA-256', 'ISO-8859']);

const CODE = ['.ts', '.tsx', '.mjs'];
const IS_TEST = /\.(?:test|spec)\.tsx?$|-contract\.ts$/u;

/** One rule: its number, and its text. */
type Rule = { readonly number: string; readonly what: string };

/** The rules of a package, as its SPEC.md numbers them. */
export type Spec = { readonly name: string; readonly path: string; readonly rules: readonly Rule[] };

/** A place that names a rule: the title of a test, or, for a comment, the path of its file. */
export type Mention = { readonly number: string; readonly path: string; readonly title: string };

function textOf(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Every packages/<name>/SPEC.md with its rules, by package name. */
export function readSpecs(root: string): readonly Spec[] {
  return ownFiles(root, ['.md'], 'packages')
    .flatMap((path) => {
      const name = /^packages\/(?<name>[^/]+)\/SPEC\.md$/u.exec(path)?.groups?.['name'];
      return name === undefined ? [] : [{ name, path, rules: rulesIn(textOf(root, path)) }];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function rulesIn(text: string): readonly Rule[] {
  return Array.from(text.matchAll(ROW), ({ groups }) => ({
    number: groups?.['number'] ?? '',
    what: groups?.['what'] ?? '',
  }));
}

/** All tests whose titles begin with rule numbers, once for each number. */
export function titlesOf(root: string): readonly Mention[] {
  return codeOf(root)
    .filter((path) => IS_TEST.test(path))
    .flatMap((path) => {
      const titles = Array.from(textOf(root, path).matchAll(TITLE), ({ groups }) => groups?.['title'] ?? '');
      return titles.flatMap((title) => numbersBefore(title).map((number) => ({ number, path, title })));
    });
}

function numbersBefore(title: string): readonly string[] {
  return /^(?:\[[A-Z]{3}-\d+\] ?)+/u.exec(title)?.[0].match(NUMBER) ?? [];
}

/** All rule numbers cited in comments, except in tests. */
export function commentsOf(root: string): readonly Mention[] {
  return codeOf(root)
    .filter((path) => !IS_TEST.test(path))
    .flatMap((path) => {
      const numbers = new Set(textOf(root, path).match(IN_A_COMMENT));
      return [...numbers].filter((number) => !NO_RULES.has(number)).map((number) => ({ number, path, title: path }));
    });
}

/** All source files of the repository. */
export function codeOf(root: string): readonly string[] {
  return ownFiles(root, CODE);
}

/** Folders whose tests may cover rules of any package: whole servers, checks of situations, the repository itself, a real browser. */
const FOR_ALL = ['packages/server/', 'packages/scenarios/', 'test/', 'e2e/'];

/** Whether a test may cover a rule of this package: it is in the package, or in one of those folders. */
export function mayKeep(name: string, path: string): boolean {
  return [`packages/${name}/`, ...FOR_ALL].some((place) => path.startsWith(place));
}
