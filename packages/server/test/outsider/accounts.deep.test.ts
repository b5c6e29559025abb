import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS, unmade } from './calls.ts';
import { logIn, readAnswer, visitor, type Visitor } from './http.ts';
import { mailbox, type Mailbox } from './mailbox.ts';
import { GROUP, STUDENT, USER } from './shapes.ts';
import { ADMIN, startServer, type Server } from './process.ts';
import { dig, entitiesAt, listAt, misfits, textAt, withKey } from './reading.ts';
import { addTeacher } from './school.ts';

let server: Server;
let mails: Mailbox;
let admin: Visitor;
let teacher: Visitor;

const PASSWORD = 'Kareta-na-rynku-9';

beforeAll(async () => {
  mails = await mailbox();
  server = await startServer({ SMTP_URL: mails.url, MAIL_FROM: 'gra@szkola.test' });
  admin = await logIn(server.http, ADMIN.email, ADMIN.password);
  teacher = await addTeacher(server, admin, 'lis@szkola.test');
});

afterAll(async () => {
  await server.stop();
  await mails.close();
});

test('[LGN-1] [ENV-2] [ENV-7] logging in answers the pair, a bearer and, where asked for, a remember token, in every encoding', async () => {
  for (const as of ['multipart', 'urlencoded', 'json'] as const) {
    for (const rememberMe of [true, false]) {
      const person = visitor(server.http);
      const answer = await person.send('POST', 'auth/', { ...ADMIN, rememberMe, csrf_key: '', csrf_token: '' }, { as });
      expect(answer.status).toBe(200);
      expect(answer.csrf).toBeDefined();
      expect(textAt(answer.payload, 'auth', 'value').length).toBeGreaterThanOrEqual(32);
      expect(typeof dig(answer.payload, 'remember', 'value')).toBe(rememberMe ? 'string' : 'undefined');
    }
  }
});

test('[LGN-2] wrong credentials are 401 with one message for all causes', async () => {
  const person = visitor(server.http);
  const wrong = await person.send('POST', 'auth/', {
    email: ADMIN.email,
    password: 'nie-to-haslo-1',
    rememberMe: true,
  });
  const unknown = await person.send('POST', 'auth/', {
    email: 'nikt@szkola.test',
    password: 'nie-to-haslo-1',
    rememberMe: true,
  });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect([wrong.text, wrong.code, wrong.type]).toEqual([unknown.text, unknown.code, unknown.type]);
});

test('[ENV-6] a login without its fields is 422 with the fields named, and no login', async () => {
  const empty = await visitor(server.http).send('POST', 'auth/', {});
  expect(empty.status).toBe(422);
  expect(Object.keys(Object(empty.payload))).toEqual(expect.arrayContaining(['email', 'password']));
});

test('[LGN-6] the session verification needs a bearer and says who it is', async () => {
  const valid = await admin.get('auth/verify/');
  expect(valid.status).toBe(200);
  expect(valid.csrf).toBeDefined();
  expect(dig(valid.payload, 'valid')).toBe(true);
  expect(misfits(dig(valid.payload, 'user'), USER)).toEqual([]);
  const nobody = visitor(server.http);
  expect((await nobody.get('auth/verify/')).status).toBe(401);
  nobody.bearer = 'x'.repeat(43);
  expect((await nobody.get('auth/verify/')).status).toBe(401);
});

test('[ACC-3] the own data carry the five fields', async () => {
  expect((await admin.get('user/data/')).status).toBe(200);
  const { payload } = await admin.get('user/data/');
  expect(misfits(payload, USER)).toEqual([]);
  expect(dig(payload, 'email')).toBe(ADMIN.email);
  expect(dig(payload, 'type')).toBe('ADMIN');
});

test('[LGN-5] a remember token works once, rotates, and a reused one ends all its family', async () => {
  const first = await visitor(server.http).send('POST', 'auth/', { ...ADMIN, rememberMe: true });
  const person = visitor(server.http);
  const restored = await person.send('POST', 'auth/check/', {
    rememberMeToken: textAt(first.payload, 'remember', 'value'),
  });
  expect(restored.status).toBe(200);
  expect(restored.csrf).toBeDefined();
  person.bearer = textAt(restored.payload, 'value');
  expect((await person.get('auth/verify/')).status).toBe(200);
  const again = await person.send('POST', 'auth/check/', {
    rememberMeToken: textAt(restored.payload, 'remember', 'value'),
  });
  expect(again.status).toBe(200);
  const next = textAt(again.payload, 'remember', 'value');
  const reused = await visitor(server.http).send('POST', 'auth/check/', {
    rememberMeToken: textAt(first.payload, 'remember', 'value'),
  });
  expect(reused.status).toBe(401);
  expect((await visitor(server.http).send('POST', 'auth/check/', { rememberMeToken: next })).status).toBe(401);
  expect((await visitor(server.http).send('POST', 'auth/check/', { rememberMeToken: 'nothing' })).status).toBe(401);
});

test('[ENV-9] the pair is required on every changing call with a bearer, in the body or in the headers', async () => {
  const person = teacher;
  const body = { name: 'Grupa bez pary' };
  for (const as of ['multipart', 'urlencoded', 'json'] as const) {
    const missing = await person.send('POST', 'group/add/', body, { as, pair: 'none' });
    expect([missing.status, missing.code]).toEqual([403, 'CSRF']);
    const wrong = await person.send('POST', 'group/add/', body, {
      as,
      pair: 'none',
      headers: { 'X-CSRF-Key': 'a', 'X-CSRF-Token': 'b' },
    });
    expect([wrong.status, wrong.code]).toEqual([403, 'CSRF']);
    const half = await person.send('POST', 'group/add/', { ...body, csrf_key: person.pair?.key }, { as, pair: 'none' });
    expect([half.status, half.code]).toEqual([403, 'CSRF']);
  }
  const pairless = [
    ['POST', 'user/add/'],
    ['PATCH', 'user/edit/'],
    ['DELETE', 'user/delete/1'],
    ['POST', 'server/connect/'],
    ['PUT', 'survey/init/'],
    ['PATCH', 'auth/settings'],
    ['POST', 'auth/logout/'],
    ['DELETE', 'game/remove/1'],
  ] as const;
  for (const [method, path] of pairless) {
    const refused = await person.send(method, path, {}, { pair: 'none' });
    expect([path, refused.status, refused.code]).toEqual([path, 403, 'CSRF']);
  }
  expect((await person.get('auth/verify/')).status).toBe(200);
});

test('[LGN-6] the pair of the latest answer is the one that counts', async () => {
  for (let round = 0; round < 4; round += 1) {
    expect((await admin.get('auth/verify/')).csrf).toBeDefined();
    const person = { email: `para${round}@szkola.test`, first_name: 'A', last_name: 'B', type: 'TEACHER' };
    const place = round % 2 === 0 ? 'headers' : 'body';
    expect((await admin.send('POST', 'user/add/', person, { pair: place })).status).toBeLessThan(300);
  }
});

test('[LGN-6] another session and its pair do not mix', async () => {
  const own = teacher.pair;
  teacher.pair = admin.pair;
  const refused = await teacher.send('POST', 'group/add/', { name: 'x' });
  teacher.pair = own;
  expect([refused.status, refused.code]).toEqual([403, 'CSRF']);
});

test('[LGN-7] a logged-out bearer is worth nothing', async () => {
  for (const person of [
    await logIn(server.http, ADMIN.email, ADMIN.password),
    await logIn(server.http, ADMIN.email, ADMIN.password),
  ]) {
    expect((await person.send('POST', 'auth/logout/')).status).toBe(200);
    expect((await person.get('user/data/')).status).toBe(401);
    expect((await person.send('POST', 'auth/logout/')).status).toBe(401);
  }
});

test('[LGN-8] [ACC-2] a password is changed with the old one, twice alike, 10 to 128 characters, not a common one', async () => {
  const own = await addTeacher(server, admin, 'haslo@szkola.test');
  const change = (old_password: string, new_password: string, new_password_repeat = new_password) =>
    own.send('PATCH', 'auth/settings', { old_password, new_password, new_password_repeat });
  const wrongOld = await change('inne-haslo-123', 'Nowe-haslo-2026');
  expect(wrongOld.status).toBe(422);
  expect(Object.keys(Object(wrongOld.payload))).toEqual(['old_password']);
  const unlike = await change(PASSWORD, 'Nowe-haslo-2026', 'Nowe-haslo-2027');
  expect([unlike.status, Object.keys(Object(unlike.payload))]).toEqual([422, ['new_password_repeat']]);
  for (const bad of ['dziewiec9', 'x'.repeat(129), 'password123', '1234567890', 'qwertyuiop', ' '.repeat(10)]) {
    const refused = await change(PASSWORD, bad);
    expect([bad, refused.status]).toEqual([bad, 422]);
    expect(Object.keys(Object(refused.payload))).toContain('new_password');
  }
  expect((await change(PASSWORD, 'Nowe-haslo-2026')).status).toBe(200);
  // Ten letters, of two bytes each.
  const polish = 'żółćąęśźńł';
  expect((await change('Nowe-haslo-2026', polish)).status).toBe(200);
  expect(
    (await visitor(server.http).send('POST', 'auth/', { email: 'haslo@szkola.test', password: PASSWORD })).status,
  ).toBe(401);
  await logIn(server.http, 'haslo@szkola.test', polish);
});

test('[LGN-9] a lost password: always the same answer, a single-use link by mail', async () => {
  await addTeacher(server, admin, 'zgubil@szkola.test');
  const guest = visitor(server.http);
  const before = mails.countFor('zgubil@szkola.test');
  const known = await guest.send('POST', 'auth/recover-password/', { lostEmail: 'zgubil@szkola.test' });
  const unknown = await guest.send('POST', 'auth/recover-password/', { lostEmail: 'kto-to@szkola.test' });
  expect([known.status, known.text, known.payload]).toEqual([unknown.status, unknown.text, unknown.payload]);
  expect(known.status).toBe(200);
  await expect.poll(() => mails.countFor('zgubil@szkola.test')).toBe(before + 1);
  expect(mails.countFor('kto-to@szkola.test')).toBe(0);
  const token = await mails.tokenFor('zgubil@szkola.test');
  const short = await guest.send('POST', 'auth/reset-password/', { token, password: 'krotkie' });
  expect([short.status, Object.keys(Object(short.payload))]).toEqual([422, ['password']]);
  expect((await guest.send('POST', 'auth/reset-password/', { token, password: 'Calkiem-nowe-haslo' })).status).toBe(
    200,
  );
  expect(
    (await guest.send('POST', 'auth/reset-password/', { token, password: 'Drugie-nowe-haslo' })).status,
  ).toBeGreaterThanOrEqual(400);
  await logIn(server.http, 'zgubil@szkola.test', 'Calkiem-nowe-haslo');
});

test('[ACC-10] [LGN-10] registering mails the link that sets the password; a lecturer waits for an admin', async () => {
  const guest = visitor(server.http);
  for (const [new_email, asLecturer] of [
    ['nowy@szkola.test', false],
    ['nowa@szkola.test', true],
  ] as const) {
    const registered = await guest.send('POST', 'user/register/', {
      new_email,
      first_name: 'Nowa',
      last_name: 'Osoba',
      teacher: asLecturer,
    });
    expect(registered.status, JSON.stringify(registered.payload)).toBeLessThan(300);
    const set = await guest.send('POST', 'auth/reset-password/', {
      token: await mails.tokenFor(new_email),
      password: PASSWORD,
    });
    expect(set.status).toBe(200);
  }
  const student = await logIn(server.http, 'nowy@szkola.test', PASSWORD);
  expect(dig((await student.get('user/data/')).payload, 'type')).toBe('STUDENT');
  const waiting = await visitor(server.http).send('POST', 'auth/', { email: 'nowa@szkola.test', password: PASSWORD });
  expect([401, 403]).toContain(waiting.status);
  const asked = withKey(entitiesAt((await admin.get('user/get-list/')).payload), 'email', 'nowa@szkola.test');
  expect(asked.approved).toBe(false);
  expect((await admin.send('PATCH', 'user/edit/', { id: asked.id, approved: true })).status).toBe(200);
  const lecturer = await logIn(server.http, 'nowa@szkola.test', PASSWORD);
  expect(dig((await lecturer.get('user/data/')).payload, 'type')).toBe('TEACHER');
  const wrong = await guest.send('POST', 'user/register/', {
    new_email: 'nie-adres',
    first_name: '',
    last_name: 'x',
    teacher: false,
  });
  expect(wrong.status).toBe(422);
  expect(Object.keys(Object(wrong.payload))).toEqual(expect.arrayContaining(['new_email', 'first_name']));
});

test('[LGN-3] ten failures of one account and address are followed by 429 with Retry-After', async () => {
  await addTeacher(server, admin, 'zgaduje@szkola.test');
  const guest = visitor(server.http);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    statuses.push(
      (await guest.send('POST', 'auth/', { email: 'zgaduje@szkola.test', password: `zgaduje-${attempt}-raz` })).status,
    );
  }
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
  const held = await guest.send('POST', 'auth/', { email: 'zgaduje@szkola.test', password: PASSWORD });
  expect(held.status).toBe(429);
  const seconds = Number(held.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(900);
  await logIn(server.http, ADMIN.email, ADMIN.password);
});

test('[PPL-5] [ACC-6] students and groups: made, listed, edited, deleted, seen by their own lecturer', async () => {
  const other = await addTeacher(server, admin, 'obcy@szkola.test');
  const group = await teacher.send('POST', 'group/add/', { name: 'LOG-1' });
  expect(group.status).toBeLessThan(300);
  const groupId = textAt(group.payload, 'id');
  const ids: string[] = [];
  for (const [index, as] of (['multipart', 'urlencoded', 'json'] as const).entries()) {
    const made = await teacher.send(
      'POST',
      'user/add/',
      {
        email: `uczen${index}@szkola.test`,
        first_name: 'Jan',
        last_name: 'Żak',
        type: 'STUDENT',
        group: groupId,
        password: PASSWORD,
      },
      { as },
    );
    expect(made.status, JSON.stringify(made.payload)).toBeLessThan(300);
    expect(misfits(made.payload, STUDENT)).toEqual([]);
    ids.push(textAt(made.payload, 'id'));
  }
  const twice = await teacher.send('POST', 'user/add/', {
    email: 'uczen0@szkola.test',
    first_name: 'J',
    last_name: 'Z',
    type: 'STUDENT',
  });
  expect([409, 422]).toContain(twice.status);

  const students = entitiesAt((await teacher.get('user/get-list/students/true')).payload);
  expect(students.map((student) => student.id)).toEqual(ids);
  expect(students.flatMap((student) => misfits(student, STUDENT))).toEqual([]);
  const everyone = entitiesAt((await admin.get('user/get-list/')).payload);
  for (const person of everyone.filter((user) => user.type === 'TEACHER'))
    expect(person).not.toHaveProperty('games_played');
  expect(everyone.map((user) => user.id)).toEqual(expect.arrayContaining(ids));
  expect(entitiesAt((await other.get('user/get-list/')).payload)).toEqual([]);

  const groups = entitiesAt((await teacher.get('group/get/')).payload);
  expect(groups.flatMap((item) => misfits(item, GROUP))).toEqual([]);
  expect(listAt(withKey(groups, 'id', groupId), 'users').map((user) => dig(user, 'id'))).toEqual(
    expect.arrayContaining(ids),
  );

  expect((await teacher.send('PATCH', 'user/edit/', { id: ids[0], first_name: 'Janina' })).status).toBe(200);
  expect((await teacher.send('PATCH', 'user/edit/', { id: ids[0], email: 'uczen0@szkola.test' })).status).toBe(200);
  const edited = withKey(entitiesAt((await teacher.get('user/get-list/')).payload), 'id', ids[0]);
  expect([edited.first_name, edited.last_name, edited.group]).toEqual(['Janina', 'Żak', groupId]);
  expect((await other.send('PATCH', 'user/edit/', { id: ids[0], first_name: 'Obca' })).status).toBeGreaterThanOrEqual(
    403,
  );
  expect((await other.send('DELETE', `user/delete/${ids[0]}`)).status).toBeGreaterThanOrEqual(403);

  expect((await teacher.send('PATCH', 'group/edit/', { id: groupId, users: ids.slice(1), name: 'LOG-2' })).status).toBe(
    200,
  );
  expect((await teacher.send('PATCH', 'group/edit/', { id: groupId, users: ids.slice(1) })).status).toBe(200);
  expect((await teacher.get('user/get-list/students/true')).status).toBe(200);
  const after = withKey(entitiesAt((await teacher.get('group/get/')).payload), 'id', groupId);
  expect(after.name).toBe('LOG-2');
  expect(listAt(after, 'users').map((user) => dig(user, 'id'))).toEqual(ids.slice(1));

  expect((await teacher.send('DELETE', `user/delete/${ids[2]}`)).status).toBe(200);
  expect((await teacher.send('DELETE', `user/delete/${ids[2]}`)).status).toBe(404);
  expect(
    (await visitor(server.http).send('POST', 'auth/', { email: 'uczen2@szkola.test', password: PASSWORD })).status,
  ).toBe(401);
  expect((await teacher.send('DELETE', `user/delete/${ids[1]}`)).status).toBe(200);
  const spare = textAt((await teacher.send('POST', 'group/add/', { name: 'LOG-3' })).payload, 'id');
  for (const id of [groupId, spare]) expect((await teacher.send('DELETE', `group/delete/${id}`)).status).toBe(200);
  expect(entitiesAt((await teacher.get('group/get/')).payload)).toEqual([]);
});

test('[FLD-4] a list in a form travels as JSON, as a repeated field, and as one with brackets', async () => {
  const ids: string[] = [];
  for (const index of [0, 1]) {
    const made = await teacher.send('POST', 'user/add/', {
      email: `lista${index}@szkola.test`,
      first_name: 'J',
      last_name: 'Z',
      type: 'STUDENT',
    });
    ids.push(textAt(made.payload, 'id'));
  }
  const forms = [
    (form: FormData) => form.append('users', JSON.stringify(ids)),
    (form: FormData) => ids.forEach((id) => form.append('users', id)),
    (form: FormData) => ids.forEach((id) => form.append('users[]', id)),
  ];
  for (const [index, fill] of forms.entries()) {
    for (const urlencoded of [false, true]) {
      const form = new FormData();
      form.append('name', `Lista ${index} ${String(urlencoded)}`);
      fill(form);
      form.append('csrf_key', teacher.pair?.key ?? '');
      form.append('csrf_token', teacher.pair?.token ?? '');
      const pairs = [...form.entries()].map(([key, value]): [string, string] => [
        key,
        typeof value === 'string' ? value : '',
      ]);
      const made = await readAnswer(
        await fetch(`${teacher.base}group/add`, {
          method: 'POST',
          body: urlencoded ? new URLSearchParams(pairs) : form,
          headers: { authorization: `Bearer ${teacher.bearer ?? ''}` },
        }),
      );
      expect([index, urlencoded, made.status, JSON.stringify(made.payload).slice(0, 80)].slice(0, 3)).toEqual([
        index,
        urlencoded,
        made.status < 300 ? made.status : 200,
      ]);
      const group = withKey(entitiesAt((await teacher.get('group/get/')).payload), 'id', textAt(made.payload, 'id'));
      expect(listAt(group, 'users').map((user) => dig(user, 'id'))).toEqual(ids);
    }
  }
});

test('[ACC-9] a class comes in as a file: first looked at, then added, row by row', async () => {
  const own = await addTeacher(server, admin, 'import@szkola.test');
  const file =
    'e-mail;imie;nazwisko;grupa\r\nala@szkola.test;Ala;Mała;LOG-7\r\nnie-adres;Ola;Duża;LOG-7\r\nala@szkola.test;Ala;Mała;LOG-7\r\n';
  const send = (dryRun: boolean) => {
    const form = new FormData();
    form.append('file', new Blob([file], { type: 'text/csv' }), 'klasa.csv');
    form.append('dryRun', String(dryRun));
    return own.upload('user/import/', form);
  };
  expect((await own.send('POST', 'group/add/', { name: 'LOG-7' })).status).toBeLessThan(300);
  const looked = await send(true);
  expect(looked.status, JSON.stringify(looked.payload)).toBe(200);
  expect(entitiesAt(looked.payload, 'rows').map((row) => row.status)).toEqual(['added', 'wrong', 'skipped']);
  expect(entitiesAt((await own.get('user/get-list/')).payload)).toEqual([]);
  const added = await send(false);
  expect(added.status).toBe(200);
  const users = entitiesAt((await own.get('user/get-list/')).payload);
  expect(users.map((user) => [user.email, user.first_name, user.last_name])).toEqual([
    ['ala@szkola.test', 'Ala', 'Mała'],
  ]);
  const again = await send(false);
  expect(entitiesAt(again.payload, 'rows').map((row) => row.status)).toEqual(['skipped', 'wrong', 'skipped']);
  expect(entitiesAt((await own.get('user/get-list/')).payload)).toHaveLength(1);
});

test('[RGT-4] a student may neither list nor add, edit, delete people and groups', async () => {
  await teacher.send('POST', 'user/add/', {
    email: 'prawo@szkola.test',
    first_name: 'J',
    last_name: 'Z',
    type: 'STUDENT',
    password: PASSWORD,
  });
  const student = await logIn(server.http, 'prawo@szkola.test', PASSWORD);
  const refused = await Promise.all([
    student.get('user/get-list/'),
    student.send('POST', 'user/add/', { email: 'x@szkola.test', first_name: 'J', last_name: 'Z', type: 'STUDENT' }),
    student.send('POST', 'group/add/', { name: 'moja' }),
    student.send('PATCH', 'content/save/', { elements: '[]' }),
    student.send('POST', 'game/add/', {}),
    student.get('game/get-emergencies/all'),
    student.get('game/get-settings/'),
    student.send('PATCH', 'game/update-settings/', { settings: '[]' }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  const guest = visitor(server.http);
  for (const path of [
    'user/data/',
    'user/get-list/',
    'group/get/',
    'game/get-list/',
    'game/get/?id=1',
    'survey/all/',
    'game/get-settings/',
  ]) {
    expect([path, (await guest.get(path)).status]).toEqual([path, 401]);
  }
});

test('[ENV-1] every call about people has succeeded, with the slash and without it', () => {
  expect(unmade(CALLS.people)).toEqual([]);
});
