import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { Uploads } from './uploads.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-uploads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const picture = (height = 4) =>
  sharp({ create: { width: 4, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

test('pictures are drawn anew one at a time, fifteen wait, and for more there is no room', async () => {
  const uploads = new Uploads(aFolder());
  const pictures = await Promise.all(Array.from({ length: 20 }, (_, index) => picture(index + 1)));
  const added = await Promise.allSettled(pictures.map((bytes) => uploads.add(bytes)));
  expect(added.slice(0, 16).map(({ status }) => status)).toEqual(Array(16).fill('fulfilled'));
  expect(added.slice(16)).toMatchObject(
    Array.from({ length: 4 }, () => ({ reason: { code: 'IMAGES_BUSY', status: 503, retryAfter: 10 } })),
  );
  expect(uploads.names()).toHaveLength(16);
  expect(await uploads.add(await picture(21))).toMatch(/\.webp$/u);
  expect([sharp.concurrency(), sharp.cache().memory.max]).toEqual([1, 0]);
});

test('a school keeps a thousand pictures: then one has to go for each that comes', async () => {
  const folder = aFolder();
  const uploads = new Uploads(folder);
  const [one, other] = [await picture(1), await picture(2)];
  mkdirSync(join(folder, 'uploads'));
  for (let index = 0; index < 999; index += 1)
    writeFileSync(join(folder, 'uploads', `${String(index).padStart(16, '0')}.webp`), '');
  const [last, late] = await Promise.allSettled([uploads.add(one), uploads.add(other)]);
  expect([last.status, late]).toMatchObject(['fulfilled', { reason: { code: 'IMAGES_FULL', status: 409 } }]);
  expect(await uploads.add(one)).toMatch(/\.webp$/u);
  uploads.remove('0000000000000007.webp');
  expect(await uploads.add(other)).toMatch(/\.webp$/u);
});

test('a picture that is sent once more is the same one, with the words said last', async () => {
  const [uploads, bytes] = [new Uploads(aFolder()), await picture()];
  const said: string[] = [];
  const describe = async (name: string) => void said.push(`${name} ${uploads.has(name) ? 'is there' : 'comes'}`);
  const names = [await uploads.add(bytes, describe), await uploads.add(bytes, describe), await uploads.add(bytes)];
  const [name = ''] = names;
  expect(names).toEqual([name, name, name]);
  expect(said).toEqual([`${name} comes`, `${name} is there`]);
  expect(uploads.names()).toEqual([name]);
});

test('a picture whose words cannot be kept is not kept; what a crash left half written goes with the next one', async () => {
  const folder = aFolder();
  const [uploads, bytes] = [new Uploads(folder), await picture()];
  const full = () => Promise.reject(new Error('disk full'));
  await expect(uploads.add(bytes, full)).rejects.toThrow('disk full');
  expect(uploads.names()).toEqual([]);
  writeFileSync(join(folder, 'uploads', 'abcdefghijkmnpqr.webp.part'), 'RIFF');
  const name = await uploads.add(bytes);
  expect(readdirSync(join(folder, 'uploads'))).toEqual([name]);
});
