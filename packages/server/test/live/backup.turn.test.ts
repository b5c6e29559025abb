import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { join as path } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { PASSWORD } from '@fracht/testing/school/school.ts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { readCopy } from '../../src/copies/copy-file.ts';
import { takePlace } from '../../src/copies/open-place.ts';
import { backupOf, restore, restoreSigned } from '../support/copy-commands.ts';
import { keptIn, putEarlierSchool, runAsAdmin } from '../support/kept-rows.ts';
import { aFolder, aServer } from './school.ts';

/** Every byte there is. */
const BYTES = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
const PICTURE = 'abcdefghijkmnpqr.webp';

function anEarlierSchool(): string {
  const folder = aFolder();
  putEarlierSchool(folder);
  mkdirSync(path(folder, 'uploads'));
  writeFileSync(path(folder, 'uploads', PICTURE), BYTES);
  return folder;
}

test('[BKP-2] of an earlier version it becomes a school of today, as the directory itself would', async () => {
  const [earlier, restored] = [anEarlierSchool(), aFolder()];
  const made = await runAsAdmin('backup', '--from', earlier, '--to', path(earlier, 'backups'));
  expect(made).toMatchObject({ code: 0 });
  expect(await runAsAdmin('restore', made.said.trim(), '--to', restored, '--foreign')).toMatchObject({
    code: 0,
    said: expect.stringContaining('\npictures: 1\n'),
  });
  expect(readFileSync(path(restored, 'uploads', PICTURE))).toEqual(BYTES);
  const address = await aServer({ DATA_DIR: restored });
  const teacher = await new ApiClient(address).logIn('ewa@szkola.test', PASSWORD);
  const { payload } = await teacher.get('game/get-list/');
  expect(payload).toHaveLength(keptIn(earlier)['games']?.length ?? 0);
});

test('[BKP-14] an encrypted file is restored with its password alone; without it, with another, cut or changed it is refused', async () => {
  const school = anEarlierSchool();
  const plain = await backupOf(school, path(school, 'backups'));
  const [file, cut, secret] = [path(school, 'kopia.gz.age'), path(school, 'uciety.gz.age'), path(school, 'haslo.txt')];
  const encrypter = new Encrypter();
  // In the normalized form in which a password is stored, whichever form the password file has.
  encrypter.setPassphrase('żółta furgonetka 7'.normalize('NFC'));
  // As little work to derive the key as the format allows.
  encrypter.setScryptWorkFactor(1);
  writeFileSync(file, await encrypter.encrypt(new Uint8Array(readFileSync(plain))));
  writeFileSync(cut, readFileSync(file).subarray(0, -200));
  await expect(readCopy(file, null)).rejects.toThrow('--password-file');
  await expect(readCopy(file, null, 'żółta furgonetka 8')).rejects.toThrow(/^To hasło nie otwiera pliku/u);
  const readThrough = async (): Promise<void> => {
    for await (const part of (await readCopy(cut, null, 'żółta furgonetka 7')).parts) void part;
  };
  await expect(readThrough()).rejects.toThrow('ucięty albo uszkodzony');
  writeFileSync(secret, `${'żółta furgonetka 7'.normalize('NFD')}\n`);
  const target = aFolder();
  expect(await restore(file, target, '--password-file', path(school, 'nie-ma'))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Nie da się przeczytać pliku z\u00a0hasłem .*\n$/u),
  });
  expect(existsSync(path(target, 'fracht.sqlite'))).toBe(false);
  expect(await restore(file, target, '--password-file', secret)).toMatchObject({ code: 0 });
  expect(keptIn(target)['users']).toHaveLength(keptIn(school)['users']?.length ?? 0);
});

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

test('[BKP-5] only what the school itself has signed is restored; what was changed since, or is another’s, asks for a word', async () => {
  const [school, other] = [anEarlierSchool(), anEarlierSchool()];
  const [own, foreign] = [await backupOf(school, aFolder()), await backupOf(other, aFolder())];
  const key = path(school, 'backup.key');
  expect(statSync(key).mode & 0o777).toBe(0o600);
  const forged = path(school, 'forged.gz');
  const rows = gunzipSync(readFileSync(own)).toString().replaceAll('"Ewa"', '"Zła"');
  const body = rows.slice(0, rows.lastIndexOf('{"lines"'));
  const last = JSON.parse(rows.slice(body.length));
  const sha256 = createHash('sha256').update(body).digest('hex');
  writeFileSync(forged, gzipSync(`${body}${JSON.stringify({ ...last, sha256 })}\n`));
  for (const file of [own, foreign, forged]) {
    const target = aFolder();
    expect(await restoreSigned(file, target)).toMatchObject({ code: 1, said: expect.stringContaining('--foreign') });
    copyFileSync(key, path(target, 'backup.key'));
    expect(await restoreSigned(file, target)).toMatchObject({ code: file === own ? 0 : 1 });
    expect(existsSync(path(target, 'fracht.sqlite'))).toBe(file === own);
  }
  expect(await restore(foreign, aFolder())).toMatchObject({ code: 0 });
});

test('[BKP-2] what a failed restore leaves no start takes for a school, however it ended', async () => {
  const parent = aFolder();
  const [fresh, there] = [path(parent, 'nowy'), path(parent, 'pusty')];
  mkdirSync(path(there, 'backups'), { recursive: true });
  writeFileSync(spoilt, readFileSync(whole).subarray(0, -200));
  for (const folder of [fresh, there]) {
    expect(await restore(spoilt, folder)).toMatchObject({ code: 1, said: expect.stringContaining('ucięty') });
  }
  expect(await restore(path(parent, 'nie-ma.gz'), fresh)).toEqual({
    code: 1,
    said: `Nie ma pliku ${path(parent, 'nie-ma.gz')}\n`,
  });
  expect([existsSync(fresh), readdirSync(there)]).toEqual([false, ['backups']]);

  // As if killed in the middle of it.
  const target = await takePlace(fresh, 'TO');
  onTestFinished(() => target.giveUp());
  const killed = path(parent, 'zabity');
  cpSync(fresh, killed, { recursive: true });
  rmSync(path(killed, 'server.lock'));
  await expect(aServer({ DATA_DIR: killed })).rejects.toThrow('RESTORE_UNFINISHED');
  expect(await restore(whole, killed)).toMatchObject({ code: 0, said: expect.stringContaining('Przywrócono do') });
  expect(readdirSync(killed)).not.toContain('restore.unfinished');
  await aServer({ DATA_DIR: killed });
});
