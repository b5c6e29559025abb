import { expect, test } from 'vitest';
import { invitationsPayload } from '@fracht/protocol';
import { school } from '../../../test/support/school.ts';
import { type Login, testApp, type TestApp } from '../../../test/support/test-app.ts';

const JAN = { email: 'jan@dom.test', first_name: 'Janek', last_name: 'Z listy' };

/** A school, and Jan Żak, who registered by himself. */
async function withJan() {
  const app = await testApp();
  const made = await school(app);
  const id = await app.person({ email: JAN.email, first_name: 'Jan', last_name: 'Żak' });
  const add = (login: Login, more: object = {}) => app.call('POST', 'user/add/', { ...JAN, ...more }, login);
  return { app, ...made, id, jan: await app.logIn(JAN.email), add };
}

async function invitationsOf(app: TestApp, login: Login) {
  return invitationsPayload.parse((await app.call('GET', 'user/invitations/', undefined, login)).payload);
}

const answer = (app: TestApp, login: Login, id: string, accept: boolean) =>
  app.call('PATCH', 'user/answer-invitation/', { id, accept }, login);

test('[PPL-4] a student who registered alone is invited, and stays the own master until the invitation is accepted', async () => {
  const { app, id, jan, add, group, logins } = await withJan();
  const added = await add(logins.TEACHER, { group, password: 'haslo od wykladowcy' });
  expect(added).toMatchObject({ status: 200, message: { code: 'USER_INVITED' } });
  expect(added.payload).toMatchObject({ ...JAN, id, group: null, invited: true, active: false });
  const edit = await app.call('PATCH', 'user/edit/', { id, email: 'inny@dom.test' }, logins.TEACHER);
  const removal = await app.call('DELETE', `user/delete/${id}`, undefined, logins.TEACHER);
  const codes = await app.call('POST', 'user/codes/', { users: [id] }, logins.TEACHER);
  const move = await app.call('PATCH', 'user/move/', { users: [id], group }, logins.TEACHER);
  const together = await app.call('POST', 'group/add/', { name: 'Nowa', users: [id] }, logins.TEACHER);
  expect([edit, removal, codes, move, together].map(({ status }) => status)).toEqual([403, 403, 422, 422, 422]);
  expect(await app.context.storage.users.find(id)).toMatchObject({ email: JAN.email, last_name: 'Żak', teacher: null });
  expect((await app.call('GET', 'user/data/', undefined, jan)).payload).toMatchObject({ group: null });
});

test('[PPL-4] both sides see the invitation: the student who invites, the lecturer whom, by what each knows', async () => {
  const { app, id, jan, add, group, logins, teacher } = await withJan();
  await add(logins.TEACHER, { group });
  await add(logins.TEACHER, { group });
  const [mine, ...more] = await invitationsOf(app, jan);
  expect(more).toEqual([]);
  expect(mine).toMatchObject({ id: teacher, groupName: expect.any(String) });
  expect(mine?.email).toBeUndefined();
  expect(await invitationsOf(app, logins.TEACHER)).toMatchObject([{ ...JAN, id }]);
  expect(await invitationsOf(app, logins.OTHER)).toEqual([]);
  const letters = (await app.context.storage.mail.all()).filter(({ recipient }) => recipient === JAN.email);
  expect(letters).toMatchObject([{ text: expect.stringContaining('http://gra.test/panel/student/group') }]);
});

test('[PPL-4] who accepts comes into the group; all other invitations end', async () => {
  const { app, id, jan, add, group, logins, teacher } = await withJan();
  await add(logins.TEACHER, { group });
  await add(logins.OTHER);
  expect(await answer(app, jan, teacher, true)).toMatchObject({
    status: 200,
    message: { code: 'INVITATION_ACCEPTED' },
  });
  expect(await app.context.storage.users.find(id)).toMatchObject({ teacher, group, last_name: 'Żak' });
  expect([await invitationsOf(app, jan), await invitationsOf(app, logins.OTHER)]).toEqual([[], []]);
  expect(await add(logins.OTHER)).toMatchObject({ status: 422 });
  const edit = await app.call('PATCH', 'user/edit/', { id, last_name: 'Żak-Nowy' }, logins.TEACHER);
  expect(edit.status).toBe(200);
});

test('[PPL-4] who declines stays free; what is withdrawn or was never sent cannot be accepted', async () => {
  const { app, id, jan, add, logins, teacher } = await withJan();
  await add(logins.TEACHER);
  expect(await answer(app, jan, teacher, false)).toMatchObject({ message: { code: 'INVITATION_DECLINED' } });
  expect((await answer(app, jan, teacher, true)).status).toBe(404);
  await add(logins.TEACHER);
  const withdraw = (login: Login) => app.call('DELETE', `user/withdraw-invitation/${id}`, undefined, login);
  expect((await withdraw(logins.OTHER)).status).toBe(404);
  expect((await withdraw(logins.TEACHER)).message?.code).toBe('INVITATION_WITHDRAWN');
  expect((await answer(app, jan, teacher, true)).status).toBe(404);
  expect((await app.context.storage.users.find(id))?.teacher).toBeNull();
});

test('[PPL-4] a file that names such an account invites its owner; a dry run invites nobody', async () => {
  const { app, id, jan, logins, teacher } = await withJan();
  const send = (dryRun: boolean) => app.call('POST', 'user/import/', { rows: [JAN], dryRun }, logins.TEACHER);
  expect((await send(true)).payload).toMatchObject({ skipped: 1, rows: [{ reason: { code: 'INVITED' } }] });
  expect(await invitationsOf(app, jan)).toEqual([]);
  expect((await send(false)).payload).toMatchObject({ added: 0, skipped: 1 });
  expect(await invitationsOf(app, jan)).toMatchObject([{ id: teacher }]);
  expect((await app.context.storage.users.find(id))?.teacher).toBeNull();
});

test('[PPL-4] an erased person invites nobody and is invited nowhere; a group that is gone leads into none', async () => {
  const { app, id, jan, add, group, logins, teacher } = await withJan();
  await add(logins.TEACHER, { group });
  await add(logins.OTHER);
  expect((await app.call('DELETE', `group/delete/${group}`, undefined, logins.TEACHER)).status).toBe(200);
  const other = (await invitationsOf(app, jan)).find((one) => one.id !== teacher)?.id ?? '';
  expect((await app.call('DELETE', `user/delete/${other}`, undefined, logins.ADMIN)).status).toBe(200);
  expect(await invitationsOf(app, jan)).toMatchObject([{ id: teacher, groupName: null }]);
  expect((await answer(app, jan, teacher, true)).status).toBe(200);
  expect(await app.context.storage.users.find(id)).toMatchObject({ teacher, group: null });
});
