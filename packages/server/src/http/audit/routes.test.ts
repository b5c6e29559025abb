import { auditEntryPayload, auditPayload, type AuditKind } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { aWebp } from '../../../test/support/a-webp.ts';
import { school, type School } from '../../../test/support/school.ts';
import { testApp, type TestApp } from '../../../test/support/test-app.ts';
import { currentCurriculum } from '../../commands/save-curriculum.ts';
import { tellChanges } from '../../commands/tell-changes.ts';

const DAY = 86_400_000;

async function aSchool(): Promise<{ readonly app: TestApp; readonly made: School }> {
  const app = await testApp();
  // Changes that came from no call were made by the server, timed by the machine's own clock: all calls come after them.
  app.pass(3650 * DAY);
  return { app, made: await school(app) };
}

async function list({ call }: TestApp, { logins }: School, query = '') {
  const { payload } = await call('GET', `audit/get-list/?${query}`, undefined, logins.ADMIN);
  return auditPayload.parse(payload).lines;
}

/** The newest change of a kind, field by field. */
async function newest(app: TestApp, made: School, kind: AuditKind) {
  const [line] = await list(app, made, `kind=${kind}`);
  if (line === undefined) throw new Error(`no change of a ${kind}`);
  const { payload } = await app.call('GET', `audit/get/${line.seq}`, undefined, made.logins.ADMIN);
  return auditEntryPayload.parse(payload);
}

async function undo({ call }: TestApp, { logins }: School, seq: number, follows?: number | null) {
  const { status, message } = await call('POST', 'audit/undo/', { seq, follows: follows ?? undefined }, logins.ADMIN);
  return { status, code: message?.code };
}

function saveStage({ call, pass }: TestApp, { logins }: School, value: string) {
  pass(1000);
  return call('PATCH', 'game/update-stages/', { stages: [{ id: 2, value }] }, logins.TEACHER);
}

test('[AUD-1] [AUD-5] an admin reads who changed a person, with names in the place of ids', async () => {
  const { app, made } = await aSchool();
  const [zofia] = made.students;
  app.pass(1000);
  await app.call('PATCH', 'user/edit/', { id: zofia, last_name: 'Nowa' }, made.logins.TEACHER);
  const [line] = await list(app, made, 'text=w%C4%85s');
  expect(line).toMatchObject({ actor: { first_name: 'Jan', last_name: 'Kos' }, call: 'editUser', label: 'Zofia Nowa' });
  expect(await newest(app, made, 'USER')).toMatchObject({
    changes: [{ field: 'last_name', before: 'Wąs', after: 'Nowa' }],
    undo: null,
  });
  app.pass(1000);
  await app.call('PATCH', 'group/edit/', { id: made.group, users: [zofia] }, made.logins.TEACHER);
  expect((await newest(app, made, 'GROUP')).changes).toEqual([
    { field: 'members', before: expect.stringMatching(/Łucja Żak/u), after: 'Zofia Nowa' },
  ]);
  expect(await list(app, made, 'until=1')).toEqual([]);
});

test('[AUD-5] [VAL-6] two students of one name are told apart, in the list and among the members of a group', async () => {
  const { app, made } = await aSchool();
  const [zofia, lucja] = made.students;
  app.pass(1000);
  await app.call('PATCH', 'user/edit/', { id: lucja, first_name: 'Zofia', last_name: 'Wąs' }, made.logins.TEACHER);
  await app.call('PATCH', 'group/edit/', { id: made.group, users: [zofia] }, made.logins.TEACHER);
  const { changes } = await newest(app, made, 'GROUP');
  const members = changes.map(({ before }) => before ?? '').join('\n');
  expect(members).toMatch(/Zofia Wąs \(\d, zofia@szkola\.test\)/u);
  expect(members).toMatch(/Zofia Wąs \(\d, lucja@szkola\.test\)/u);
  const labels = (await list(app, made, 'kind=USER')).map(({ label }) => label);
  expect(labels.filter((label) => label.startsWith('Zofia Wąs')).toSorted()).toEqual(
    expect.arrayContaining([expect.stringMatching(/lucja@/u), expect.stringMatching(/zofia@/u)]),
  );
});

test('[AUD-6] a text is undone while nothing newer is there that the admin has not seen, and that is a change too', async () => {
  const { app, made } = await aSchool();
  await saveStage(app, made, 'Raz');
  const first = await newest(app, made, 'STAGE');
  expect(first.undo).toEqual({ follows: 1, isLatest: true });
  await saveStage(app, made, 'Dwa');
  expect(await undo(app, made, first.seq, 1)).toEqual({ status: 409, code: 'CHANGED_MEANWHILE' });
  const second = await newest(app, made, 'STAGE');
  app.pass(1000);
  expect(await undo(app, made, second.seq, 2)).toEqual({ status: 200, code: 'CHANGE_UNDONE' });
  expect((await app.context.storage.content.stages())[0]).toMatchObject({ id: 2, value: 'Raz' });
  expect(await newest(app, made, 'STAGE')).toMatchObject({
    call: 'undoAudit',
    role: 'ADMIN',
    isNotable: false,
    changes: [{ field: 'value', before: 'Dwa', after: 'Raz' }],
    undo: { follows: 3, isLatest: true },
  });
  expect(await undo(app, made, 1_000_000)).toEqual({ status: 404, code: 'NOT_FOUND' });
});

test('[AUD-6] a situation that was changed, added or removed is as it was before', async () => {
  const { app, made } = await aSchool();
  const { storage } = app.context;
  const value = JSON.stringify([{ type: 'TIME', value: 30 }]);
  const save = (fields: object) => {
    app.pass(1000);
    return app.call('PATCH', 'game/save-accident/', fields, made.logins.TEACHER);
  };
  const names = async () => (await storage.library.all('ACCIDENT')).map(({ item }) => item.name);
  const before = await names();
  await save({ name: 'Korek', value, active: 1 });
  const added = await newest(app, made, 'SCENARIO');
  await save({ id: added.object, name: 'Mgła' });
  const changed = await newest(app, made, 'SCENARIO');
  expect(changed).toMatchObject({
    isNotable: true,
    isNew: true,
    fields: ['name'],
    undo: { follows: 2, isLatest: true },
  });
  app.pass(1000);
  expect(await undo(app, made, changed.seq, 7)).toEqual({ status: 409, code: 'CHANGED_MEANWHILE' });
  expect((await undo(app, made, changed.seq, 2)).status).toBe(200);
  expect(await storage.library.findAny(added.object)).toMatchObject({
    item: { name: 'Korek' },
    active: true,
    version: 3,
  });
  app.pass(1000);
  await app.call('DELETE', `game/remove-event/${added.object}`, undefined, made.logins.TEACHER);
  const removed = await newest(app, made, 'SCENARIO');
  app.pass(1000);
  expect((await undo(app, made, removed.seq)).status).toBe(200);
  expect(await newest(app, made, 'SCENARIO')).toMatchObject({ action: 'RESTORED', undo: null });
  expect(await undo(app, made, removed.seq)).toEqual({ status: 404, code: 'NOT_FOUND' });
  app.pass(1000);
  expect((await undo(app, made, added.seq, 3)).status).toBe(200);
  expect(await names()).toEqual(before);
});

test('[AUD-6] a situation that was moved is back before the one before which it stood, unless that one is gone', async () => {
  const { app, made } = await aSchool();
  const { library } = app.context.storage;
  const [first = '', second = '', ...others] = (await library.all('ACCIDENT')).map(({ item }) => item.id);
  const last = others.at(-1) ?? '';
  const order = () => library.order(first);
  const move = async (id: string, before: string | null) => {
    app.pass(1000);
    await app.call('PATCH', 'game/move-event/', { id, before }, made.logins.TEACHER);
    return newest(app, made, 'SCENARIO');
  };
  const name = (await library.findAny(second))?.item.name;
  const moved = await move(first, null);
  expect(moved).toMatchObject({ isNotable: true, undo: { isLatest: true } });
  expect(moved.changes).toContainEqual({ field: 'next', before: name, after: null });
  const other = await move(last, second);
  expect(await undo(app, made, moved.seq, moved.undo?.follows)).toEqual({ status: 409, code: 'CHANGED_MEANWHILE' });
  expect(await order()).toEqual([last, second, ...others.slice(0, -1), first]);
  app.pass(1000);
  expect(await undo(app, made, other.seq, other.undo?.follows)).toEqual({ status: 200, code: 'CHANGE_UNDONE' });
  app.pass(1000);
  expect((await undo(app, made, moved.seq, moved.undo?.follows)).status).toBe(200);
  expect(await order()).toEqual([first, second, ...others]);
  await move(first, null);
  await app.call('PATCH', 'game/save-accident/', { id: first, name: 'Nowa nazwa' }, made.logins.TEACHER);
  const [, again] = await list(app, made, 'kind=SCENARIO');
  await app.call('DELETE', `game/remove-event/${second}`, undefined, made.logins.TEACHER);
  expect(await undo(app, made, again?.seq ?? 0)).toEqual({ status: 409, code: 'ORDER_GONE' });
  expect(await order()).toEqual([...others, first]);
  expect(await library.findAny(first)).toMatchObject({ item: { name: 'Nowa nazwa' } });
});

test('[AUD-6] [BIN-5] a picture that was removed, added or described anew by a lecturer is as it was before', async () => {
  const { app, made } = await aSchool();
  const { images } = app.context.storage;
  const { TEACHER } = made.logins;
  const name = 'abcdefgh12345678.webp';
  const bytes = aWebp(Buffer.from('obraz'));
  await images.keep(name, bytes, 9);
  const added = await newest(app, made, 'PICTURE');
  const describe = async (alt: string) => {
    app.pass(1000);
    await app.call('PATCH', 'game/save-event-image/', { name, alt }, TEACHER);
    return newest(app, made, 'PICTURE');
  };
  await describe('Most');
  const changed = await describe('Nic');
  expect(changed).toMatchObject({ isNotable: true, fields: ['alt'], undo: { isLatest: true } });
  await describe('Coś');
  expect(await undo(app, made, changed.seq, changed.undo?.follows)).toEqual({ status: 409, code: 'CHANGED_MEANWHILE' });
  expect(await images.alt(name)).toBe('Coś');
  app.pass(1000);
  expect(await undo(app, made, changed.seq)).toEqual({ status: 200, code: 'CHANGE_UNDONE' });
  expect(await images.alt(name)).toBe('Most');
  app.pass(1000);
  await app.call('DELETE', `game/remove-event-image/${name}`, undefined, TEACHER);
  const removed = await newest(app, made, 'PICTURE');
  expect(removed).toMatchObject({ action: 'REMOVED', isNotable: true, undo: { isLatest: true } });
  expect((await app.app.inject(`/pictures/${name}`)).statusCode).toBe(404);
  app.pass(1000);
  expect((await undo(app, made, removed.seq)).status).toBe(200);
  expect((await app.app.inject(`/pictures/${name}`)).rawPayload).toEqual(bytes);
  expect(await newest(app, made, 'PICTURE')).toMatchObject({ action: 'RESTORED', label: 'Most', undo: null });
  app.pass(1000);
  expect((await undo(app, made, added.seq)).status).toBe(200);
  expect([...(await images.names())]).toEqual([]);
  expect(await app.context.storage.bin.find(name)).toMatchObject({ kind: 'PICTURE', name: 'Most' });
});

test('[AUD-6] [AUD-7] a lecturer’s change of the curriculum is told, and what it touched is undone to what was before', async () => {
  const { app, made } = await aSchool();
  await app.context.storage.days.see('2026-11-21', 0);
  const save = async (units: string[], isConfirmed: boolean) => {
    app.pass(1000);
    await app.call('PATCH', 'curriculum/save/', { competence: 'WINDOWS', units, isConfirmed }, made.logins.TEACHER);
    return newest(app, made, 'CURRICULUM');
  };
  const present = async () => {
    const one = (await currentCurriculum(app.context)).find(({ competence }) => competence === 'WINDOWS');
    return { units: one?.units, isConfirmed: one?.isConfirmed, version: one?.version };
  };
  const proposal = (await present()).units;
  const added = await save(['SPL.05.3 Terminy'], true);
  expect(added).toMatchObject({ isNotable: true, isNew: true, undo: { follows: 1, isLatest: true } });
  const changed = await save(['Nic'], true);
  expect(changed).toMatchObject({ fields: ['units'], undo: { follows: 2, isLatest: true } });
  const withdrawn = await save(['Nic'], false);
  expect(withdrawn).toMatchObject({ fields: ['confirmed'], undo: { follows: 3, isLatest: true } });
  expect(await undo(app, made, changed.seq, 2)).toEqual({ status: 409, code: 'CHANGED_MEANWHILE' });
  expect(await present()).toEqual({ units: ['Nic'], isConfirmed: false, version: 3 });
  app.pass(1000);
  expect(await undo(app, made, changed.seq, 3)).toEqual({ status: 200, code: 'CHANGE_UNDONE' });
  expect(await present()).toEqual({ units: ['SPL.05.3 Terminy'], isConfirmed: false, version: 4 });
  expect(await newest(app, made, 'CURRICULUM')).toMatchObject({ call: 'undoAudit', isNotable: false });
  app.pass(1000);
  expect((await undo(app, made, withdrawn.seq, 4)).status).toBe(200);
  expect(await present()).toEqual({ units: ['SPL.05.3 Terminy'], isConfirmed: true, version: 5 });
  app.pass(1000);
  expect((await undo(app, made, added.seq)).status).toBe(200);
  expect(await present()).toEqual({ units: proposal, isConfirmed: false, version: 6 });
  await tellChanges(app.context);
  const letters = (await app.context.storage.mail.all()).filter(({ subject }) => subject.includes('cała szkoła'));
  expect(letters).toMatchObject([{ text: expect.stringMatching(/3\szmiany/u) }]);
});

test('[AUD-6] what today would be refused is not undone', async () => {
  const { app, made } = await aSchool();
  const faulty = { id: 'pusta', name: 'Pusta', effects: [], types: ['ST'], lands: ['PL'] } as const;
  const { library } = app.context.storage;
  await library.save('ACCIDENT', faulty, true, 0, null);
  const whole = { ...faulty, name: 'Pełna', effects: [{ type: 'TIME', value: 30 }] } as const;
  await app.call(
    'PATCH',
    'game/save-accident/',
    { ...whole, value: JSON.stringify(whole.effects) },
    made.logins.TEACHER,
  );
  const { seq, undo: way } = await newest(app, made, 'SCENARIO');
  expect(await undo(app, made, seq, way?.follows)).toEqual({ status: 409, code: 'SITUATION_FAULTY' });
  expect(await library.findAny('pusta')).toMatchObject({ item: { name: 'Pełna' } });
});

test('[AUD-7] a lecturer’s change counts until an admin has looked, and admins get one letter about it', async () => {
  const { app, made } = await aSchool();
  const count = async () => (await app.call('GET', 'audit/get-unseen/', undefined, made.logins.ADMIN)).payload;
  await app.context.storage.days.see('2026-11-21', 0);
  await saveStage(app, made, 'Raz');
  await saveStage(app, made, 'Dwa');
  expect(await count()).toEqual({ count: 2 });
  await tellChanges(app.context);
  await tellChanges(app.context);
  const letters = (await app.context.storage.mail.all()).filter(({ subject }) => subject.includes('cała szkoła'));
  expect(letters).toMatchObject([{ recipient: 'admin@szkola.test', text: expect.stringMatching(/2\szmiany/u) }]);
  expect(letters[0]?.text).toContain('http://gra.test/panel/admin/audit');
  const [last] = await list(app, made, 'kind=STAGE');
  expect(last?.isNew).toBe(true);
  const seen = await app.call('POST', 'audit/seen/', { seq: last?.seq }, made.logins.ADMIN);
  expect(seen.payload).toEqual({ count: 0 });
  expect((await list(app, made, 'kind=STAGE')).map(({ isNotable, isNew }) => ({ isNotable, isNew }))).toEqual([
    { isNotable: true, isNew: false },
    { isNotable: true, isNew: false },
  ]);
});
