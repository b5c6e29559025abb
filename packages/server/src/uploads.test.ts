import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from './storage/sqlite/open-sqlite.ts';
import { addUpload } from './uploads.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-uploads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The picture storage of a school in that folder. */
async function imagesIn(folder: string) {
  const storage = await openSqlite(join(folder, 'test.sqlite'), 0);
  onTestFinished(() => storage.close());
  return storage.images;
}

const picture = (height = 4) =>
  sharp({ create: { width: 4, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

test('[LBR-9] pictures are drawn anew one at a time, fifteen wait, and for more there is no room', async () => {
  const images = await imagesIn(aFolder());
  const pictures = await Promise.all(Array.from({ length: 20 }, (_, index) => picture(index + 1)));
  const added = await Promise.allSettled(pictures.map((bytes) => addUpload(images, bytes)));
  expect(added.slice(0, 16).map(({ status }) => status)).toEqual(Array(16).fill('fulfilled'));
  expect(added.slice(16)).toMatchObject(
    Array.from({ length: 4 }, () => ({ reason: { code: 'IMAGES_BUSY', status: 503, retryAfter: 10 } })),
  );
  expect((await images.names()).size).toBe(16);
  expect(await addUpload(images, await picture(21))).toMatch(/\.webp$/u);
  expect([sharp.concurrency(), sharp.cache().memory.max]).toEqual([1, 0]);
});

test('[LBR-9] a school keeps a thousand pictures: then one has to go for each that comes', async () => {
  const folder = aFolder();
  const images = await imagesIn(folder);
  const [one, other] = [await picture(1), await picture(2)];
  mkdirSync(join(folder, 'uploads'));
  for (let index = 0; index < 999; index += 1)
    writeFileSync(join(folder, 'uploads', `${String(index).padStart(16, '0')}.webp`), '');
  const [last, late] = await Promise.allSettled([addUpload(images, one), addUpload(images, other)]);
  expect([last.status, late]).toMatchObject(['fulfilled', { reason: { code: 'IMAGES_FULL', status: 409 } }]);
  expect(await addUpload(images, one)).toMatch(/\.webp$/u);
  expect(await images.remove({ name: '0000000000000007.webp', url: '/pictures/0000000000000007.webp' }, 0)).toBe(true);
  expect(await addUpload(images, other)).toMatch(/\.webp$/u);
});

test('[LBR-9] a picture that is sent once more is the same one, with the words said last', async () => {
  const [images, bytes] = [await imagesIn(aFolder()), await picture()];
  const said: string[] = [];
  const describe = async (name: string) =>
    void said.push(`${name} ${(await images.names()).has(name) ? 'is there' : 'comes'}`);
  const names = [
    await addUpload(images, bytes, describe),
    await addUpload(images, bytes, describe),
    await addUpload(images, bytes),
  ];
  const [name = ''] = names;
  expect(names).toEqual([name, name, name]);
  expect(said).toEqual([`${name} comes`, `${name} is there`]);
  expect([...(await images.names())]).toEqual([name]);
});

test('[LBR-9] a picture whose words cannot be kept is not kept; what a crash left half written goes with the next one', async () => {
  const folder = aFolder();
  const [images, bytes] = [await imagesIn(folder), await picture()];
  const full = () => Promise.reject(new Error('disk full'));
  await expect(addUpload(images, bytes, full)).rejects.toThrow('disk full');
  expect([...(await images.names())]).toEqual([]);
  mkdirSync(join(folder, 'uploads'));
  writeFileSync(join(folder, 'uploads', 'abcdefghijkmnpqr.webp.part'), 'RIFF');
  const name = await addUpload(images, bytes);
  expect(readdirSync(join(folder, 'uploads'))).toEqual([name]);
});
