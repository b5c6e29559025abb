import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { sourceFiles } from '../layers.ts';

const OURS = /^@fracht\/([^/]+)/u;

/** The packages of ours whose values are bundled into this one: itself, and those it imports values from, directly or not. */
export function bundledPackages(root: string, name: string): readonly string[] {
  const found = new Set<string>();
  const waiting = [name];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (found.has(next)) continue;
    found.add(next);
    const files = sourceFiles(join(root, 'packages', next, 'src'));
    waiting.push(...files.flatMap((path) => valuesOf(path, readFileSync(path, 'utf8'))));
  }
  return [...found].sort();
}

/** Our packages from which a file imports more than types. */
function valuesOf(path: string, text: string): readonly string[] {
  const { module } = parseSync(path, text);
  const named = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest === null || isType ? [] : [moduleRequest.value]));
  const lazy = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start, moduleRequest.end).slice(1, -1),
  );
  return [...named, ...passedOn, ...lazy].flatMap((source) => OURS.exec(source)?.[1] ?? []);
}
