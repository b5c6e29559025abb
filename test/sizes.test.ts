import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownFiles } from './support/own-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Lines of a folder's source, of its styles and of its tests; `why` it was allowed to grow by more than a tenth, with the latest reason. */
type Size = { readonly source: number; readonly styles: number; readonly tests: number; readonly why?: string };
type Kind = 'source' | 'styles' | 'tests';

const SIZES: Readonly<Record<string, Size>> = JSON.parse(readFileSync(join(root, 'test/sizes.json'), 'utf8'));
/** A folder may be this much larger than its row says. */
const SLACK = 1.1;
/** Folders of which everything is a test or serves tests. */
const OF_TESTS = /^(?:e2e|test|packages\/testing)\//u;
const IS_TEST = /\.(?:test|spec)\.tsx?$|^packages\/[^/]+\/test\//u;

function kindOf(file: string): Kind {
  if (file.endsWith('.css')) return 'styles';
  return OF_TESTS.test(file) || IS_TEST.test(file) ? 'tests' : 'source';
}

function folderOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'packages' ? second : first;
}

/** The lines of every folder that has code, by kind. */
function measured(): Readonly<Record<string, Size>> {
  const sizes: Record<string, Record<Kind, number>> = {};
  for (const file of ownFiles(root, ['.ts', '.tsx', '.mjs', '.css']).filter((path) => path.includes('/'))) {
    const size = (sizes[folderOf(file)] ??= { source: 0, styles: 0, tests: 0 });
    size[kindOf(file)] += readFileSync(join(root, file), 'utf8').split('\n').length - 1;
  }
  return sizes;
}

const NOW = measured();

test('every folder with code has a row in test/sizes.json, and every row a folder', () => {
  expect(Object.keys(SIZES).toSorted()).toEqual(Object.keys(NOW).toSorted());
});

test.each(Object.keys(NOW))('%s is no more than a tenth larger than its row', (folder) => {
  const [now, row] = [NOW[folder], SIZES[folder]];
  if (now === undefined || row === undefined) throw new Error(`no size of ${folder}`);
  for (const kind of ['source', 'styles', 'tests'] as const)
    expect(now[kind], `${folder}: ${kind}; make it lighter, or raise the row and say in it why`).toBeLessThanOrEqual(
      row[kind] * SLACK,
    );
});
