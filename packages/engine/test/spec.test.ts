import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const RULE = /[A-Z]{3}-\d+/g;

function files(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const all = [...files(`${root}src`), ...files(`${root}test`)].filter((path) => path.endsWith('.ts'));
const known = new Set(
  readFileSync(`${root}SPEC.md`, 'utf8')
    .split('\n')
    .flatMap((line) => /^\| ([A-Z]{3}-\d+) \|/.exec(line)?.[1] ?? []),
);

function rulesIn(path: string, pattern: RegExp): readonly string[] {
  return [...readFileSync(path, 'utf8').matchAll(pattern)].flatMap(([text]) => text.match(RULE) ?? []);
}

test('every rule of SPEC.md has a test that carries its number, and every number in a title is a rule', () => {
  const tested = new Set(
    all.filter((path) => path.endsWith('.test.ts')).flatMap((path) => rulesIn(path, /\[[A-Z]{3}-\d+\]/g)),
  );
  expect([...known].filter((rule) => !tested.has(rule))).toEqual([]);
  expect([...tested].filter((rule) => !known.has(rule))).toEqual([]);
});

test('every number that a source file cites is a rule', () => {
  const sources = all.filter((path) => path.startsWith(`${root}src`) && !path.endsWith('.test.ts'));
  const cited = sources.flatMap((path) => rulesIn(path, /[ (][A-Z]{3}-\d+(?= to |[,)])/g));
  expect([...new Set(cited)].filter((rule) => !known.has(rule))).toEqual([]);
});
