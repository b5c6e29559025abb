import { expect, test } from 'vitest';
import { type BuiltFile, sharedChunks } from '../packages/web/scripts/lib/shared-chunks.ts';

/** A built file of one module; `size` in characters. */
function file(fileName: string, imports: readonly string[], size: number, more: Partial<BuiltFile> = {}): BuiltFile {
  const code = 'x'.repeat(size);
  return { fileName, moduleIds: [`${fileName}.ts`], code, imports, isEntry: false, isDynamicEntry: false, ...more };
}

const app = file('app', ['base'], 10, { isEntry: true });
const base = file('base', [], 10);
const page = (name: string, ...imports: readonly string[]) => file(name, imports, 10, { isDynamicEntry: true });

/** The modules of each file, sorted by name. */
function packed(...built: readonly BuiltFile[]): readonly string[] {
  const files = new Map<number, string[]>();
  for (const [id, number] of sharedChunks([app, base, ...built]))
    files.set(number, [...(files.get(number) ?? []), id.replace('.ts', '')]);
  return [...files.values()].map((modules) => modules.join(' ')).toSorted();
}

test('small files that the same pages share become one; entries and what the app loads stay', () => {
  expect(packed(page('one', 'a', 'b', 'base'), page('two', 'a', 'b'), file('a', [], 100), file('b', [], 100))).toEqual([
    'a b',
  ]);
});

test('a page is not made to load more than it saves', () => {
  const pages = [page('one', 'large', 'small'), page('two', 'large', 'small'), page('three', 'small')];
  expect(packed(...pages, file('large', [], 90_000), file('small', [], 100))).toEqual(['large', 'small']);
  expect(packed(...pages, file('large', [], 900), file('small', [], 100))).toEqual(['large small']);
});

test('no two files come to need each other', () => {
  // `a` and `c` would be worth merging into one file, but the window between them remains separate: it needs `c`, and `a` needs
  // it.
  const files = [file('a', ['window'], 100), page('window', 'c'), file('c', [], 100)];
  expect(packed(page('one', 'a'), page('two', 'a'), ...files)).toEqual(['a', 'c']);
});
