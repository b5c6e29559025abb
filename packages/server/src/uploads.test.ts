import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

const picture = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

test('pictures are drawn anew one at a time, fifteen wait, and for more there is no room', async () => {
  const [uploads, bytes] = [new Uploads(aFolder()), await picture()];
  const added = await Promise.allSettled(Array.from({ length: 20 }, () => uploads.add(bytes)));
  expect(added.slice(0, 16).map(({ status }) => status)).toEqual(Array(16).fill('fulfilled'));
  expect(added.slice(16)).toMatchObject(
    Array.from({ length: 4 }, () => ({ reason: { code: 'IMAGES_BUSY', status: 503, retryAfter: 10 } })),
  );
  expect(uploads.names()).toHaveLength(16);
  expect(await uploads.add(bytes)).toMatch(/\.webp$/u);
  expect([sharp.concurrency(), sharp.cache().memory.max]).toEqual([1, 0]);
});

test('a school keeps a thousand pictures: then one has to go for each that comes', async () => {
  const folder = aFolder();
  const [uploads, bytes] = [new Uploads(folder), await picture()];
  mkdirSync(join(folder, 'uploads'));
  for (let index = 0; index < 999; index += 1)
    writeFileSync(join(folder, 'uploads', `${String(index).padStart(16, '0')}.webp`), '');
  const [last, late] = await Promise.allSettled([uploads.add(bytes), uploads.add(bytes)]);
  expect([last.status, late]).toMatchObject(['fulfilled', { reason: { code: 'IMAGES_FULL', status: 409 } }]);
  uploads.remove('0000000000000007.webp');
  expect(await uploads.add(bytes)).toMatch(/\.webp$/u);
});
