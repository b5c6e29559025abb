import { expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { itemOfText, libraryOfFile } from './library-file.ts';

const HEAD = '"format":"fracht-situations","version":1,"kind":"ACCIDENT"';
const codeOf = async (read: () => Promise<unknown>) =>
  read().then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.fields?.['file']?.[0]?.code : error),
  );

test('[LIB-8] the items of a file are found as JSON reads them, wherever they stand and whatever their texts hold', async () => {
  const items = [
    { name: 'a "}],[{ b', tree: [{ items: [{}, 'x\\'] }, null] },
    {},
    { '}': ['\\"', { a: { b: [] } }], items: 'items' },
  ];
  for (const text of [
    `{${HEAD},"items":${JSON.stringify(items)}}`,
    `\n{"note":{"items":[1]},"items" : ${JSON.stringify(items, null, 2)},${HEAD},"more":[[{"a":1}]]}\n`,
  ]) {
    const file = await libraryOfFile(Buffer.from(text));
    expect(file.kind).toBe('ACCIDENT');
    expect(file.items.map(itemOfText)).toEqual(items);
  }
});

test.each([
  ['', ''],
  ['no JSON', `{${HEAD},"items":[{}`],
  ['no comma', `{${HEAD},"items":[{}{}]}`],
  ['no items', `{${HEAD},"items":[]}`],
  ['two lists of items', `{${HEAD},"items":[{}],"items":[{},{}]}`],
  ['a list for an item', `{${HEAD},"items":[{},[{}]]}`],
  ['a number for an item', `{${HEAD},"items":[{},7]}`],
  ['items in no list', `{${HEAD},"items":{"a":{}}}`],
  ['another file', '{"items":[{}]}'],
  ['too many values beside its items', `{${HEAD},"items":[{}],"more":[${'0,'.repeat(120_000)}0]}`],
  ['too many values in all', `{${HEAD},"items":[{"a":[${'0,'.repeat(1_500_000)}0]}]}`],
  ['too deep a value', `{${HEAD},"items":[{"a":${'['.repeat(2000)}${']'.repeat(2000)}}]}`],
])('[LIB-8] no file of situations: %s', async (_name, text) => {
  expect(await codeOf(() => libraryOfFile(text))).toBe('LIBRARY_FILE');
});

test('[LIB-8] an item that is no JSON is in no file of situations', async () => {
  const { items } = await libraryOfFile(`{${HEAD},"items":[{},{"a":nonsense}]}`);
  expect(await codeOf(async () => items.map(itemOfText))).toBe('LIBRARY_FILE');
});

test('[LIB-8] a large file is read in turns, so that nobody waits for long', async () => {
  const item = `{"name":"x","more":[${'{"a":"żółć"},'.repeat(50_000)}0]}`;
  const text = `{${HEAD},"items":[${Array.from({ length: 10 }, () => item).join(',')}]}`;
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 0);
  const { items } = await libraryOfFile(text);
  clearInterval(clock);
  expect(items.map(({ values }) => values)).toEqual(Array.from({ length: 10 }, () => items[0]?.values));
  expect(turns).toBeGreaterThan(3);
});
