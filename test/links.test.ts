import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownFiles } from './support/own-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const LINK = /\]\((?<to>[^()\s]+)\)/gu;

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The anchors of a document's headings: lower case, digits, hyphens for blanks; all other characters are dropped. */
function anchorsOf(text: string): readonly string[] {
  return Array.from(text.matchAll(/^#+ (?<heading>.+)$/gmu), ({ groups }) =>
    (groups?.['heading'] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function leadsSomewhere(from: string, to: string): boolean {
  const [file = '', anchor] = to.split('#');
  const target = file === '' ? from : join(dirname(from), file);
  if (!existsSync(join(root, target))) return false;
  return anchor === undefined || anchorsOf(textOf(target)).includes(anchor);
}

function brokenLinksOf(document: string): readonly string[] {
  return Array.from(textOf(document).matchAll(LINK), ({ groups }) => groups?.['to'] ?? '').filter(
    (to) => !/^[a-z]+:/u.test(to) && !leadsSomewhere(document, to),
  );
}

/** Documents that name files and folders in backquotes. */
const NAMING_PATHS = ['CONTRIBUTING.md', 'ARCHITECTURE.md'];
const QUOTED_PATH = /`(?<path>[\w*][\w.*-]*(?:\/[\w.*-]+)+|[\w*][\w.*-]*\.(?:ts|tsx|mjs|md|json))`/gu;
/** Words in a path that stand for any name. */
const PLACEHOLDER = /RESOURCE|NNNN|NAME/u;
const NAMED_ENDINGS = ['.ts', '.tsx', '.mjs', '.md', '.txt', '.json', '.css', '.svg', '.woff2'];

/** The paths in backquotes, as they are written: from the root, from `packages`, or from a folder that the text is about. */
function pathsQuotedIn(text: string): readonly string[] {
  return Array.from(text.matchAll(QUOTED_PATH), ({ groups }) => groups?.['path'] ?? '').filter(
    (path) => !PLACEHOLDER.test(path) && !path.startsWith('node_modules/'),
  );
}

/** All files and folders of the repository, each on a line that begins with a slash. */
function allPaths(): string {
  const files = ownFiles(root, NAMED_ENDINGS);
  const folders = files.flatMap((file) => {
    const parts = file.split('/');
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  return [...new Set([...files, ...folders])].map((path) => `/${path}\n`).join('');
}

/** Whether a file or folder has this path, or one that ends with it; `*` stands for any part of a name. */
function isSomewhere(path: string, all: string): boolean {
  if (!path.includes('*')) return all.includes(`/${path}\n`);
  const parts = path.split('*').map((part) => part.replaceAll('.', String.raw`\.`));
  return new RegExp(`/${parts.join('[^/\n]*')}\n`, 'u').test(all);
}

const documents = ownFiles(root, ['.md']);

test('there are documents, and links between them', () => {
  expect(documents.length).toBeGreaterThan(40);
  expect(documents.flatMap((document) => [...textOf(document).matchAll(LINK)]).length).toBeGreaterThan(100);
});

test.each(documents)('every link of %s leads to a file, and to a heading where it names one', (document) => {
  expect(brokenLinksOf(document)).toEqual([]);
});

test.each(NAMING_PATHS)('every path in backquotes in %s is one of a file or folder', (document) => {
  const quoted = pathsQuotedIn(textOf(document));
  const all = allPaths();
  expect(quoted.length).toBeGreaterThan(15);
  expect(quoted.filter((path) => !isSomewhere(path, all))).toEqual([]);
});

test('a path is found by its end, and missed where it is not there', () => {
  const all = '/packages/web/src/routes-game.ts\n/packages/content/src/settings\n';
  expect(pathsQuotedIn('`web/src/a.ts`, `a b/c`, `x.test.ts`, `calls/RESOURCE.ts`, `npm test`, `src`')).toEqual([
    'web/src/a.ts',
    'x.test.ts',
  ]);
  expect(['content/src/settings', 'web/src/routes*.ts'].filter((path) => !isSomewhere(path, all))).toEqual([]);
  expect(['content/src/settings.ts', 'src/route'].filter((path) => isSomewhere(path, all))).toEqual([]);
});
