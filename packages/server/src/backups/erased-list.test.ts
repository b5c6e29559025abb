import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addErased, ERASED_LIST, erasedIn } from './erased-list.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fracht-erased-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('[BKP-6] the list keeps what it had, and is of each once', async () => {
  expect(await erasedIn(folder)).toEqual({ is: 'NONE' });
  expect(await addErased(folder, ['ola', 'jan'])).toBeNull();
  expect(await addErased(folder, ['ewa', 'jan'])).toBeNull();
  expect(await erasedIn(folder)).toEqual({ is: 'READ', ids: ['ewa', 'jan', 'ola'] });
  expect(await readdir(folder)).toEqual([ERASED_LIST]);
});

test.each(['{"erased": ["ola", "ja', '', '{"erased": [1]}', '[]'])(
  '[BKP-13] a list that cannot be read (%j) is no empty one: it is laid aside whole, and a new one begun',
  async (damaged) => {
    await writeFile(join(folder, ERASED_LIST), damaged);
    expect(await erasedIn(folder)).toEqual({ is: 'DAMAGED', file: join(folder, ERASED_LIST) });
    const aside = await addErased(folder, ['ewa']);
    expect(aside).not.toBeNull();
    expect(await readFile(aside ?? '', 'utf8')).toBe(damaged);
    expect(await erasedIn(folder)).toEqual({ is: 'READ', ids: ['ewa'] });
    expect(await addErased(folder, ['ewa'])).toBeNull();
    expect(await readdir(folder)).toHaveLength(2);
  },
);
