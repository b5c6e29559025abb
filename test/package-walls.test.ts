import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importsIn, targetOf } from './imports.ts';
import { ownFiles } from './support/own-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The files of other packages that a file imports by relative path. */
function beyond(file: string, text: string): readonly string[] {
  const home = file.split('/').slice(0, 2).join('/');
  return importsIn(file, text).flatMap(({ source }) => {
    const target = targetOf(file, source);
    return target?.startsWith('packages/') === true && !target.startsWith(`${home}/`) ? [target] : [];
  });
}

test('no file, tests included, enters another package beside its door', () => {
  const entered = ownFiles(root, ['.ts', '.tsx'], 'packages').flatMap((path) => {
    const file = path.split(sep).join('/');
    return beyond(file, readFileSync(join(root, path), 'utf8')).map((target) => `${file}: ${target}`);
  });
  expect(entered).toEqual([]);
});

test('bites: an import by its place, of types and later ones too', () => {
  const text = `import { a } from '../../kit/src/a.ts'; import type { B } from '../../kit/src/b.ts'; import { c } from './c.ts';
    const load = () => import('../../kit/src/d.ts'); export { e } from '@fracht/kit/e.ts';`;
  expect(beyond('packages/game/src/file.ts', text)).toEqual([
    'packages/kit/src/a.ts',
    'packages/kit/src/b.ts',
    'packages/kit/src/d.ts',
  ]);
});
