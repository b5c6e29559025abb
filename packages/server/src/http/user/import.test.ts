import { join } from 'node:path';
import Database from 'better-sqlite3';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importPayload } from '@fracht/protocol';
import { school, sharedSchool } from '../../../test/support/school.ts';
import { type Login, PASSWORD, testApp, type TestApp } from '../../../test/support/test-app.ts';

const shared = sharedSchool();

const sample = (name: string) => readFileSync(new URL(`../../../test/people-files/${name}`, import.meta.url));
const HEAD = 'e-mail;imie;nazwisko;grupa';
const csv = (...lines: string[]) => [HEAD, ...lines].join('\n');

function upload({ sendForm }: TestApp, login: Login, file: Uint8Array, dryRun: boolean) {
  const form = new FormData();
  form.append('dryRun', String(dryRun));
  form.append('plik', new Blob([new Uint8Array(file)]), 'osoby.csv');
  return sendForm('user/import/', form, login);
}

test.each(['02-windows-1250-semicolon.csv', '22-workbook.xlsx'])(
  '[PPL-8] [PPL-10] [ACC-9] %s is tried first, then taken in',
  async (name) => {
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
  },
);

test('[ACC-9] each row is judged for itself, in words', async () => {
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
    'łucja.źrebiec@szkola.test;Łucja;Źrebiec;',
  );
  const { payload } = await app.call('POST', 'user/import/', { file, dryRun: true }, logins.TEACHER);
  expect(importPayload.parse(payload)).toMatchObject({ added: 1, moved: 1, skipped: 2, wrong: 4 });
  expect(importPayload.parse(payload).rows).toMatchObject([
    { row: 2, status: 'wrong', errors: { email: ['W\u00a0adresie e-mail brakuje znaku\u00a0@.'] } },
    { row: 3, status: 'wrong', errors: { first_name: ['Wpisz imię.'], group: ['Nie ma grupy Nie ma.'] } },
    { row: 4, status: 'added' },
    { row: 5, status: 'skipped', reason: { code: 'DUPLICATE' } },
    { row: 6, status: 'skipped', reason: { text: 'Ta osoba jest już w\u00a0grupie Spedycja 3B.' } },
    { row: 7, status: 'wrong', errors: { email: [expect.stringContaining('należy już do kogoś innego')] } },
    { row: 8, status: 'moved' },
    {
      row: 9,
      status: 'wrong',
      errors: {
        email: ['W\u00a0adresie e-mail są litery „ł”, „ź”. Mogą w\u00a0nim być tylko litery od a\u00a0do\u00a0z.'],
      },
    },
  ]);
});

test('[FLD-8] a file with many marks in no order, which normalizing would sort for minutes, is refused at once', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const marks = `a${'\u0301\u0323'.repeat(100_000)}`;
  const before = process.cpuUsage();
  const rows = [`a@szkola.test;${marks};Kos;`, `b@szkola.test;Jan;${marks};`, `c@szkola.test;Jan;Kos;${marks}`];
  for (const file of [csv(...rows), `${marks};Imię;Nazwisko\na@szkola.test;Jan;Kos\n`]) {
    await upload(app, logins.TEACHER, Buffer.from(file), false);
  }
  const { user, system } = process.cpuUsage(before);
  // Processor time, since elapsed time is longer on a busy machine.
  expect((user + system) / 1_000_000).toBeLessThan(10);
  expect(await app.context.storage.users.findByEmail('c@szkola.test')).toBeNull();
});

test('[FLD-8] a file whose letters are written apart from their marks, as some machines write them, is the same file', async () => {
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
    { status: 'wrong', errors: { first_name: ['Wpisz imię.'] } },
    { status: 'wrong', errors: { first_name: ['Ten tekst zawiera znaki, których nie da się zapisać.'] } },
  ]);
  expect(await app.context.storage.users.findByEmail('zaneta@szkola.test')).toMatchObject({
    first_name: 'Żaneta',
    last_name: 'Śliwa',
    group: expect.any(String),
  });
});

test('[FLD-8] [FLD-9] signs that nobody sees, copied along with a list, are in no address and no name', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const file = csv('\u200bmaja\u200d@szkola.test\u2063;Ma\u00adja\ufe0f;\u200eKo\u200cs\u200b;');
  const { payload } = await upload(app, logins.TEACHER, Buffer.from(file), false);
  expect(importPayload.parse(payload).rows).toMatchObject([{ status: 'added' }]);
  expect(await app.context.storage.users.findByEmail('maja@szkola.test')).toMatchObject({
    first_name: 'Maja',
    last_name: 'Kos',
  });
});

test('[PPL-10] rows mended on the screen are taken in; a student is moved where that is asked for', async () => {
  const app = await testApp();
  const { logins, students } = await school(app);
  const made = await app.call('POST', 'group/add/', { name: 'Inna' }, logins.TEACHER);
  const zofia = { row: 6, email: 'zofia@szkola.test', first_name: 'Zofia', last_name: 'Wąs', group: 'Inna' };
  const rows = JSON.stringify([{ ...zofia, move: true }]);
  const { payload } = await app.call('POST', 'user/import/', { rows }, logins.TEACHER);
  expect(payload).toMatchObject({ moved: 1, rows: [{ row: 6, status: 'moved' }] });
  expect(made.payload).toMatchObject({ id: (await app.context.storage.users.find(students[0]))?.group });
});

test('[PPL-11] another lecturer’s students and groups stay out of reach', async () => {
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

test('[PPL-4] a student who registered alone is invited, not taken in', async () => {
  const app = await testApp();
  const { logins, teacher } = await school(app);
  const alone = await app.person({ email: 'sama@szkola.test' });
  await app.call('POST', 'user/import/', { file: csv('sama@szkola.test;Sama;Jedna;') }, logins.TEACHER);
  expect((await app.context.storage.users.find(alone))?.teacher).toBeNull();
  expect(await app.context.storage.invitations.ofStudent(alone)).toMatchObject([{ teacher }]);
});

test.each([
  ['no file', {}, 'Wypełnij to pole.'],
  ['headings alone', { file: HEAD }, 'W\u00a0tym pliku nie ma ani jednej osoby.'],
  [
    'no names',
    { file: 'a@b.pl;12;13' },
    'Nie wiadomo, gdzie w\u00a0tym pliku są imiona i\u00a0nazwiska. Nazwij kolumny: Imię, Nazwisko, E-mail i, jeśli jest, Grupa.',
  ],
  [
    'names that may be the other way round',
    { file: 'Uczeń\nItzel Balam\nNayeli Ollin' },
    'Nie wiadomo, gdzie w\u00a0tym pliku są imiona i\u00a0nazwiska. Nazwij kolumny: Imię, Nazwisko, E-mail i, jeśli jest, Grupa.',
  ],
  [
    'more codes than go at once',
    { file: `Imię;Nazwisko\n${Array.from({ length: 101 }, (_, index) => `Ewa;Lis ${'a'.repeat(index)}`).join('\n')}` },
    'Kont z\u00a0kodami można utworzyć najwyżej 100 naraz. Podziel listę.',
  ],
  ['too many', { file: csv(...Array.from({ length: 1001 }, () => 'x;y;z;')) }, 'Za dużo wierszy: najwyżej 1000 naraz.'],
])('[PPL-9] %s: the reason stands under the file', async (_name, body, text) => {
  const app = shared();
  const { logins } = app;
  const answer = await app.call('POST', 'user/import/', body, logins.TEACHER);
  expect(answer).toMatchObject({ status: 422, payload: { file: [text] } });
});

test('[RUN-6] whether a mail server sends the letters is told to whoever takes a list in', async () => {
  const { call, logins } = shared();
  expect(await call('GET', 'server/addresses/', undefined, logins.TEACHER)).toMatchObject({
    payload: { hasMail: false },
  });
  const posting = await testApp({ variables: { SMTP_URL: 'smtp://poczta.szkola.test' } });
  await posting.person({ email: 'ewa@szkola.test', type: 'TEACHER' });
  const teacher = await posting.logIn('ewa@szkola.test');
  expect(await posting.call('GET', 'server/addresses/', undefined, teacher)).toMatchObject({
    payload: { hasMail: true },
  });
});

test('[PPL-9] where a file is refused the notice speaks of the file, and not of fields that nobody marked', async () => {
  const app = shared();
  const { logins } = app;
  const { message } = await app.call('POST', 'user/import/', { file: 'a;b\n1;2' }, logins.TEACHER);
  expect(message).toMatchObject({ code: 'VALIDATION', text: 'Plik nie został wczytany. Powód znajdziesz przy nim.' });
});

test('[PPL-8] a list without e-mails: accounts with a login name and a code, in their group, once', async () => {
  const app = await testApp();
  const { logins, group } = await school(app);
  const file = 'Lp.;Nazwisko i imię;Klasa\n1;Lis Ewa;Spedycja 3B\n2;Kos Jan;Spedycja 3B\nRazem: 2;;';
  const tried = await app.call('POST', 'user/import/', { file, dryRun: true }, logins.TEACHER);
  expect(importPayload.parse(tried.payload)).toMatchObject({
    added: 2,
    rows: [{ code: true, email: '' }, { code: true }],
  });
  expect(importPayload.parse(tried.payload).cards).toBeUndefined();
  const done = importPayload.parse((await app.call('POST', 'user/import/', { file }, logins.TEACHER)).payload);
  expect(done.cards).toMatchObject([{ login: 'ewa.lis' }, { login: 'jan.kos' }]);
  const [card] = done.cards ?? [];
  const login = { email: card?.login, password: card?.code };
  expect(await app.call('POST', 'auth/', login)).toMatchObject({ status: 200 });
  expect(await app.context.storage.users.find(card?.id ?? '')).toMatchObject({ first_name: 'Ewa', group });
  const again = await app.call('POST', 'user/import/', { file }, logins.TEACHER);
  expect(importPayload.parse(again.payload)).toMatchObject({ added: 0, skipped: 2 });
});

test('[PPL-11] two of one name without e-mails: asked first, then both where the lecturer says that they are two', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const file = 'Imię;Nazwisko;Grupa\nŻaneta;Ślązak;Spedycja 3B\nżaneta;ślązak;Spedycja 3B\nZofia;Wąs;';
  const tried = importPayload.parse(
    (await app.call('POST', 'user/import/', { file, dryRun: true }, logins.TEACHER)).payload,
  );
  expect(tried.rows).toMatchObject([
    { status: 'added' },
    {
      status: 'skipped',
      reason: { code: 'SAME_NAME', text: expect.stringContaining('albo wyżej w\u00a0tym pliku') },
    },
    {
      status: 'skipped',
      reason: {
        text: 'Osoba o\u00a0tym imieniu i\u00a0nazwisku jest już w\u00a0grupie Spedycja 3B. Czy to ktoś inny?',
      },
    },
  ]);
  const rows = JSON.stringify(tried.rows.slice(0, 2).map((row) => ({ ...row, other: row.row === 3 })));
  const done = importPayload.parse((await app.call('POST', 'user/import/', { rows }, logins.TEACHER)).payload);
  expect(done.cards?.map(({ login }) => login)).toEqual([
    'zaneta.slazak',
    expect.stringMatching(/^zaneta\.slazak\d+$/u),
  ]);
});

test('[PPL-9] whoever says where the people stand is believed; with a wish to be asked the first rows come back', async () => {
  const app = shared();
  const { logins } = app;
  const file = 'Uczeń;Adres\nItzel Balam;itzel@szkola.test';
  const asked = await app.call('POST', 'user/import/', { file, dryRun: true, ask: true }, logins.TEACHER);
  expect(importPayload.parse(asked.payload).file).toMatchObject({
    isSure: false,
    columns: ['first_last', 'email'],
    top: [
      { row: 1, cells: ['Uczeń', 'Adres'] },
      { row: 2, cells: ['Itzel Balam', 'itzel@szkola.test'] },
    ],
  });
  const layout = JSON.stringify({ sheet: 0, from: 2, columns: ['last_first', 'email'] });
  const said = await app.call('POST', 'user/import/', { file, layout, dryRun: true }, logins.TEACHER);
  expect(importPayload.parse(said.payload).rows).toMatchObject([
    { first_name: 'Balam', last_name: 'Itzel', email: 'itzel@szkola.test', code: false, status: 'added' },
  ]);
  const other = JSON.stringify({ sheet: 0, from: 1, columns: [] });
  const shown = await app.call(
    'POST',
    'user/import/',
    { file, layout: other, dryRun: true, ask: true },
    logins.TEACHER,
  );
  expect(importPayload.parse(shown.payload).file).toMatchObject({ isSure: false, columns: ['first_last', 'email'] });
  for (const wrong of ['{', '[]', '{"sheet":0,"from":2,"columns":["imię"]}'])
    expect((await app.call('POST', 'user/import/', { file, layout: wrong }, logins.TEACHER)).status).toBe(422);
});

test.each([
  ['k.bielak@student', 'Adres nie ma końcówki (np.\u00a0.pl).'],
  ['k.bielak', 'W\u00a0adresie e-mail brakuje znaku\u00a0@.'],
  ['k bielak@student.pl', 'W\u00a0adresie e-mail nie może być odstępu.'],
  ['k..bielak@student.pl', 'Wpisz poprawny adres e-mail.'],
  ['', 'Wpisz adres e-mail.'],
])('[ACC-9] what is wrong with the address %j is said', async (email, text) => {
  const app = shared();
  const { logins } = app;
  const { payload } = await app.call(
    'POST',
    'user/import/',
    { file: csv(`${email};Ewa;Lis;`), dryRun: true },
    logins.TEACHER,
  );
  expect(importPayload.parse(payload).rows).toMatchObject([{ errors: { email: [text] } }]);
});

test('[BND-1] a file that is none of these, or too large, is refused; other calls take no file', async () => {
  const app = shared();
  const { logins } = app;
  const picture = await upload(app, logins.TEACHER, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]), true);
  expect(picture).toMatchObject({
    status: 422,
    payload: { file: ['To jest obraz, a\u00a0potrzebny jest arkusz: xlsx, ods albo CSV.'] },
  });
  expect(await upload(app, logins.TEACHER, Buffer.alloc(6_000_000, 'x'), true)).toMatchObject({
    status: 413,
    payload: { file: ['Ten plik jest za duży: najwyżej 5\u00a0MB.'] },
  });
  const form = new FormData();
  form.append('email', new Blob(['x']), 'x');
  form.append('password', PASSWORD);
  const response = new Response(form);
  const headers = { 'content-type': response.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await response.arrayBuffer());
  expect((await app.app.inject({ method: 'POST', url: '/api/auth/', headers, payload })).statusCode).toBe(400);
});

test('[PPL-10] a file is taken in whole or not at all, with all its letters', async () => {
  const app = await testApp();
  const made = await school(app);
  const { storage, config } = app.context;
  const count = async () => [(await storage.users.studentsOf(made.teacher)).length, (await storage.mail.all()).length];
  const before = await count();
  const rows = Array.from({ length: 40 }, (_, index) => ({
    email: `import${index}@szkola.test`,
    first_name: 'Nowa',
    last_name: 'Osoba',
    group: '',
  }));
  const database = new Database(join(config.dataDir, 'fracht.sqlite'));
  const failing =
    "create trigger full before insert on outbox when new.recipient like 'import39@%' begin select raise(abort, 'disk full'); end";
  database.exec(failing);
  const body = { rows: JSON.stringify(rows), dryRun: false };
  expect((await app.call('POST', 'user/import/', body, made.logins.TEACHER)).status).toBe(500);
  expect(await count()).toEqual(before);
  database.exec('drop trigger full');
  database.close();
  expect(await app.call('POST', 'user/import/', body, made.logins.TEACHER)).toMatchObject({
    status: 200,
    payload: { added: 40 },
  });
  expect(await count()).toEqual(before.map((one) => one + 40));
});
