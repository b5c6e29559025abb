import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LAYERS } from './layers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [FLOORS = '', MAPS = ''] = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('\n## Where things are\n');

/** A table of folders: the folder named in its head, and the folders named in its rows. */
type FolderMap = { readonly of: string; readonly names: readonly string[] };

/** The texts in backquotes. */
function quotedIn(cell: string): readonly string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/gu), ([, text = '']) => text);
}

function firstCell(line: string): string {
  return line.split('|')[1] ?? '';
}

function mapsIn(text: string): readonly FolderMap[] {
  const tables = text.split('\n\n').filter((block) => block.startsWith('| folder of '));
  return tables.map((table) => {
    const [head = '', , ...rows] = table.trim().split('\n');
    const [of = ''] = quotedIn(firstCell(head));
    const names = rows.flatMap((row) => quotedIn(firstCell(row)));
    return { of: of.startsWith('packages/') ? of : `packages/${of}`, names: names.filter((name) => name !== '.') };
  });
}

function foldersOf(place: string): readonly string[] {
  return readdirSync(join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

const maps = mapsIn(MAPS);

test('there is a map of every package but the engine, and of the editor', () => {
  const packages = [...Object.keys(LAYERS), 'testing'].filter((name) => name !== 'engine');
  const wanted = packages.map((name) => `packages/${name}`);
  expect(maps.map(({ of }) => of)).toEqual(
    wanted.flatMap((place) => (place === 'packages/workshop' ? [place, `${place}/src/editor`] : [place])),
  );
});

test.each(maps)('the map of $of names folders that are there', ({ of, names }) => {
  expect(names.filter((name) => !existsSync(join(root, of, name)))).toEqual([]);
});

test.each(maps)('the map of $of leaves none of its source folders out', ({ of, names }) => {
  const folders = of.includes('/src') ? foldersOf(of) : foldersOf(`${of}/src`).map((name) => `src/${name}`);
  expect(folders.filter((name) => !names.includes(name))).toEqual([]);
});

test('the floors of the engine are all of its folders', () => {
  const named = FLOORS.split('\n').flatMap((line) => quotedIn(firstCell(line)));
  expect(foldersOf('packages/engine/src').filter((name) => !named.includes(name))).toEqual([]);
});

test('every package has a README of about a screen', () => {
  const places = [...foldersOf('packages').map((name) => `packages/${name}`), 'e2e', 'bench'];
  const lengths = places.map((place) => readFileSync(join(root, place, 'README.md'), 'utf8').split('\n').length);
  expect(lengths.filter((lines) => lines < 15 || lines > 90)).toEqual([]);
});
