import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importPayload } from '@fracht/protocol';
import { school } from '../../../test/support/school.ts';
import { type Login, PASSWORD, testApp, type TestApp } from '../../../test/support/test-app.ts';

const sample = (name: string) => readFileSync(new URL(`../../../test/people-files/${name}`, import.meta.url));
const HEAD = 'e-mail;imie;nazwisko;grupa';
const csv = (...lines: string[]) => [HEAD, ...lines].join('\n');

function upload({ sendForm }: TestApp, login: Login, file: Uint8Array, dryRun: boolean) {
  const form = new FormData();
  form.append('dryRun', String(dryRun));
  form.append('plik', new Blob([new Uint8Array(file)]), 'osoby.csv');
  return sendForm('user/import/', form, login);
}

test.each(['02-windows-1250-semicolon.csv', '22-workbook.xlsx'])('%s is tried first, then taken in', async (name) => {
  const app = await testApp();
  const { logins, group } = await school(app);
  const tried = await upload(app, logins.TEACHER, sample(name), true);
  expect(tried.payload).toMatchObject({ dryRun: true, added: 2, moved: 0, skipped: 1, wrong: 0 });
  expect(await app.context.storage.users.findByEmail('oskar@szkola.test')).toBeNull();
  const done = await upload(app, logins.TEACHER, sample(name), false);
  expect(done).toMatchObject({ status: 200, message: { code: 'IMPORTED' } });
  expect(importPayload.parse(done.payload).rows).toMatchObject([
    { row: 2, status: 'skipped', reason: { code: 'ALREADY_THERE' } },
    { row: 3, status: 'added', first_name: 'Oskar', last_name: 'Ćwikła' },
    { row: 4, status: 'added' },
  ]);
  expect(await app.context.storage.users.findByEmail('oskar@szkola.test')).toMatchObject({
    group,
    last_name: 'Ćwikła',
  });
  expect((await app.context.storage.mail.all()).map(({ recipient }) => recipient).toSorted()).toEqual([
    'ewa@szkola.test',
    'oskar@szkola.test',
  ]);
});

test('each row is judged for itself, in words', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  await app.call('POST', 'group/add/', { name: 'Inna' }, logins.TEACHER);
  const file = csv(
    'bez-malpy;Ewa;Lis;',
    'b@szkola.test;;Lis;Nie ma',
    'c@szkola.test;Ewa;Lis;spedycja 3b',
    'C@szkola.test;Ewa;Lis;',
    'zofia@szkola.test;Zofia;Wąs;Inna',
    'inny@szkola.test;Jan;Kos;',
    'adam@szkola.test;Adam;Kos;Inna',
  );
  const { payload } = await app.call('POST', 'user/import/', { file, dryRun: true }, logins.TEACHER);
  expect(importPayload.parse(payload)).toMatchObject({ added: 1, moved: 1, skipped: 2, wrong: 3 });
  expect(importPayload.parse(payload).rows).toMatchObject([
    { row: 2, status: 'wrong', errors: { email: ['Wpisz poprawny adres e-mail.'] } },
    { row: 3, status: 'wrong', errors: { first_name: ['Wypełnij to pole.'], group: ['Nie ma takiej grupy.'] } },
    { row: 4, status: 'added' },
    { row: 5, status: 'skipped', reason: { code: 'DUPLICATE' } },
    { row: 6, status: 'skipped', reason: { text: 'Ta osoba jest już w\u00a0grupie Spedycja 3B.' } },
    { row: 7, status: 'wrong', errors: { email: ['Konto z\u00a0tym adresem e-mail już istnieje.'] } },
    { row: 8, status: 'moved' },
  ]);
});

test('a file whose letters are written apart from their marks, as some machines write them, is the same file', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  await app.call('POST', 'group/add/', { name: 'Żółta Łódź' }, logins.TEACHER);
  const file = csv(
    'zaneta@szkola.test;Żaneta;Śliwa;żółta łódź',
    'x@szkola.test;\u200b;Kos;',
    'y@szkola.test;Jan\ufffd;Kos;',
  );
  const { payload } = await upload(app, logins.TEACHER, Buffer.from(file.normalize('NFD')), false);
  expect(importPayload.parse(payload).rows).toMatchObject([
    { status: 'added' },
    { status: 'wrong', errors: { first_name: ['Wypełnij to pole.'] } },
    { status: 'wrong', errors: { first_name: ['Ten tekst zawiera znaki, których nie da się zapisać.'] } },
  ]);
  expect(await app.context.storage.users.findByEmail('zaneta@szkola.test')).toMatchObject({
    first_name: 'Żaneta',
    last_name: 'Śliwa',
    group: expect.any(String),
  });
});

test('rows mended on the screen are taken in; a student is moved where that is asked for', async () => {
  const app = await testApp();
  const { logins, students } = await school(app);
  const made = await app.call('POST', 'group/add/', { name: 'Inna' }, logins.TEACHER);
  const zofia = { row: 6, email: 'zofia@szkola.test', first_name: 'Zofia', last_name: 'Wąs', group: 'Inna' };
  const rows = JSON.stringify([{ ...zofia, move: true }]);
  const { payload } = await app.call('POST', 'user/import/', { rows }, logins.TEACHER);
  expect(payload).toMatchObject({ moved: 1, rows: [{ row: 6, status: 'moved' }] });
  expect(made.payload).toMatchObject({ id: (await app.context.storage.users.find(students[0]))?.group });
});

test('another lecturer’s students and groups stay out of reach', async () => {
  const app = await testApp();
  const { logins, students, teacher } = await school(app);
  const file = csv('zofia@szkola.test;Zofia;Obca;', 'nowa@szkola.test;Nowa;Osoba;Spedycja 3B');
  const { payload } = await app.call('POST', 'user/import/', { file }, logins.OTHER);
  expect(payload).toMatchObject({
    wrong: 2,
    rows: [{ errors: { email: [expect.stringMatching(/./u)] } }, { errors: { group: [expect.stringMatching(/./u)] } }],
  });
  expect(await app.context.storage.users.find(students[0])).toMatchObject({ last_name: 'Wąs', teacher });
});

test('a student who registered alone is taken in', async () => {
  const app = await testApp();
  const { logins, teacher } = await school(app);
  const alone = await app.person({ email: 'sama@szkola.test' });
  await app.call('POST', 'user/import/', { file: csv('sama@szkola.test;Sama;Jedna;') }, logins.TEACHER);
  expect((await app.context.storage.users.find(alone))?.teacher).toBe(teacher);
});

test.each([
  ['no file', {}, 'Wypełnij to pole.'],
  ['headings alone', { file: HEAD }, 'W\u00a0tym pliku nie ma ani jednej osoby.'],
  [
    'no headings',
    { file: 'a@b.pl;Ewa;Lis' },
    'W\u00a0pierwszym wierszu muszą być nagłówki: e-mail, imię, nazwisko i, jeśli jest, grupa.',
  ],
  ['too many', { file: csv(...Array.from({ length: 1001 }, () => 'x;y;z;')) }, 'Za dużo wierszy: najwyżej 1000 naraz.'],
])('%s: the reason stands under the file', async (_name, body, text) => {
  const app = await testApp();
  const { logins } = await school(app);
  const answer = await app.call('POST', 'user/import/', body, logins.TEACHER);
  expect(answer).toMatchObject({ status: 422, payload: { file: [text] } });
});

test('a file that is none of these, or too large, is refused; other calls take no file', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const picture = await upload(app, logins.TEACHER, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]), true);
  expect(picture).toMatchObject({
    status: 422,
    payload: { file: [expect.stringContaining('CSV albo xlsx')] },
  });
  expect((await upload(app, logins.TEACHER, Buffer.alloc(1_100_000, 'x'), true)).status).toBe(413);
  const form = new FormData();
  form.append('email', new Blob(['x']), 'x');
  form.append('password', PASSWORD);
  const response = new Response(form);
  const headers = { 'content-type': response.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await response.arrayBuffer());
  expect((await app.app.inject({ method: 'POST', url: '/api/auth/', headers, payload })).statusCode).toBe(400);
});
