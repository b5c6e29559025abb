import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { codesPayload, exportPayload, userPayload } from '@fracht/protocol';
import { type School, school } from '../../../test/support/school.ts';
import { type Login, PASSWORD, testApp, type TestApp } from '../../../test/support/test-app.ts';

const HOUR = 3_600_000;
const CLASS = [
  { first_name: 'Łucja', last_name: 'Bąk' },
  { first_name: 'Łucja', last_name: 'Bąk' },
];

type Cards = ReturnType<typeof codesPayload.parse>;

async function aClass(): Promise<TestApp & School & { readonly cards: Cards }> {
  const app = await testApp();
  const made = await school(app);
  const body = { students: CLASS, group: made.group };
  const { payload } = await app.call('POST', 'user/add-class/', body, made.logins.TEACHER);
  return { ...app, ...made, cards: codesPayload.parse(payload) };
}

const logInWith = ({ call }: TestApp, login = '', code = '') =>
  call('POST', 'auth/', { email: login, password: code, rememberMe: true });

test('[PPL-7] students without e-mail get a login name and a card with a link; namesakes get another name', async () => {
  const { cards, call, logins, group } = await aClass();
  expect(cards).toHaveLength(2);
  expect(cards[0]).toMatchObject({ first_name: 'Łucja', last_name: 'Bąk', login: 'lucja.bak' });
  expect(cards[1]?.login).toMatch(/^lucja\.bak\d+$/u);
  expect(cards[0]?.link).toBe(`http://gra.test/#login=lucja.bak&code=${cards[0]?.code ?? ''}`);
  const { payload } = await call('GET', 'user/get-list/', undefined, logins.TEACHER);
  expect(payload).toEqual(
    expect.arrayContaining([expect.objectContaining({ login: 'lucja.bak', email: '', group, active: false })]),
  );
});

test('[LGN-13] a code logs in once, however it is typed', async () => {
  const app = await aClass();
  const [card] = app.cards;
  const typed = card?.code.toLowerCase().replace('-', ' ');
  expect((await logInWith(app, card?.login.toUpperCase(), typed)).status).toBe(200);
  expect(await logInWith(app, card?.login, card?.code)).toMatchObject({
    status: 401,
    payload: null,
    message: { code: 'CODE_USED', text: expect.stringMatching(/^Ten kod był już użyty\. .*PIN-em.*nową kartkę\.$/u) },
  });
});

const PIN = '483917';

/** Logs in with a card, or with the PIN or password that was set afterwards. */
async function sessionOf(app: TestApp, login = '', typed = ''): Promise<Login> {
  const { csrf, payload } = await logInWith(app, login, typed);
  const { auth } = z.object({ auth: z.object({ value: z.string() }) }).parse(payload);
  return { bearer: auth.value, csrf: csrf ?? { key: '', token: '' } };
}

const setPin = ({ call }: TestApp, login: Login, new_password: string, old_password = '') =>
  call('PATCH', 'auth/settings', { old_password, new_password, new_password_repeat: new_password }, login);

test('[LGN-17] [ACC-3] who came in with a code sets a PIN without an old one, comes in with it ever after, and changes it with the old one', async () => {
  const app = await aClass();
  const [card] = app.cards;
  const session = await sessionOf(app, card?.login, card?.code);
  const own = async () => (await app.call('GET', 'user/data/', undefined, session)).payload;
  expect(await own()).toMatchObject({ login: 'lucja.bak', has_password: false });
  expect(await setPin(app, session, PIN)).toMatchObject({ status: 200, message: { code: 'PIN_CHANGED' } });
  expect(await own()).toMatchObject({ has_password: true });
  const again = [await logInWith(app, card?.login, PIN), await logInWith(app, card?.login, PIN)];
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  expect(await setPin(app, session, '605194')).toMatchObject({
    status: 422,
    payload: { old_password: ['Wypełnij to pole.'] },
  });
  const wrong = await setPin(app, session, '605194', '111111');
  expect(wrong).toMatchObject({ status: 422, payload: { old_password: ['Obecny PIN lub hasło się nie zgadza.'] } });
  expect((await setPin(app, session, 'zielony-dom-7', PIN)).status).toBe(200);
  expect([
    (await logInWith(app, card?.login, PIN)).status,
    (await logInWith(app, card?.login, 'zielony-dom-7')).status,
  ]).toEqual([401, 200]);
});

test.each([
  ['48391', 'PIN ma co najmniej 6\u00a0cyfr, a\u00a0hasło co najmniej 10\u00a0znaków.'],
  ['240409', 'Ten PIN łatwo odgadnąć. Wybierz cyfry, które nie są datą i\u00a0nie układają się po kolei.'],
])('[ACC-11] a PIN "%s" is refused with its reason', async (pin, reason) => {
  const app = await aClass();
  const session = await sessionOf(app, app.cards[0]?.login, app.cards[0]?.code);
  expect(await setPin(app, session, pin)).toMatchObject({ status: 422, payload: { new_password: [reason] } });
});

test('[PPL-15] a new card takes the PIN away and ends what it opened; the card before is no card any more', async () => {
  const app = await aClass();
  const [card] = app.cards;
  const session = await sessionOf(app, card?.login, card?.code);
  await setPin(app, session, PIN);
  const listed = async () => {
    const { payload } = await app.call('GET', 'user/get-list/', undefined, app.logins.TEACHER);
    return z
      .array(userPayload)
      .parse(payload)
      .find(({ id }) => id === card?.id)?.has_password;
  };
  expect(await listed()).toBe(true);
  const renewed = await app.call('POST', 'user/codes/', { users: [card?.id], days: 180 }, app.logins.TEACHER);
  const [next] = codesPayload.parse(renewed.payload);
  expect(await listed()).toBe(false);
  expect((await app.call('GET', 'user/data/', undefined, session)).status).toBe(401);
  expect(await logInWith(app, card?.login, PIN)).toMatchObject({
    status: 401,
    message: { code: 'CREDENTIALS_WRONG', text: expect.stringContaining('login, kod albo PIN') },
  });
  expect((await logInWith(app, card?.login, card?.code)).status).toBe(401);
  app.pass(179 * 24 * HOUR);
  expect((await logInWith(app, next?.login, next?.code)).status).toBe(200);
});

test('[LGN-17] [PRV-1] somebody at the screen of a student who went away guesses at the PIN no oftener than elsewhere', async () => {
  const app = await aClass();
  const [card] = app.cards;
  const session = await sessionOf(app, card?.login, card?.code);
  await setPin(app, session, PIN);
  const { login } = card ?? {};
  for (let count = 0; count < 10; count += 1) expect((await setPin(app, session, '605194', '111111')).status).toBe(422);
  expect((await setPin(app, session, '605194', PIN)).status).toBe(429);
  const { payload } = await app.call('GET', 'user/export/', undefined, session);
  const used = { expiresAt: card?.expiresAt, usedAt: app.context.now() };
  expect(exportPayload.parse(payload).account).toMatchObject({
    login,
    has_password: true,
    login_code: used,
    wrong_pins: 10,
  });
  expect((await logInWith(app, login, PIN)).status).toBe(200);
});

test('[LGN-17] the first e-mail of an account takes its PIN away', async () => {
  const app = await aClass();
  const [card] = app.cards;
  await setPin(app, await sessionOf(app, card?.login, card?.code), PIN);
  const given = { id: card?.id, email: 'bak@szkola.test' };
  expect((await app.call('PATCH', 'user/edit/', given, app.logins.TEACHER)).status).toBe(200);
  const ways = [await logInWith(app, card?.login, PIN), await logInWith(app, given.email, PIN)];
  expect(ways.map(({ status }) => status)).toEqual([401, 401]);
});

test('[LGN-17] [ACC-2] with an e-mail there is no way in by login name and password, and no PIN; the first password needs no old one', async () => {
  const app = await testApp();
  const { logins, students } = await school(app);
  const { payload } = await app.call('POST', 'user/codes/', { users: [students[0]] }, logins.TEACHER);
  const [card] = codesPayload.parse(payload);
  expect((await logInWith(app, card?.login, PASSWORD)).status).toBe(401);
  const session = await sessionOf(app, card?.login, card?.code);
  expect(await setPin(app, session, PIN, PASSWORD)).toMatchObject({
    status: 422,
    payload: { new_password: ['Wpisz co najmniej 10\u00a0znaków.'] },
  });
  expect((await setPin(app, session, 'zielony-dom-7')).status).toBe(422);
  expect((await setPin(app, session, 'zielony-dom-7', PASSWORD)).status).toBe(200);
});

test('[LGN-19] [ACC-12] a spare code leaves PIN and session until it is used, and a withdrawn one opens nothing', async () => {
  const app = await aClass();
  const [card] = app.cards;
  const session = await sessionOf(app, card?.login, card?.code);
  await setPin(app, session, PIN);
  const ended: string[] = [];
  app.context.live.endOver = async (id) => void ended.push(id);
  const isIn = async () => (await app.call('GET', 'user/data/', undefined, session)).status === 200;
  const spare = async () => {
    const made = await app.call('POST', 'user/codes/', { users: [card?.id], days: 7, spare: true }, app.logins.TEACHER);
    return codesPayload.parse(made.payload)[0];
  };
  const withdraw = (who = app.logins.TEACHER) => app.call('DELETE', `user/codes/${card?.id ?? ''}`, undefined, who);
  const mistaken = await spare();
  expect(await isIn()).toBe(true);
  expect((await withdraw(app.logins.OTHER)).status).toBe(403);
  expect((await withdraw()).status).toBe(200);
  expect(await logInWith(app, card?.login, mistaken?.code)).toMatchObject({ status: 401 });
  expect(await logInWith(app, card?.login, card?.code)).toMatchObject({ message: { code: 'CODE_USED' } });
  expect(await withdraw()).toMatchObject({ status: 409, message: { code: 'CODE_GONE' } });
  const next = await spare();
  expect([await isIn(), (await logInWith(app, card?.login, PIN)).status, ended]).toEqual([true, 200, []]);
  expect((await logInWith(app, card?.login, next?.code)).status).toBe(200);
  expect([await isIn(), (await logInWith(app, card?.login, PIN)).status, ended]).toEqual([false, 401, [card?.id]]);
  expect((await withdraw()).status).toBe(409);
});

test('[ACC-7] who came in with a code waits for no first login any more', async () => {
  const app = await aClass();
  const [card] = app.cards;
  const active = async () => {
    const { payload } = await app.call('GET', 'user/get-list/', undefined, app.logins.TEACHER);
    return z
      .array(userPayload)
      .parse(payload)
      .flatMap((user) => (user.login === card?.login ? [user.active] : []));
  };
  expect(await active()).toEqual([false]);
  app.pass(1);
  await logInWith(app, card?.login, card?.code);
  expect(await active()).toEqual([true]);
});

test('[LGN-13] of two who use one code at the same moment, one gets in', async () => {
  const app = await aClass();
  const [card] = app.cards;
  const both = await Promise.all([1, 2].map(() => logInWith(app, card?.login, card?.code)));
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 401]));
  expect(both.flatMap(({ message }) => message?.code ?? [])).toEqual(['CODE_USED']);
});

test('[LGN-13] a code lives a day and to the end of that hour, and a new one ends it', async () => {
  const app = await aClass();
  const [first, second] = app.cards;
  const renewed = await app.call('POST', 'user/codes/', { users: [second?.id] }, app.logins.TEACHER);
  const [card] = codesPayload.parse(renewed.payload);
  expect((await logInWith(app, second?.login, second?.code)).status).toBe(401);
  expect((await logInWith(app, card?.login, card?.code)).status).toBe(200);
  expect((first?.expiresAt ?? 1) % HOUR).toBe(0);
  app.pass(25 * HOUR);
  expect((await logInWith(app, first?.login, first?.code)).status).toBe(401);
});

test('[LGN-13] [ACC-7] a code of a week opens the account on the sixth day, and none of any other length is made', async () => {
  const app = await testApp();
  const { logins, students } = await school(app);
  const make = (days: unknown) => app.call('POST', 'user/codes/', { users: [students[0]], days }, logins.TEACHER);
  for (const days of [0, 2, 3650, 'zawsze']) expect((await make(days)).status).toBe(422);
  const [card] = codesPayload.parse((await make('7')).payload);
  app.pass(6 * 24 * HOUR);
  expect((await logInWith(app, card?.login, card?.code)).status).toBe(200);
});

test('[LGN-11] what is stored is not the code', async () => {
  const { cards, context } = await aClass();
  const [card] = cards;
  const stored = await context.storage.sessions.loginCode(card?.id ?? '', context.now());
  expect(stored?.hash).toMatch(/^\$argon2id\$/u);
  expect(stored?.hash).not.toContain(card?.code.replace('-', ''));
});

test('[ACC-7] a student with an e-mail may get a code too, and keeps the password', async () => {
  const app = await testApp();
  const { logins, students } = await school(app);
  const { payload } = await app.call('POST', 'user/codes/', { users: [students[0]] }, logins.TEACHER);
  const [card] = codesPayload.parse(payload);
  expect(card?.login).toBe('zofia.was');
  expect((await logInWith(app, card?.login, card?.code)).status).toBe(200);
  await app.logIn('zofia@szkola.test');
});

test('[RGT-4] nobody makes codes for another lecturer’s students, or puts students into another’s group', async () => {
  const app = await aClass();
  const codes = await app.call('POST', 'user/codes/', { users: [app.students[0]] }, app.logins.OTHER);
  expect(codes).toMatchObject({ status: 422, payload: { users: ['Nie ma takiego studenta.'] } });
  const added = await app.call('POST', 'user/add-class/', { students: CLASS, group: app.group }, app.logins.OTHER);
  expect(added).toMatchObject({ status: 422, payload: { group: ['Nie ma takiej grupy.'] } });
  const none = await app.call('POST', 'user/add-class/', { students: [] }, app.logins.TEACHER);
  expect(none).toMatchObject({ status: 422, payload: { students: ['Wypełnij to pole.'] } });
});

test('[LGN-14] thirty students behind one address log in within a minute', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const students = Array.from({ length: 30 }, (_, index) => ({ first_name: `Uczeń${index}`, last_name: 'Nowak' }));
  const { payload } = await app.call('POST', 'user/add-class/', { students }, logins.TEACHER);
  const answers = await Promise.all(codesPayload.parse(payload).map(({ login, code }) => logInWith(app, login, code)));
  expect(answers.map(({ status }) => status)).toEqual(students.map(() => 200));
});

test('[LGN-3] [LGN-14] after 300 wrong codes at 30 names every guess is refused, and the whole class still comes in from that address', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const students = Array.from({ length: 30 }, (_, index) => ({ first_name: `Uczeń${index}`, last_name: 'Nowak' }));
  const { payload } = await app.call('POST', 'user/add-class/', { students, group: '' }, logins.TEACHER);
  const cards = codesPayload.parse(payload);
  const guess = async ({ login }: { readonly login: string }) => (await logInWith(app, login, 'AAAA-AAAA')).status;
  for (let round = 0; round < 10; round += 1)
    expect(new Set(await Promise.all(cards.map(guess)))).toEqual(new Set([401]));
  expect(new Set(await Promise.all(cards.map(guess)))).toEqual(new Set([429]));
  for (let name = 0; name < 90; name += 1) await logInWith(app, `kto${name}`, 'AAAA-AAAA');
  const answers = await Promise.all(cards.map(({ login, code }) => logInWith(app, login, code)));
  expect(answers.map(({ status }) => status)).toEqual(cards.map(() => 200));
});

test('[LGN-15] a new code of the lecturer takes back what was guessed: its student has ten tries again, and comes in', async () => {
  const app = await aClass();
  const [card, other] = app.cards;
  const guess = async (login?: string) => (await logInWith(app, login, 'AAAA-AAAA')).status;
  for (let count = 0; count < 10; count += 1) await Promise.all([guess(card?.login), guess(other?.login)]);
  expect(await guess(card?.login)).toBe(429);
  const { payload } = await app.call('POST', 'user/codes/', { users: [card?.id] }, app.logins.TEACHER);
  const [renewed] = codesPayload.parse(payload);
  expect([await guess(card?.login), await guess(other?.login)]).toEqual([401, 429]);
  expect((await logInWith(app, renewed?.login, renewed?.code)).status).toBe(200);
});

test('[LGN-15] whoever is added with a password logs in with it, whatever was guessed at that e-mail before', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const email = 'nowa@szkola.test';
  for (let count = 0; count < 10; count += 1) await logInWith(app, email, 'zle');
  expect((await logInWith(app, email, 'zle')).status).toBe(429);
  const person = { email, first_name: 'Nowa', last_name: 'Osoba', type: 'STUDENT', password: PASSWORD };
  expect((await app.call('POST', 'user/add/', person, logins.ADMIN)).status).toBe(200);
  expect((await logInWith(app, email, PASSWORD)).status).toBe(200);
});

test('[LGN-3] many guesses at once are counted as well', async () => {
  const app = await aClass();
  const [card] = app.cards;
  const guesses = await Promise.all(Array.from({ length: 40 }, () => logInWith(app, card?.login, 'AAAA-AAAA')));
  expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
});

test('[PPL-6] many students are moved at once, all or nobody', async () => {
  const app = await testApp();
  const { logins, students, group } = await school(app);
  const all = await app.call('PATCH', 'user/move/', { users: students, group: '' }, logins.TEACHER);
  expect(all).toMatchObject({ status: 200, message: { code: 'USERS_MOVED', text: 'Przeniesiono 3\u00a0osoby.' } });
  expect(await app.context.storage.groups.members([group])).toEqual({ [group]: [] });
  const back = await app.call('PATCH', 'user/move/', { users: [students[0], 'obca'], group }, logins.TEACHER);
  expect(back).toMatchObject({ status: 422, payload: { users: ['Nie ma takiego studenta.'] } });
  expect(await app.context.storage.groups.members([group])).toEqual({ [group]: [] });
  const foreign = await app.call('PATCH', 'user/move/', { users: [], group }, logins.OTHER);
  expect(foreign).toMatchObject({ status: 422, payload: { group: ['Nie ma takiej grupy.'] } });
});

test('[PPL-12] [FLD-11] a class that is sent once more with its key is there once; its cards have new codes, which alone log in', async () => {
  const app = await testApp();
  const made = await school(app);
  const before = (await app.context.storage.users.studentsOf(made.teacher)).length;
  const send = async (key?: string) => {
    const body = { students: CLASS, group: made.group, ...(key === undefined ? {} : { key }) };
    return codesPayload.parse((await app.call('POST', 'user/add-class/', body, made.logins.TEACHER)).payload);
  };
  const first = await send('klucz-pierwszy');
  const [again, alsoAgain] = await Promise.all([send('klucz-pierwszy'), send('klucz-pierwszy')]);
  const who = (cards: Cards | undefined) => cards?.map(({ id, login }) => [id, login]);
  expect([who(again), who(alsoAgain)]).toEqual([who(first), who(first)]);
  expect(await app.context.storage.users.studentsOf(made.teacher)).toHaveLength(before + 2);
  expect((await logInWith({ ...app, ...made }, first[0]?.login, first[0]?.code)).status).toBe(401);
  expect(await send('klucz-drugi-raz')).toHaveLength(2);
  expect(await app.context.storage.users.studentsOf(made.teacher)).toHaveLength(before + 4);
});

test('[PPL-12] two requests with one key at the same moment make one class', async () => {
  const app = await testApp();
  const made = await school(app);
  const before = (await app.context.storage.users.studentsOf(made.teacher)).length;
  const body = { students: CLASS, group: made.group, key: 'ten-sam-klucz' };
  const both = await Promise.all([1, 2].map(() => app.call('POST', 'user/add-class/', body, made.logins.TEACHER)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await app.context.storage.users.studentsOf(made.teacher)).toHaveLength(before + 2);
});

test('[PPL-10] a class is added whole or not at all', async () => {
  const app = await testApp();
  const made = await school(app);
  const before = (await app.context.storage.users.studentsOf(made.teacher)).length;
  const full = new Database(join(app.context.config.dataDir, 'fracht.sqlite'));
  full.exec(
    "create trigger full before insert on users when new.login like 'ostatni%' begin select raise(abort, 'disk full'); end",
  );
  full.close();
  const students = [...CLASS, { first_name: 'Ostatni', last_name: 'Gracz' }];
  const { status } = await app.call('POST', 'user/add-class/', { students, group: made.group }, made.logins.TEACHER);
  expect(status).toBe(500);
  expect(await app.context.storage.users.studentsOf(made.teacher)).toHaveLength(before);
});
