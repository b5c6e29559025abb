import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { remindSurvey } from '../../src/commands/remind-survey.ts';
import { finish, gameOf } from '../support/finished-game.ts';
import { school } from '../support/school.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

/** What a crash between two commits would leave: here the database refuses such a row of this table, until it is told otherwise. */
function refuseRow({ context }: TestApp, table: string, condition: string): { readonly end: () => void } {
  const database = new Database(join(context.config.dataDir, 'fracht.sqlite'));
  database.exec(
    `create trigger refused before insert on ${table} when ${condition} begin select raise(abort, 'disk full'); end`,
  );
  return {
    end() {
      database.exec('drop trigger refused');
      database.close();
    },
  };
}

function refuseLetterTo(app: TestApp, recipient: string): { readonly end: () => void } {
  return refuseRow(app, 'outbox', `new.recipient = '${recipient}'`);
}

const recipients = async ({ context }: TestApp) =>
  (await context.storage.mail.all()).map((one) => one.recipient).sort();

test('[LET-6] a reminder of a survey is noted together with all its letters: cut off in the middle it can be sent again at once', async () => {
  const app = await testApp();
  const made = await school(app);
  const game = await gameOf(app, made);
  await finish(app, game, made.students.slice(0, 2));
  expect((await app.call('PUT', 'survey/init/', { game }, made.logins.TEACHER)).status).toBe(200);
  const post = { sendAt: (now: number) => now, wake: () => undefined };
  const remind = () => remindSurvey({ ...app.context, post }, game);
  for (const who of ['lucja@szkola.test', 'zofia@szkola.test']) {
    const refusal = refuseLetterTo(app, who);
    await expect(remind()).rejects.toThrow('disk full');
    refusal.end();
    expect(await recipients(app)).toEqual([]);
  }
  expect(await remind()).toMatchObject({ game });
  expect(await recipients(app)).toEqual(['lucja@szkola.test', 'zofia@szkola.test']);
});

test('[LET-6] an invitation is kept together with its letter', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  await app.person({ email: 'jan@dom.test' });
  const wish = { email: 'jan@dom.test', first_name: 'Jan', last_name: 'Żak' };
  const refusal = refuseLetterTo(app, wish.email);
  expect((await app.call('POST', 'user/add/', wish, logins.TEACHER)).status).toBe(500);
  refusal.end();
  expect((await app.call('GET', 'user/invitations/', undefined, logins.TEACHER)).payload).toEqual([]);
  expect((await app.call('POST', 'user/add/', wish, logins.TEACHER)).status).toBe(200);
  expect(await recipients(app)).toEqual([wish.email]);
});

test('[LET-6] who registers has an account and the letter that opens it, or neither', async () => {
  const app = await testApp();
  const wish = { new_email: 'nowa@dom.test', first_name: 'Nowa', last_name: 'Osoba', teacher: false };
  const refusal = refuseLetterTo(app, wish.new_email);
  expect((await app.call('POST', 'user/register/', wish)).status).toBe(500);
  refusal.end();
  expect(await app.context.storage.users.findByEmail(wish.new_email)).toBeNull();
  expect((await app.call('POST', 'user/register/', wish)).status).toBe(200);
  expect(await app.context.storage.mail.all()).toMatchObject([{ subject: 'Rejestracja w\u00a0grze Fracht' }]);
});

test('[LET-6] a letter of the contact form goes to every admin or to none', async () => {
  const app = await testApp();
  const admins = ['admin1@szkola.test', 'admin2@szkola.test'];
  for (const email of admins) await app.person({ email, type: 'ADMIN' });
  const letter = { name: 'Ola', email: 'ola@dom.test', message: 'Dzień dobry, mam pytanie o grę.' };
  for (const who of admins) {
    const refusal = refuseLetterTo(app, who);
    expect((await app.call('POST', 'content/contact/', letter)).status).toBe(500);
    refusal.end();
    expect(await recipients(app)).toEqual([]);
  }
  expect((await app.call('POST', 'content/contact/', letter)).status).toBe(200);
  expect(await recipients(app)).toEqual(admins);
});

test('[BND-5] a group is saved with its name and its members or not at all', async () => {
  const app = await testApp();
  const { group, students, logins } = await school(app);
  const groups = async () => (await app.call('GET', 'group/get/', undefined, logins.TEACHER)).payload;
  const before = await groups();
  const wish = { id: group, name: 'Spedycja 3C', users: [...students] };
  const refusal = refuseRow(app, 'group_members', `new.student = '${students[2]}'`);
  expect((await app.call('PATCH', 'group/edit/', wish, logins.TEACHER)).status).toBe(500);
  refusal.end();
  expect(await groups()).toEqual(before);
  expect((await app.call('PATCH', 'group/edit/', wish, logins.TEACHER)).status).toBe(200);
  expect(await groups()).toMatchObject([{ name: wish.name, users: students.map(() => ({})) }]);
});
