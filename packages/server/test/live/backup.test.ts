import { readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join as path } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { readCopy } from '../../src/copies/copy-file.ts';
import { fillSchool } from '../../src/copies/fill-school.ts';
import { takePlace } from '../../src/copies/open-place.ts';
import { backupOf } from '../support/copy-commands.ts';
import { putEarlierSchool } from '../support/kept-rows.ts';
import { aFolder } from './school.ts';

let whole = '';
let spoilt = '';

beforeAll(async () => {
  const atEnd: (() => void)[] = [];
  const folder = aFolder((work) => void atEnd.push(() => void work()));
  putEarlierSchool(folder);
  whole = await backupOf(folder, path(folder, 'backups'));
  spoilt = path(folder, 'spoilt.gz');
  return () => atEnd.forEach((work) => work());
});

const changed = (change: (text: string) => string): void =>
  writeFileSync(spoilt, gzipSync(change(gunzipSync(readFileSync(whole)).toString())));

/** The text changed, and its last line recalculated to match, except for the signature. */
const summed = (change: (text: string) => string): void =>
  changed((text) => {
    const lines = change(text).trimEnd().split('\n').slice(0, -1);
    const body = `${lines.join('\n')}\n`;
    return `${body}${JSON.stringify({ lines: lines.length, sha256: createHash('sha256').update(body).digest('hex') })}\n`;
  });

async function fill(target: Parameters<typeof fillSchool>[1], file: string): Promise<void> {
  await fillSchool(await readCopy(file, null), target, 0, () => undefined);
}

test.each<readonly [string, () => void, RegExp]>([
  ['a file cut short', () => writeFileSync(spoilt, readFileSync(whole).subarray(0, -200)), /ucięty albo uszkodzony/u],
  [
    'a file with a byte changed',
    () => {
      const bytes = readFileSync(whole);
      bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
      writeFileSync(spoilt, bytes);
    },
    /ucięty albo uszkodzony/u,
  ],
  ['a row changed', () => changed((text) => text.replace('Ewa', 'Ewy')), /ucięty albo uszkodzony/u],
  ['a row left out', () => changed((text) => text.replace(/\n\[.*\]\n/u, '\n')), /ucięty albo uszkodzony/u],
  [
    'the last line left out',
    () => changed((text) => text.slice(0, text.lastIndexOf('\n{'))),
    /ucięty albo uszkodzony/u,
  ],
  ['something after the end', () => changed((text) => `${text}[1]\n`), /ucięty albo uszkodzony/u],
  ['another file', () => writeFileSync(spoilt, 'Szkoła'), /ucięty albo uszkodzony/u],
  ['a gzip of something else', () => writeFileSync(spoilt, gzipSync('{"a":1}\n')), /nie jest kopią szkoły/u],
  [
    'a newer version',
    () => changed((text) => text.replace('0001-accounts-and-games', '9001-later')),
    /nowszej wersji/u,
  ],
  [
    'a picture with the name of a file elsewhere, and the sums made anew',
    () => summed((text) => text.replace(/\n(?=\{"lines")/u, '\n{"picture":"../../main.js","bytes":"AAAA"}\n')),
    /ucięty albo uszkodzony/u,
  ],
])('[BKP-2] %s is refused, and nothing is left', async (_, spoil, why) => {
  spoil();
  const target = await takePlace(aFolder(), 'TO');
  onTestFinished(() => target.close());
  await expect(fill(target, spoilt)).rejects.toThrow(why);
  expect(await target.tables(target.db)).toEqual([]);
});

test('[BKP-2] where one was refused another is restored', async () => {
  changed((text) => text.replace('Ewa', 'Ewy'));
  const target = await takePlace(aFolder(), 'TO');
  onTestFinished(() => target.close());
  await expect(fill(target, spoilt)).rejects.toThrow(/ucięty albo uszkodzony/u);
  await fill(target, whole);
  expect((await target.tables(target.db)).length).toBeGreaterThan(25);
});
